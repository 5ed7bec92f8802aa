import type { Metadata } from 'next';
import { layoutCopy } from '~/copy/layout';
import { siteUrl } from '~/env.js';
import { type Locale, localePath } from '~/lib/locale';

/** What a shared link shows: a picture drawn for an item as it is now, or for one of the site's own pages. */
export type ShareImage = { of: 'events' | 'news' | 'sports'; id: number; version: number };

export const sharedPages = ['home', 'about', 'sports', 'events', 'news', 'gallery', 'contact', 'join'] as const;
export type SharedPage = (typeof sharedPages)[number];

/** The address of a share picture (src/app/og); an item's changes with its version, so that no cache shows the old one. */
export function shareImagePath(locale: Locale, image: ShareImage | SharedPage): string {
  return typeof image === 'string' ? `/og/${locale}/${image}.jpg` : `/og/${image.of}/${image.id}-${image.version}.jpg`;
}

type Page = {
  locale: Locale;
  /** The page's path without a language, such as `/events/3`. */
  path: string;
  /** Without the site's name, which is added; the home page has none. */
  title?: string;
  description: string;
  image?: ShareImage | SharedPage;
  article?: { publishedTime?: string };
};

/** Everything that search engines and shared links read from the head of a page: title, description, canonical, languages, Open Graph. */
export function pageMetadata({ locale, path, title, description, image = 'home', article }: Page): Metadata {
  const { siteName, siteTagline } = layoutCopy[locale];
  const fullTitle = title ?? `${siteName} — ${siteTagline}`;
  const short = shorten(description);
  const url = absoluteUrl(localePath(locale, path));
  const picture = { url: absoluteUrl(shareImagePath(locale, image)), width: 1200, height: 630, type: 'image/jpeg', alt: fullTitle };
  return {
    title: title ? undefined : { absolute: fullTitle },
    ...(title ? { title } : {}),
    description: short,
    alternates: { canonical: url, languages: languagesOf(path) },
    openGraph: {
      ...(article ? { type: 'article', publishedTime: article.publishedTime } : { type: 'website' }),
      siteName,
      locale: locale === 'id' ? 'id_ID' : 'en_US',
      title: fullTitle,
      description: short,
      url,
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title: fullTitle, description: short, images: [picture] },
  };
}

/** The same page in each language, for `hreflang`. */
export function languagesOf(path: string): Record<string, string> {
  const id = absoluteUrl(localePath('id', path));
  return { id, en: absoluteUrl(localePath('en', path)), 'x-default': id };
}

export function absoluteUrl(path: string): string {
  return `${siteUrl}${path === '/' ? '' : path}` || siteUrl;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 160 ? line : `${line.slice(0, 159).replace(/\s+\S*$/, '')}…`;
}
