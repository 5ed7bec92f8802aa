import { z } from 'zod';
import { isIsoDate } from '~/lib/dates';
import { safeUrl } from '~/lib/urls';

z.config(z.locales.id());

/** A lone surrogate or a NUL cannot be stored in PostgreSQL; neither comes from a keyboard. */
const isStorable = (value: string) => !/\p{Surrogate}|\0/u.test(value);

/**
 * The schema of every text that comes in: refuses NUL and lone surrogates, trims, normalises to NFC, bounds.
 * @param max in UTF-16 units, after trimming
 * @param required the message when nothing is left; without it an empty text is accepted
 */
export function text(max: number, required?: string) {
  return z
    .string(required)
    .refine(isStorable, 'Teks memuat karakter yang tidak dapat disimpan')
    .transform((value) => value.trim().normalize('NFC'))
    .pipe(
      z
        .string()
        .min(required ? 1 : 0, required)
        .max(max, `Maksimal ${max} karakter`),
    );
}

/** An id of a row: PostgreSQL's int4. */
export const id = z.number('Nomor tidak valid').int('Nomor tidak valid').min(1, 'Nomor tidak valid').max(2_147_483_647, 'Nomor tidak valid');

/** An id that may also come as numeric text, from a path or a select (C163). */
export const idLike = z.preprocess((value) => (typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value), id);

export const email = text(254, 'Email tidak valid').pipe(z.email('Email tidak valid'));

/** An ISO date, alone or with a time (C164, C182). */
export function date(required: string) {
  return text(40, required).refine(isIsoDate, 'Tanggal tidak valid, gunakan format TTTT-BB-HH');
}

const isUrlOrEmpty = (value: string) => value === '' || safeUrl(value) !== undefined;

/** A web address or a path of this site; with no message for `required`, empty is accepted. */
export function url(required?: string) {
  return text(2000, required).refine(isUrlOrEmpty, 'URL tidak valid, gunakan https://… atau /…');
}

/** The version that a form was filled from; a stale one is refused with 409. */
export const version = z.number().int().min(1).optional();

/** A page of an administrator's list. */
export const adminPage = z.strictObject({
  search: text(100).default(''),
  page: z.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.number().int().min(1).max(100).default(20),
  sort: z.string().max(30).optional(),
  descending: z.boolean().default(false),
});

export const ids = z.strictObject({ ids: z.array(id).min(1).max(1000) });

export type AdminPage = z.output<typeof adminPage>;

/** A row to delete, and the version it was seen in. */
export const rowVersion = z.object({ id: idLike, version });
