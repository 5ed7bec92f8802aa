import { createContext } from '~/server/api/trpc';
import { requireAdmin } from '~/server/auth/require-admin';
import { AppError } from '~/server/errors';
import { limit } from '~/server/rate-limit';
import { storePicture } from '~/server/services/pictures';
import { errorAnswer, jsonAnswer, requestIdOf } from './answer';
import { refuseForeign } from './guard';

/** 5 MB, as the screens say (C177). */
const mostBytes = 5 * 1024 * 1024;

/** `POST /api/upload`: an administrator sends one picture in the multipart field `file` (C207). @returns `{success, fileUrl}` */
export async function handleUpload(request: Request): Promise<Response> {
  try {
    refuseForeign(request);
    const { user } = requireAdmin(await createContext(request.headers).session());
    const file = await fileOf(request);
    await limit('upload', String(user.id));
    const { url } = await storePicture(Buffer.from(await file.arrayBuffer()));
    return jsonAnswer({ success: true, fileUrl: url });
  } catch (error) {
    return errorAnswer(error, requestIdOf(request.headers));
  }
}

async function fileOf(request: Request): Promise<File> {
  if (!/^multipart\/form-data\s*;/i.test(request.headers.get('content-type') ?? '')) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Kirim gambar sebagai multipart/form-data');
  }
  const form = await request.formData().catch(() => {
    throw new AppError('BAD_REQUEST', 'Isi formulir tidak dapat dibaca');
  });
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) throw new AppError('BAD_REQUEST', 'Tidak ada file yang dikirim');
  if (file.size > mostBytes) throw new AppError('PAYLOAD_TOO_LARGE', 'Ukuran file maksimal 5 MB');
  return file;
}
