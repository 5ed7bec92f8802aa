import { createMemberSchema, reorderMembersSchema, updateMemberSchema } from '~/schemas/org-structure';
import { ids, rowVersion } from '~/schemas/text';
import * as structure from '~/server/services/org-structure';
import { trashMany, trashRecord } from '~/server/services/records';
import { adminProcedure, publicProcedure, router } from '../trpc';

export const orgStructureRouter = router({
  all: publicProcedure.query(() => structure.allMembers()),

  adminList: adminProcedure.query(() => structure.membersForAdmin()),
  create: adminProcedure.input(createMemberSchema).mutation(({ input, ctx }) => structure.createMember(input, ctx.user)),
  update: adminProcedure.input(updateMemberSchema).mutation(({ input, ctx }) => structure.updateMember(input, ctx.user)),
  delete: adminProcedure.input(rowVersion).mutation(({ input, ctx }) => trashRecord('org-structure', input.id, ctx.user, input.version)),
  deleteMany: adminProcedure.input(ids).mutation(({ input, ctx }) => trashMany('org-structure', input.ids, ctx.user)),
  reorder: adminProcedure.input(reorderMembersSchema).mutation(({ input, ctx }) => structure.reorderMembers(input.ids, ctx.user)),
  clearDuplicates: adminProcedure.mutation(({ ctx }) => structure.clearDuplicateMembers(ctx.user)),
});
