import { z } from 'zod';
import {
  changePasswordSchema,
  deleteAllSchema,
  loginSchema,
  personSchema,
  restoreSchema,
  trashPageSchema,
  verifyPasswordSchema,
} from '~/schemas/admin';
import { settingsSchema } from '~/schemas/settings';
import { changePassword } from '~/server/auth/account';
import { endOtherSessions, endSession, hasFreshPassword, markPasswordChecked, openSession, sessionCookie, signSession } from '~/server/auth/session';
import { verifyLogin, verifyOwnPassword } from '~/server/auth/verify-login';
import { AppError } from '~/server/errors';
import { auditPage, counts, deleteAll } from '~/server/services/admin';
import { ensureFirstData } from '~/server/services/first-data';
import { erasePersonalData, findPersonalData } from '~/server/services/privacy';
import { saveSettings, settingsForAdmin } from '~/server/services/settings';
import { restore, trashPage } from '~/server/services/trash';
import { adminProcedure, limitedProcedure, publicProcedure, router } from '../trpc';

export const adminRouter = router({
  /** Opens a session and sets its cookie (C209); a session that came with the call ends (rotation). */
  login: limitedProcedure('login')
    .input(loginSchema)
    .mutation(async ({ input, ctx }) => {
      const user = await verifyLogin(input, ctx.network);
      const previous = await ctx.session();
      if (previous) await endSession(previous.id);
      ctx.setCookie(sessionCookie(await signSession(await openSession(user.id))));
      return user;
    }),
  logout: publicProcedure.mutation(async ({ ctx }) => {
    const session = await ctx.session();
    if (session) await endSession(session.id);
    ctx.setCookie(sessionCookie(null));
    return { success: true };
  }),
  /** Who is signed in; null for a visitor and for a user who is no administrator. */
  session: publicProcedure.query(async ({ ctx }) => {
    const session = await ctx.session();
    return session?.user.isAdmin ? session.user : null;
  }),
  /** Inserts the first data once in the life of a database (C212). */
  initializeData: publicProcedure.mutation(() => ensureFirstData()),

  user: adminProcedure.query(({ ctx }) => ctx.user),
  verifyPassword: adminProcedure.input(verifyPasswordSchema).mutation(async ({ input, ctx }) => {
    await verifyOwnPassword(ctx.user, input.password, ctx.network);
    await markPasswordChecked(ctx.session.id);
    return { success: true };
  }),
  /** Needs a password check not older than five minutes in this session, or the password itself. */
  deleteAll: adminProcedure.input(deleteAllSchema).mutation(async ({ input, ctx }) => {
    if (input.password !== undefined) {
      await verifyOwnPassword(ctx.user, input.password, ctx.network);
    } else if (!hasFreshPassword(ctx.session)) {
      throw new AppError('FORBIDDEN', 'Masukkan password Anda terlebih dahulu');
    }
    return deleteAll(input.entity, input.confirmation, ctx.user);
  }),

  counts: adminProcedure.query(() => counts()),
  trash: adminProcedure.input(trashPageSchema).query(({ input }) => trashPage(input)),
  restore: adminProcedure.input(restoreSchema).mutation(({ input, ctx }) => restore(input, ctx.user)),
  audit: adminProcedure
    .input(z.strictObject({ page: z.number().int().min(1).max(1_000_000).default(1) }))
    .query(({ input }) => auditPage(input.page)),
  settings: adminProcedure.query(() => settingsForAdmin()),
  saveSettings: adminProcedure
    .input(z.object({ values: settingsSchema, version: z.number().optional() }))
    .mutation(({ input, ctx }) => saveSettings(input.values, ctx.user, input.version)),
  personalData: adminProcedure.input(personSchema).query(({ input }) => findPersonalData(input.who)),
  erasePersonalData: adminProcedure.input(personSchema).mutation(({ input, ctx }) => erasePersonalData(input.who, ctx.user)),
  changePassword: adminProcedure.input(changePasswordSchema).mutation(async ({ input, ctx }) => {
    await changePassword(ctx.session, input.currentPassword, input.newPassword, ctx.network);
    return { success: true };
  }),
  endOtherSessions: adminProcedure.mutation(async ({ ctx }) => ({ count: await endOtherSessions(ctx.user.id, ctx.session.id) })),
});
