import sharp from 'sharp';
import { AppError } from '~/server/errors';

/** One decode uses one thread; two run at a time, so that pictures never starve the pages. */
sharp.concurrency(1);
const atOnce = 2;
const pixelLimit = 40_000_000;
const secondsLimit = 20;

/** Widths that are kept besides the picture's own, which is at most the last. */
const narrower = [320, 640, 960];
const widest = 1600;

export type PictureFiles = { width: number; height: number; widths: number[]; blur: string; files: { width: number; bytes: Buffer }[] };

/**
 * Decodes a picture and makes what is kept of it: upright, without metadata, as WebP in several widths, with a blurred stand-in.
 * @param bytes a JPEG, PNG, WebP or AVIF, told by its first bytes
 * @throws BAD_REQUEST for everything else: other formats, damaged files, more than 40 megapixels
 */
export async function makePicture(bytes: Buffer): Promise<PictureFiles> {
  const format = formatOf(bytes);
  if (!format) throw new AppError('BAD_REQUEST', 'File harus berupa gambar JPEG, PNG, WebP, atau AVIF');
  return inTurn(async () => {
    try {
      const { format: decoded, compression } = await sharp(bytes, { limitInputPixels: pixelLimit }).metadata();
      if (decoded !== format || (decoded === 'heif' && compression !== 'av1')) throw new Error(`${format} holds ${decoded}`);
      return await encode(bytes);
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError('BAD_REQUEST', 'Gambar tidak dapat dibaca: file rusak atau terlalu besar');
    }
  });
}

async function encode(bytes: Buffer): Promise<PictureFiles> {
  const upright = await sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'error', pages: 1 })
    .timeout({ seconds: secondsLimit })
    .rotate()
    .resize({ width: widest, height: widest * 2, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = upright.info;
  const raw = () => sharp(upright.data, { raw: { width, height, channels } });
  const widths = [...narrower.filter((narrow) => narrow < width), width];
  const files = [];
  for (const target of widths)
    files.push({ width: target, bytes: await raw().resize({ width: target }).webp({ quality: 78, effort: 3 }).toBuffer() });
  const tiny = await raw().resize({ width: 12 }).blur(1).webp({ quality: 40 }).toBuffer();
  return { width, height, widths, blur: `data:image/webp;base64,${tiny.toString('base64')}`, files };
}

/** What a file says it is in its first bytes, in sharp's words. */
function formatOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'heif' | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 12) === 'ftypavif') return 'heif';
  return undefined;
}

let running = 0;
const queue: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => queue.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    queue.shift()?.();
  }
}
