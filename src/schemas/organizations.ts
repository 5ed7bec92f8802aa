import { z } from 'zod';
import { id, idLike, text, url, version } from './text';

/** The icons that ship with the site (C126); any other icon is a path or URL of an image, or shows the running icon (C127). */
export const builtInIcons = ['bicycle', 'running', 'spa', 'hiking', 'table-tennis', 'swimmer'] as const;

const fields = {
  name: text(150, 'Nama harus diisi'),
  sportCategoryId: z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value),
    z.number('Kategori olahraga harus dipilih').int().min(1, 'Kategori olahraga harus dipilih').max(2_147_483_647),
  ),
  isOkb: z.boolean(),
  location: text(500, 'Lokasi harus diisi'),
  schedule: text(300, 'Jadwal harus diisi'),
  contact: text(200, 'Kontak harus diisi'),
  icon: text(2000, 'Ikon harus diisi'),
  about: text(10_000),
  documentUrl: url(),
};

export const createOrganizationSchema = z.object({
  ...fields,
  isOkb: fields.isOkb.default(true),
  about: fields.about.default(''),
  documentUrl: fields.documentUrl.default(''),
});

export const updateOrganizationSchema = z.object(fields).partial().extend({ id, version });

/** A page of the public list (C049–C054, C132–C136). */
export const organizationPageSchema = z.strictObject({
  isOkb: z.boolean().default(true),
  search: text(100).default(''),
  /** A category name, compared in lower case (C152). */
  category: text(100).default(''),
  page: z.number().int().min(1).max(1_000_000).default(1),
});

export const createSportCategorySchema = z.object({ name: text(100, 'Nama kategori diperlukan') });

export const organizationIdSchema = z.strictObject({ id: idLike });
