import { hash, verify } from '@node-rs/argon2';

/** @returns an argon2id hash (the library's defaults follow OWASP: 19 MiB, 2 passes) */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let decoy: Promise<string> | undefined;

/**
 * Compares a password with a stored hash. Without a hash (unknown name) it compares with a decoy,
 * so that unknown names take as long as known ones.
 */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('tidak ada akun seperti ini');
  const matches = await verify(stored ?? (await decoy), password);
  return stored !== undefined && matches;
}
