import { sendMessageSchema } from '~/schemas/contact';
import { inboxMarkSchema, inboxPageSchema } from '~/schemas/inbox';
import { ids, rowVersion } from '~/schemas/text';
import { allMessages, markMessages, sendMessage } from '~/server/services/contact';
import { messageAdminPage } from '~/server/services/inbox';
import { trashMany, trashRecord } from '~/server/services/records';
import { readSettings } from '~/server/services/settings';
import { adminProcedure, limitedProcedure, publicProcedure, router } from '../trpc';

export const contactRouter = router({
  /** Address, numbers, links and the other settings that the public pages show. */
  info: publicProcedure.query(() => readSettings()),
  send: limitedProcedure('contact')
    .input(sendMessageSchema)
    .mutation(({ input }) => sendMessage(input)),

  all: adminProcedure.query(() => allMessages()),
  adminPage: adminProcedure.input(inboxPageSchema).query(({ input }) => messageAdminPage(input)),
  mark: adminProcedure.input(inboxMarkSchema).mutation(({ input }) => markMessages(input)),
  delete: adminProcedure.input(rowVersion).mutation(({ input, ctx }) => trashRecord('messages', input.id, ctx.user)),
  deleteMany: adminProcedure.input(ids).mutation(({ input, ctx }) => trashMany('messages', input.ids, ctx.user)),
});
