import { z } from 'zod';
import { createNewsSchema, newsPageSchema, updateNewsSchema } from '~/schemas/news';
import { adminPage, idLike, ids, rowVersion, text } from '~/schemas/text';
import * as news from '~/server/services/news';
import { withPictures } from '~/server/services/pictures';
import { trashMany, trashRecord } from '~/server/services/records';
import { renderRichText, sanitizeRichText } from '~/server/services/rich-text';
import { adminProcedure, publicProcedure, router } from '../trpc';

export const newsRouter = router({
  all: publicProcedure.query(() => news.allNews()),
  page: publicProcedure.input(newsPageSchema).query(async ({ input }) => {
    const page = await news.newsPage(input);
    return { ...page, items: await withPictures(page.items, 'imageUrl') };
  }),
  byId: publicProcedure.input(z.strictObject({ id: idLike })).query(async ({ input }) => {
    const [article] = await withPictures([await news.newsById(input.id)], 'imageUrl');
    return article as NonNullable<typeof article>;
  }),
  related: publicProcedure.input(z.strictObject({ id: idLike, category: text(50) })).query(async ({ input }) => {
    return withPictures(await news.relatedNews(input.id, input.category), 'imageUrl');
  }),
  categories: publicProcedure.query(() => news.newsCategoriesInUse()),

  categoryOptions: adminProcedure.query(() => news.newsCategoryOptions()),
  /** What a visitor will see of a text that is being written. */
  preview: adminProcedure.input(z.object({ content: text(100_000) })).query(({ input }) => renderRichText(sanitizeRichText(input.content))),
  adminPage: adminProcedure.input(adminPage).query(async ({ input }) => {
    const page = await news.newsAdminPage(input);
    return { ...page, items: await withPictures(page.items, 'imageUrl') };
  }),
  create: adminProcedure.input(createNewsSchema).mutation(({ input, ctx }) => news.createNews(input, ctx.user)),
  update: adminProcedure.input(updateNewsSchema).mutation(({ input, ctx }) => news.updateNews(input, ctx.user)),
  delete: adminProcedure.input(rowVersion).mutation(({ input, ctx }) => trashRecord('news', input.id, ctx.user, input.version)),
  deleteMany: adminProcedure.input(ids).mutation(({ input, ctx }) => trashMany('news', input.ids, ctx.user)),
});
