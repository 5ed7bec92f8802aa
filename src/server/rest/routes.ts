import type { z } from 'zod';
import { deletableEntities, deleteAllSchema, loginSchema, verifyPasswordSchema } from '~/schemas/admin';
import { sendMessageSchema } from '~/schemas/contact';
import { createEventSchema, updateEventSchema } from '~/schemas/events';
import { createGalleryBulkSchema, createGalleryItemSchema } from '~/schemas/gallery';
import { sendJoinRequestSchema } from '~/schemas/join';
import { createNewsSchema, updateNewsSchema } from '~/schemas/news';
import { createMemberSchema, updateMemberSchema } from '~/schemas/org-structure';
import { createOrganizationSchema, createSportCategorySchema, updateOrganizationSchema } from '~/schemas/organizations';
import type { createCaller } from '~/server/api/root';

type Caller = ReturnType<typeof createCaller>;

/** What a row gets of a request; `body` is not validated yet, the procedure does that. */
export type RestInput = { params: Record<string, string>; body: Record<string, unknown>; version: number | undefined };

export type RestRoute = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** As the specification writes it. */
  path: string;
  /** Who may call it; the procedure decides, this says it in the documentation and before a body is read. */
  access: 'public' | 'admin';
  call: (caller: Caller, input: RestInput) => Promise<unknown>;
  /** What is answered when all went well; 200 unless said otherwise. */
  status?: number;
  /** The only fields of a row that leave the server (C111–C118). */
  fields?: readonly string[];
  /** The schema of the body, for the documentation. */
  body?: z.ZodType;
  summary: string;
};

const fields = {
  organizations: ['id', 'name', 'sportCategoryId', 'isOkb', 'location', 'schedule', 'contact', 'icon', 'about', 'documentUrl'],
  events: ['id', 'title', 'date', 'location', 'time', 'fee', 'imageUrl', 'organizationId'],
  news: ['id', 'title', 'date', 'category', 'content', 'excerpt', 'imageUrl'],
  gallery: ['id', 'title', 'category', 'imageUrl', 'date', 'createdAt'],
  messages: ['id', 'name', 'email', 'whatsapp', 'subject', 'message', 'createdAt'],
  joinRequests: ['id', 'name', 'email', 'phone', 'organizationId', 'organizationName', 'message', 'createdAt'],
  orgStructure: ['id', 'name', 'position', 'order'],
  sportCategories: ['id', 'name'],
} as const;

// The procedures check what they get; the table only hands it over.
// biome-ignore lint/suspicious/noExplicitAny: an unchecked body on its way to the schema that checks it
type Unchecked = any;

const row = ({ params, body, version }: RestInput): Unchecked => ({ ...body, id: Number(params.id), version });
const rowId = ({ params, version }: RestInput): Unchecked => ({ id: params.id, version });
const whole = ({ body }: RestInput): Unchecked => body;
const done = async (work: Promise<unknown>) => {
  await work;
  return { success: true };
};

/** The calls of the specification (section 7), row by row; what they do is in the procedures. `POST /api/upload` has a handler of its own. */
export const routes: RestRoute[] = [
  { method: 'GET', path: '/api/events', access: 'public', call: (api) => api.events.all(), fields: fields.events, summary: 'Semua event' },
  {
    method: 'POST',
    path: '/api/events',
    access: 'admin',
    call: (api, input) => api.events.create(whole(input)),
    status: 201,
    fields: fields.events,
    body: createEventSchema,
    summary: 'Tambah event',
  },
  {
    method: 'PATCH',
    path: '/api/events/{id}',
    access: 'admin',
    call: (api, input) => api.events.update(row(input)),
    fields: fields.events,
    body: updateEventSchema,
    summary: 'Ubah event',
  },
  {
    method: 'DELETE',
    path: '/api/events/{id}',
    access: 'admin',
    call: (api, input) => done(api.events.delete(rowId(input))),
    summary: 'Hapus event',
  },

  {
    method: 'GET',
    path: '/api/organizations',
    access: 'public',
    call: (api) => api.organizations.all(),
    fields: fields.organizations,
    summary: 'Semua komunitas',
  },
  {
    method: 'GET',
    path: '/api/organizations/{id}',
    access: 'public',
    call: (api, { params }) => api.organizations.byId({ id: params.id }),
    fields: fields.organizations,
    summary: 'Satu komunitas',
  },
  {
    method: 'POST',
    path: '/api/organizations',
    access: 'admin',
    call: (api, input) => api.organizations.create(whole(input)),
    status: 201,
    fields: fields.organizations,
    body: createOrganizationSchema,
    summary: 'Tambah komunitas',
  },
  {
    method: 'PATCH',
    path: '/api/organizations/{id}',
    access: 'admin',
    call: (api, input) => api.organizations.update(row(input)),
    fields: fields.organizations,
    body: updateOrganizationSchema,
    summary: 'Ubah komunitas',
  },
  {
    method: 'DELETE',
    path: '/api/organizations/{id}',
    access: 'admin',
    call: (api, input) => done(api.organizations.delete(rowId(input))),
    summary: 'Hapus komunitas',
  },

  {
    method: 'GET',
    path: '/api/sport-categories',
    access: 'public',
    call: (api) => api.organizations.categories(),
    fields: fields.sportCategories,
    summary: 'Semua kategori olahraga',
  },
  {
    method: 'POST',
    path: '/api/sport-categories',
    access: 'admin',
    call: (api, input) => api.organizations.createCategory(whole(input)),
    status: 201,
    fields: fields.sportCategories,
    body: createSportCategorySchema,
    summary: 'Tambah kategori olahraga',
  },
  {
    method: 'DELETE',
    path: '/api/sport-categories/{id}',
    access: 'admin',
    call: (api, input) => done(api.organizations.deleteCategory(rowId(input))),
    summary: 'Hapus kategori olahraga',
  },

  { method: 'GET', path: '/api/news', access: 'public', call: (api) => api.news.all(), fields: fields.news, summary: 'Semua berita' },
  {
    method: 'GET',
    path: '/api/news/{id}',
    access: 'public',
    call: (api, { params }) => api.news.byId({ id: params.id }),
    fields: fields.news,
    summary: 'Satu berita; ETag memuat versinya',
  },
  {
    method: 'POST',
    path: '/api/news',
    access: 'admin',
    call: (api, input) => api.news.create(whole(input)),
    status: 201,
    fields: fields.news,
    body: createNewsSchema,
    summary: 'Tambah berita',
  },
  {
    method: 'PATCH',
    path: '/api/news/{id}',
    access: 'admin',
    call: (api, input) => api.news.update(row(input)),
    fields: fields.news,
    body: updateNewsSchema,
    summary: 'Ubah berita',
  },
  { method: 'DELETE', path: '/api/news/{id}', access: 'admin', call: (api, input) => done(api.news.delete(rowId(input))), summary: 'Hapus berita' },

  { method: 'GET', path: '/api/gallery', access: 'public', call: (api) => api.gallery.all(), fields: fields.gallery, summary: 'Semua foto' },
  {
    method: 'GET',
    path: '/api/gallery/{category}',
    access: 'public',
    call: (api, { params }) => api.gallery.byCategory({ category: params.category ?? '' }),
    fields: fields.gallery,
    summary: 'Foto satu kategori, tanpa membedakan huruf besar',
  },
  {
    method: 'POST',
    path: '/api/gallery',
    access: 'admin',
    call: (api, input) => api.gallery.create(whole(input)),
    status: 201,
    fields: fields.gallery,
    body: createGalleryItemSchema,
    summary: 'Tambah foto',
  },
  {
    method: 'POST',
    path: '/api/gallery/bulk',
    access: 'admin',
    call: (api, input) => api.gallery.createBulk(whole(input)),
    status: 201,
    fields: fields.gallery,
    body: createGalleryBulkSchema,
    summary: 'Tambah beberapa foto sekaligus',
  },
  {
    method: 'DELETE',
    path: '/api/gallery/{id}',
    access: 'admin',
    call: (api, input) => done(api.gallery.delete(rowId(input))),
    summary: 'Hapus foto',
  },

  {
    method: 'GET',
    path: '/api/org-structure',
    access: 'public',
    call: (api) => api.orgStructure.all(),
    fields: fields.orgStructure,
    summary: 'Struktur pengurus menurut urutan',
  },
  {
    method: 'POST',
    path: '/api/org-structure',
    access: 'admin',
    call: (api, input) => api.orgStructure.create(whole(input)),
    status: 201,
    fields: fields.orgStructure,
    body: createMemberSchema,
    summary: 'Tambah pengurus',
  },
  {
    method: 'PATCH',
    path: '/api/org-structure/{id}',
    access: 'admin',
    call: (api, input) => api.orgStructure.update(row(input)),
    fields: fields.orgStructure,
    body: updateMemberSchema,
    summary: 'Ubah pengurus',
  },
  {
    method: 'DELETE',
    path: '/api/org-structure/{id}',
    access: 'admin',
    call: (api, input) => done(api.orgStructure.delete(rowId(input))),
    summary: 'Hapus pengurus',
  },
  {
    method: 'POST',
    path: '/api/org-structure/clear-duplicates',
    access: 'admin',
    call: (api) => api.orgStructure.clearDuplicates(),
    summary: 'Hapus jabatan ganda',
  },

  {
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    call: (api, input) => api.contact.send(whole(input)),
    status: 201,
    fields: fields.messages,
    body: sendMessageSchema,
    summary: 'Kirim pesan',
  },
  {
    method: 'POST',
    path: '/api/join',
    access: 'public',
    call: (api, input) => api.join.send(whole(input)),
    status: 201,
    fields: fields.joinRequests,
    body: sendJoinRequestSchema,
    summary: 'Minta bergabung dengan komunitas',
  },
  {
    method: 'GET',
    path: '/api/join-requests',
    access: 'admin',
    call: (api) => api.join.all(),
    fields: fields.joinRequests,
    summary: 'Semua permintaan gabung',
  },
  { method: 'GET', path: '/api/messages', access: 'admin', call: (api) => api.contact.all(), fields: fields.messages, summary: 'Semua pesan' },

  { method: 'GET', path: '/api/admin/user', access: 'admin', call: (api) => api.admin.user(), summary: 'Pengguna yang sedang masuk' },
  {
    method: 'POST',
    path: '/api/admin/login',
    access: 'public',
    call: (api, input) => api.admin.login(whole(input)),
    body: loginSchema,
    summary: 'Masuk; sesi ada di cookie',
  },
  { method: 'POST', path: '/api/admin/logout', access: 'public', call: (api) => api.admin.logout(), summary: 'Keluar' },
  {
    method: 'POST',
    path: '/api/admin/verify-password',
    access: 'admin',
    call: (api, input) => api.admin.verifyPassword(whole(input)),
    body: verifyPasswordSchema,
    summary: 'Periksa password sendiri',
  },
  ...deletableEntities.map(
    (entity): RestRoute => ({
      method: 'POST',
      path: `/api/${entity}/delete-all`,
      access: 'admin',
      call: (api, { body }) => api.admin.deleteAll({ ...body, entity } as Unchecked),
      body: deleteAllSchema.omit({ entity: true }),
      summary: 'Pindahkan semua ke sampah; perlu password dalam lima menit terakhir atau di badan permintaan',
    }),
  ),
  { method: 'POST', path: '/api/initialize-data', access: 'public', call: (api) => api.admin.initializeData(), summary: 'Isi data awal sekali saja' },
];
