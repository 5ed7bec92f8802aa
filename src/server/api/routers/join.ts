import { inboxMarkSchema, inboxPageSchema } from '~/schemas/inbox';
import { sendJoinRequestSchema } from '~/schemas/join';
import { ids, rowVersion } from '~/schemas/text';
import { joinRequestAdminPage } from '~/server/services/inbox';
import { allJoinRequests, markJoinRequests, sendJoinRequest } from '~/server/services/join';
import { trashMany, trashRecord } from '~/server/services/records';
import { adminProcedure, limitedProcedure, router } from '../trpc';

export const joinRouter = router({
  send: limitedProcedure('join')
    .input(sendJoinRequestSchema)
    .mutation(({ input }) => sendJoinRequest(input)),

  all: adminProcedure.query(() => allJoinRequests()),
  adminPage: adminProcedure.input(inboxPageSchema).query(({ input }) => joinRequestAdminPage(input)),
  mark: adminProcedure.input(inboxMarkSchema).mutation(({ input }) => markJoinRequests(input)),
  delete: adminProcedure.input(rowVersion).mutation(({ input, ctx }) => trashRecord('join-requests', input.id, ctx.user)),
  deleteMany: adminProcedure.input(ids).mutation(({ input, ctx }) => trashMany('join-requests', input.ids, ctx.user)),
});
