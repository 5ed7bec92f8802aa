import Link from 'next/link';
import type { ComponentProps } from 'react';
import { type Locale, localePath } from '~/lib/locale';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'locale'> & { href: string; locale: Locale };

/** A link inside the site, to the page in the visitor's language. Nothing is fetched before it is pressed: data costs money. */
export function SiteLink({ href, locale, ...rest }: Props) {
  return <Link prefetch={false} {...rest} href={localePath(locale, href)} />;
}
