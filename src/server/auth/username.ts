/** One form for every spelling of a username: full-width letters, case, spaces and control characters make no difference. */
export function normaliseUsername(username: string): string {
  return username
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Surrogate}\s]+/gu, '')
    .toLowerCase();
}
