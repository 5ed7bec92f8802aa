import { z } from 'zod';
import { email, text, url } from './text';

const phone = text(30, 'Nomor telepon harus diisi');

/** The site settings. A key that was never saved shows its example (decisions: redacted addresses and numbers). */
export const settingsSchema = z.object({
  address: text(300, 'Alamat harus diisi'),
  phone1: phone,
  phone2: phone,
  whatsapp: phone,
  email,
  /** The place of the map: an address, `lat,lng` or a maps link. */
  mapPlace: text(500, 'Lokasi peta harus diisi'),
  instagramUrl: url(),
  facebookUrl: url(),
  youtubeUrl: url(),
  tiktokUrl: url(),
  video1Url: url(),
  video2Url: url(),
  video3Url: url(),
  /** Days after which messages and join requests are purged; 0 keeps them. */
  retentionDays: z.coerce.number('Harus berupa angka').int().min(0).max(3650),
});

export type Settings = z.output<typeof settingsSchema>;

/** Shown until an administrator changes them; every one is recognisably an example. */
export const exampleSettings: Settings = {
  address: 'Jl. Contoh Olahraga No. 1, Kota Bandung, Jawa Barat 40111',
  phone1: '(022) 0000-0001',
  phone2: '(022) 0000-0002',
  whatsapp: '0812-0000-0000',
  email: 'info@kormi-bandung.example',
  mapPlace: 'Kota Bandung, Jawa Barat',
  instagramUrl: '',
  facebookUrl: '',
  youtubeUrl: '',
  tiktokUrl: '',
  video1Url: '',
  video2Url: '',
  video3Url: '',
  retentionDays: 730,
};
