'use client';

import { usePathname } from 'next/navigation';
import { isLocale, type Locale } from '~/lib/locale';

/**
 * The page that is open, without its language: `/about` for `/about` and for `/en/about`.
 * On the server an Indonesian page is known by its inner address `/id/about`; both give the same answer, so nothing jumps when the page wakes up.
 */
export function useCurrentPath(): { path: string; locale: Locale } {
  const pathname = usePathname();
  const [, first = '', ...rest] = pathname.split('/');
  if (!isLocale(first)) return { path: pathname, locale: 'id' };
  return { path: `/${rest.join('/')}`, locale: first };
}

/** Whether a menu link stands for the open page: `page` for the page itself, `true` for a page below it. */
export function currentOf(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
