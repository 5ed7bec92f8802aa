import {
  createOrganizationSchema,
  createSportCategorySchema,
  organizationIdSchema,
  organizationPageSchema,
  updateOrganizationSchema,
} from '~/schemas/organizations';
import { adminPage, ids, rowVersion } from '~/schemas/text';
import * as organizations from '~/server/services/organizations';
import { withPictures } from '~/server/services/pictures';
import { trashMany, trashRecord } from '~/server/services/records';
import { adminProcedure, publicProcedure, router } from '../trpc';

export const organizationsRouter = router({
  all: publicProcedure.query(() => organizations.allOrganizations()),
  page: publicProcedure.input(organizationPageSchema).query(async ({ input }) => {
    const page = await organizations.organizationPage(input);
    return { ...page, items: await withPictures(page.items, 'icon') };
  }),
  byId: publicProcedure.input(organizationIdSchema).query(async ({ input }) => {
    const [organization] = await withPictures([await organizations.organizationById(input.id)], 'icon');
    return organization as NonNullable<typeof organization>;
  }),
  categories: publicProcedure.query(() => organizations.sportCategories()),

  adminPage: adminProcedure.input(adminPage).query(({ input }) => organizations.organizationAdminPage(input)),
  create: adminProcedure.input(createOrganizationSchema).mutation(({ input, ctx }) => organizations.createOrganization(input, ctx.user)),
  update: adminProcedure.input(updateOrganizationSchema).mutation(({ input, ctx }) => organizations.updateOrganization(input, ctx.user)),
  delete: adminProcedure.input(rowVersion).mutation(({ input, ctx }) => trashRecord('organizations', input.id, ctx.user, input.version)),
  deleteMany: adminProcedure.input(ids).mutation(({ input, ctx }) => trashMany('organizations', input.ids, ctx.user)),
  createCategory: adminProcedure
    .input(createSportCategorySchema)
    .mutation(({ input, ctx }) => organizations.createSportCategory(input.name, ctx.user)),
  deleteCategory: adminProcedure.input(rowVersion).mutation(({ input, ctx }) => organizations.deleteSportCategory(input.id, ctx.user, input.version)),
});
