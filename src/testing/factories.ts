import { lastsUntil } from '~/lib/dates';
import { db, type Prisma } from '~/server/db';

let count = 0;
const next = () => {
  count += 1;
  return count;
};

/** Stored rows with believable values; each takes the fields that its test is about. */
export function createCategory(fields: Partial<Prisma.SportCategoryCreateInput> = {}) {
  return db.sportCategory.create({ data: { name: `Olahraga ${next()}`, ...fields } });
}

export async function createOrganization(fields: Partial<Prisma.OrganizationUncheckedCreateInput> = {}) {
  return db.organization.create({
    data: {
      name: `Komunitas ${next()}`,
      sportCategoryId: fields.sportCategoryId ?? (await createCategory()).id,
      location: 'Lapangan Tegallega',
      schedule: 'Minggu 06.00',
      contact: '0800-0000-0000',
      icon: 'running',
      ...fields,
    },
  });
}

export function createEvent({ date = '2030-01-15', ...fields }: Partial<Prisma.EventUncheckedCreateInput> = {}) {
  return db.event.create({
    data: {
      title: `Event ${next()}`,
      date,
      dateAt: lastsUntil(date),
      time: '06.00–09.00',
      location: 'Balai Kota',
      fee: 'Gratis',
      imageUrl: '/brand/fallback.svg',
      ...fields,
    },
  });
}

export function createNews({ date = '2026-01-15', ...fields }: Partial<Prisma.NewsUncheckedCreateInput> = {}) {
  return db.news.create({
    data: {
      title: `Berita ${next()}`,
      date,
      dateAt: lastsUntil(date),
      category: 'Artikel',
      content: 'Isi berita.',
      excerpt: 'Ringkasan.',
      imageUrl: '/brand/fallback.svg',
      ...fields,
    },
  });
}

export function createGalleryItem({ date = '2026-01-15', ...fields }: Partial<Prisma.GalleryItemUncheckedCreateInput> = {}) {
  return db.galleryItem.create({
    data: { title: `Foto ${next()}`, category: 'Event', date, dateAt: lastsUntil(date), imageUrl: '/brand/fallback.svg', ...fields },
  });
}

export function createMember(fields: Partial<Prisma.OrgStructureMemberUncheckedCreateInput> = {}) {
  const order = next();
  return db.orgStructureMember.create({ data: { name: `Pengurus ${order}`, position: `Bidang ${order}`, order, ...fields } });
}

export function createMessage(fields: Partial<Prisma.MessageUncheckedCreateInput> = {}) {
  return db.message.create({ data: { name: 'Warga', email: 'warga@contoh.example', subject: `Tanya ${next()}`, message: 'Halo', ...fields } });
}

export function createJoinRequest(fields: Partial<Prisma.JoinRequestUncheckedCreateInput> = {}) {
  return db.joinRequest.create({ data: { name: `Warga ${next()}`, email: 'warga@contoh.example', phone: '080000000000', ...fields } });
}
