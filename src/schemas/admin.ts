import { z } from 'zod';
import { id, text } from './text';

const loginRequired = 'Username dan password harus diisi';

export const loginSchema = z.object({
  username: z.string(loginRequired).min(1, loginRequired).max(200),
  password: z.string(loginRequired).min(1, loginRequired).max(200),
  captchaId: z.string().max(100).optional(),
  captchaAnswer: z.union([z.number(), z.string().max(10)]).optional(),
});

export const verifyPasswordSchema = z.object({ password: z.string('Password harus diisi').min(1, 'Password harus diisi').max(200) });

/** The entities of delete-all with the label that its phrase ends with (C176, C211). */
export const deleteAllLabels = {
  organizations: 'KOMUNITAS',
  news: 'BERITA',
  events: 'EVENT',
  gallery: 'GALERI',
  messages: 'PESAN',
  'join-requests': 'PERMINTAAN GABUNG',
  'org-structure': 'STRUKTUR',
} as const;

export type DeletableEntity = keyof typeof deleteAllLabels;
export const deletableEntities = Object.keys(deleteAllLabels) as [DeletableEntity, ...DeletableEntity[]];

/** The phrase that has to be typed to delete all rows of an entity. */
export const deleteAllPhrase = (entity: DeletableEntity) => `HAPUS SEMUA ${deleteAllLabels[entity]}`;

export const deleteAllSchema = z.object({
  entity: z.enum(deletableEntities),
  password: z.string().min(1).max(200).optional(),
  confirmation: z.string().max(200).optional(),
});

export const changePasswordSchema = z.object({
  currentPassword: z.string().min(1, 'Password saat ini harus diisi').max(200),
  newPassword: z.string().min(12, 'Password minimal 12 karakter').max(200, 'Password maksimal 200 karakter'),
});

/** What the trash holds: the seven entities of delete-all, and the sport categories. */
export const trashEntities = [...deletableEntities, 'sport-categories'] as const;
export type TrashEntity = (typeof trashEntities)[number];

export const trashPageSchema = z.strictObject({
  search: text(100).default(''),
  entity: z.enum(trashEntities).optional(),
  page: z.number().int().min(1).max(1_000_000).default(1),
});

export const restoreSchema = z.union([z.strictObject({ batch: z.uuid() }), z.strictObject({ entity: z.enum(trashEntities), id })]);

/** Whose data is looked for: an e-mail address or a phone number, exactly. */
export const personSchema = z.strictObject({
  who: text(254, 'Isi email atau nomor telepon').pipe(z.string().min(6, 'Isi email atau nomor telepon')),
});
