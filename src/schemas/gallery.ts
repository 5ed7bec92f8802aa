import { z } from 'zod';
import { date, id, text, url, version } from './text';

/** The categories the specification names; an administrator may add others (C181). */
export const galleryCategories = ['Event', 'Aktivitas Komunitas', 'Kompetisi', 'Kegiatan KORMI', 'Lainnya'] as const;

/** Most pictures of one bulk upload (C178). */
export const bulkLimit = 20;

const fields = {
  title: text(200, 'Judul harus diisi'),
  category: text(50, 'Kategori harus diisi'),
  imageUrl: url('URL gambar harus diisi'),
  date: date('Tanggal harus diisi'),
};

export const createGalleryItemSchema = z.object(fields);

export const updateGalleryItemSchema = z.object(fields).partial().extend({ id, version });

export const createGalleryBulkSchema = z.object({
  title: fields.title,
  category: fields.category,
  date: fields.date,
  imageUrls: z
    .array(fields.imageUrl, 'Minimal satu gambar harus diunggah')
    .min(1, 'Minimal satu gambar harus diunggah')
    .max(bulkLimit, 'Terlalu banyak file'),
});

/** A stretch of the public grid, newest first (C241). */
export const galleryPageSchema = z.strictObject({
  category: text(50).default(''),
  offset: z.number().int().min(0).max(10_000_000).default(0),
  limit: z.number().int().min(1).max(100).default(50),
});
