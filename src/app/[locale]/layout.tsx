import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { layoutCopy } from '~/copy/layout';
import { siteUrl } from '~/env.js';
import { isLocale, type Locale } from '~/lib/locale';
import { sans } from '~/styles/font';
import '~/styles/tokens.css';
import '~/styles/global.css';

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** Pages are rendered when first asked for, kept in memory, and rendered again at least every minute, because events pass. */
export const revalidate = 60;
export const generateStaticParams = () => [];

export const viewport: Viewport = { themeColor: '#0b6e4f' };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const copy = layoutCopy[isLocale(locale) ? locale : 'id'];
  return {
    metadataBase: new URL(siteUrl),
    title: { default: `${copy.siteName} — ${copy.siteTagline}`, template: `%s — ${copy.siteName}` },
    description: copy.description,
  };
}

export default async function LocaleLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return (
    <html lang={locale satisfies Locale} className={sans.variable}>
      <body>{children}</body>
    </html>
  );
}
