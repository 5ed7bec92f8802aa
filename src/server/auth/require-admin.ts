import { AppError } from '~/server/errors';
import type { CurrentSession } from './session';

/**
 * The one rule of who is an administrator, behind every admin procedure, REST row, route handler and page.
 * @throws UNAUTHORIZED without a session, FORBIDDEN for a user who is no administrator
 */
export function requireAdmin(maybe: CurrentSession | null): CurrentSession {
  const session = requireSession(maybe);
  if (!session.user.isAdmin) throw new AppError('FORBIDDEN', 'Hanya administrator yang boleh melakukan ini');
  return session;
}

/** @throws UNAUTHORIZED without a session */
export function requireSession(session: CurrentSession | null): CurrentSession {
  if (!session) throw new AppError('UNAUTHORIZED', 'Silakan masuk terlebih dahulu');
  return session;
}
