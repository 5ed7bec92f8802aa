import { z } from 'zod';
import { spamTrapFields } from './contact';
import { email, idLike, text } from './text';

export const sendJoinRequestSchema = z.object({
  name: text(100, 'Nama lengkap harus diisi'),
  email,
  phone: text(20, 'Nomor telepon minimal 10 karakter').pipe(
    z.string().min(10, 'Nomor telepon minimal 10 karakter').regex(/^\d+$/, 'Nomor telepon hanya boleh berisi angka'),
  ),
  organizationId: z.preprocess((value) => (value === '' ? null : value), idLike.nullable().default(null)),
  /** Used only when `organizationId` is unknown; otherwise the name comes from the database. */
  organizationName: z.preprocess((value) => value ?? '', text(150)).default(''),
  message: z.preprocess((value) => value ?? '', text(2000)).default(''),
  ...spamTrapFields,
});
