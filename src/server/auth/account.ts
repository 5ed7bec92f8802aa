import { db } from '~/server/db';
import { AppError } from '~/server/errors';
import { writeAudit } from '~/server/services/audit';
import { hashPassword } from './password';
import { isCommonPassword } from './password-rules';
import { type CurrentSession, endOtherSessions } from './session';
import { verifyOwnPassword } from './verify-login';

/**
 * Changes the signed-in administrator's password and ends every other session.
 * @throws what `verifyOwnPassword` throws for the current one; BAD_REQUEST for a password everybody tries first
 */
export async function changePassword(session: CurrentSession, currentPassword: string, newPassword: string, network: string): Promise<void> {
  await verifyOwnPassword(session.user, currentPassword, network);
  if (isCommonPassword(newPassword, session.user.username)) {
    const message = 'Password terlalu mudah ditebak';
    throw new AppError('BAD_REQUEST', message, { issues: [{ path: ['newPassword'], message }] });
  }
  const password = await hashPassword(newPassword);
  await db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: session.user.id }, data: { password } });
    await writeAudit(tx, session.user, { action: 'change-password', entity: 'account' });
  });
  await endOtherSessions(session.user.id, session.id);
}
