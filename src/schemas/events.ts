import { z } from 'zod';
import { date, id, idLike, text, url, version } from './text';

const fields = {
  title: text(200, 'Judul harus diisi'),
  date: date('Tanggal harus diisi'),
  time: text(100, 'Waktu harus diisi'),
  location: text(500, 'Lokasi harus diisi'),
  fee: text(100, 'Biaya harus diisi'),
  imageUrl: url('URL gambar harus diisi'),
  organizationId: idLike.nullable(),
};

export const createEventSchema = z.object({ ...fields, organizationId: fields.organizationId.default(null) });

export const updateEventSchema = z.object(fields).partial().extend({ id, version });

export const eventTabs = ['upcoming', 'past'] as const;

/** A page of the public list (C066–C071, C137, C235). */
export const eventPageSchema = z.strictObject({
  tab: z.enum(eventTabs).default('upcoming'),
  page: z.number().int().min(1).max(1_000_000).default(1),
});
