import { z } from 'zod';
import { createEventSchema, eventPageSchema, eventTabs, updateEventSchema } from '~/schemas/events';
import { adminPage, id, idLike, ids, rowVersion } from '~/schemas/text';
import * as events from '~/server/services/events';
import { withPictures } from '~/server/services/pictures';
import { trashMany, trashRecord } from '~/server/services/records';
import { adminProcedure, publicProcedure, router } from '../trpc';

const stretch = z.strictObject({
  tab: z.enum(eventTabs).default('upcoming'),
  offset: z.number().int().min(0).max(10_000_000).default(0),
  limit: z.number().int().min(1).max(60).default(20),
});

export const eventsRouter = router({
  all: publicProcedure.query(() => events.allEvents()),
  page: publicProcedure.input(eventPageSchema).query(async ({ input }) => {
    const page = await events.eventPage(input);
    return { ...page, items: await withPictures(page.items, 'imageUrl') };
  }),
  stretch: publicProcedure.input(stretch).query(async ({ input }) => withPictures(await events.eventStretch(input), 'imageUrl')),
  byId: publicProcedure.input(z.strictObject({ id: idLike })).query(async ({ input }) => {
    const [event] = await withPictures([await events.eventById(input.id)], 'imageUrl');
    return event as NonNullable<typeof event>;
  }),
  upcomingOf: publicProcedure.input(z.strictObject({ organizationId: id })).query(async ({ input }) => {
    return withPictures(await events.upcomingEventsOf(input.organizationId), 'imageUrl');
  }),
  days: publicProcedure
    .input(z.strictObject({ month: z.string().regex(/^(19|2\d)\d\d-(0[1-9]|1[0-2])$/, 'Bulan tidak valid') }))
    .query(({ input }) => events.eventDays(input.month)),
  feed: publicProcedure.input(z.strictObject({ organizationId: id.optional() })).query(({ input }) => events.eventFeed(input.organizationId)),

  adminPage: adminProcedure.input(adminPage).query(async ({ input }) => {
    const page = await events.eventAdminPage(input);
    return { ...page, items: await withPictures(page.items, 'imageUrl') };
  }),
  create: adminProcedure.input(createEventSchema).mutation(({ input, ctx }) => events.createEvent(input, ctx.user)),
  update: adminProcedure.input(updateEventSchema).mutation(({ input, ctx }) => events.updateEvent(input, ctx.user)),
  delete: adminProcedure.input(rowVersion).mutation(({ input, ctx }) => trashRecord('events', input.id, ctx.user, input.version)),
  deleteMany: adminProcedure.input(ids).mutation(({ input, ctx }) => trashMany('events', input.ids, ctx.user)),
});
