/** Indonesian is the default and lives at `/…`; English lives at `/en/…` (decisions: language buttons). */
export const locales = ['id', 'en'] as const;
export type Locale = (typeof locales)[number];

export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}

/** The address of a page in a language: `/about` becomes `/about` or `/en/about`. */
export function localePath(locale: Locale, path: string): string {
  if (locale === 'id') return path;
  return path === '/' ? '/en' : `/en${path}`;
}
