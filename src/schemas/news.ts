import { z } from 'zod';
import { date, id, text, url, version } from './text';

/** The categories the specification names; an administrator may add others. */
export const newsCategories = ['Artikel', 'Event', 'Komunitas'] as const;

const fields = {
  title: text(200, 'Judul harus diisi'),
  date: date('Tanggal harus diisi'),
  category: text(50, 'Kategori harus diisi'),
  content: text(100_000, 'Isi harus diisi'),
  excerpt: text(500, 'Ringkasan harus diisi'),
  imageUrl: url('URL gambar harus diisi'),
};

export const createNewsSchema = z.object({ ...fields, category: fields.category.default('Artikel') });

export const updateNewsSchema = z.object(fields).partial().extend({ id, version });

/** A page of the public list (C073–C079, C138–C139, C235). */
export const newsPageSchema = z.strictObject({
  search: text(100).default(''),
  category: text(50).default(''),
  page: z.number().int().min(1).max(1_000_000).default(1),
});
