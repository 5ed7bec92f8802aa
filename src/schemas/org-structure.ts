import { z } from 'zod';
import { id, text, version } from './text';

const fields = {
  name: text(150, 'Nama tidak boleh kosong'),
  position: text(150, 'Jabatan tidak boleh kosong'),
  order: z.number('Urutan harus bilangan bulat').int('Urutan harus bilangan bulat').min(0, 'Urutan minimal 0').max(1_000_000, 'Urutan terlalu besar'),
};

export const createMemberSchema = z.object(fields);

export const updateMemberSchema = z.object(fields).partial().extend({ id, version });

/** The members in their new order. */
export const reorderMembersSchema = z.strictObject({ ids: z.array(id).min(1).max(1000) });
