import type { Locale } from '~/lib/locale';

/** The texts of a screen in both languages; the compiler holds English to the keys of Indonesian. */
export function defineCopy<T>(id: T, en: NoInfer<T>): Record<Locale, T> {
  return { id, en };
}
