import { z } from 'zod';
import { email, text } from './text';

/** What a person never fills in, and how long they took: suspected spam goes to its own list and is never refused. */
export const spamTrapFields = {
  website: z.string().max(2000).optional(),
  elapsedMs: z.number().min(0).optional(),
};

export const sendMessageSchema = z.object({
  name: text(100, 'Nama lengkap harus diisi'),
  email,
  whatsapp: z
    .preprocess(
      (value) => value ?? '',
      text(30).refine((value) => value === '' || /^[+\d][\d\s().-]{7,}$/.test(value), 'Nomor WhatsApp tidak valid'),
    )
    .optional(),
  subject: text(200, 'Subjek harus diisi'),
  message: text(5000, 'Pesan harus diisi'),
  ...spamTrapFields,
});
