import { z } from 'zod';
import { createGalleryBulkSchema, createGalleryItemSchema, galleryPageSchema, updateGalleryItemSchema } from '~/schemas/gallery';
import { adminPage, idLike, ids, rowVersion, text } from '~/schemas/text';
import * as gallery from '~/server/services/gallery';
import { withPictures } from '~/server/services/pictures';
import { trashMany, trashRecord } from '~/server/services/records';
import { adminProcedure, publicProcedure, router } from '../trpc';

export const galleryRouter = router({
  all: publicProcedure.query(() => gallery.allGalleryItems()),
  byCategory: publicProcedure.input(z.strictObject({ category: text(50) })).query(({ input }) => gallery.galleryItemsOf(input.category)),
  stretch: publicProcedure.input(galleryPageSchema).query(async ({ input }) => {
    const { items, total } = await gallery.galleryStretch(input);
    return { items: await withPictures(items, 'imageUrl'), total };
  }),
  byId: publicProcedure.input(z.strictObject({ id: idLike })).query(async ({ input }) => {
    const [item] = await withPictures([await gallery.galleryItemById(input.id)], 'imageUrl');
    return item as NonNullable<typeof item>;
  }),
  categories: publicProcedure.query(() => gallery.galleryCategoriesInUse()),

  categoryOptions: adminProcedure.query(() => gallery.galleryCategoryOptions()),
  adminPage: adminProcedure.input(adminPage).query(async ({ input }) => {
    const page = await gallery.galleryAdminPage(input);
    return { ...page, items: await withPictures(page.items, 'imageUrl') };
  }),
  create: adminProcedure.input(createGalleryItemSchema).mutation(({ input, ctx }) => gallery.createGalleryItem(input, ctx.user)),
  createBulk: adminProcedure.input(createGalleryBulkSchema).mutation(({ input, ctx }) => gallery.createGalleryBulk(input, ctx.user)),
  update: adminProcedure.input(updateGalleryItemSchema).mutation(({ input, ctx }) => gallery.updateGalleryItem(input, ctx.user)),
  delete: adminProcedure.input(rowVersion).mutation(({ input, ctx }) => trashRecord('gallery', input.id, ctx.user, input.version)),
  deleteMany: adminProcedure.input(ids).mutation(({ input, ctx }) => trashMany('gallery', input.ids, ctx.user)),
});
