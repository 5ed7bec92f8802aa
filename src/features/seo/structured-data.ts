import { layoutCopy } from '~/copy/layout';
import type { Locale } from '~/lib/locale';
import { localePath } from '~/lib/locale';
import type { Settings } from '~/schemas/settings';
import { absoluteUrl, shareImagePath } from './page-metadata';

// Objects for src/components/json-ld.tsx.

/** The committee itself, for the home page. */
export function organizationData(locale: Locale, settings: Settings | null) {
  const copy = layoutCopy[locale];
  const links = settings ? [settings.instagramUrl, settings.facebookUrl, settings.youtubeUrl, settings.tiktokUrl].filter(Boolean) : [];
  return {
    '@type': 'SportsOrganization',
    '@id': absoluteUrl('/#organisasi'),
    name: copy.siteName,
    alternateName: copy.siteTagline,
    description: copy.description,
    url: absoluteUrl(localePath(locale, '/')),
    logo: absoluteUrl('/brand/icon-512.png'),
    image: absoluteUrl(shareImagePath(locale, 'home')),
    foundingDate: '2018',
    areaServed: 'Kota Bandung',
    ...(settings && { email: settings.email, telephone: settings.phone1, address: settings.address }),
    ...(links.length > 0 && { sameAs: links }),
  };
}

/** The way to a page from home. @param steps the pages below home, the page itself last */
export function breadcrumbData(locale: Locale, steps: { name: string; path: string }[]) {
  const all = [{ name: layoutCopy[locale].nav.home, path: '/' }, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(localePath(locale, path)),
    })),
  };
}

type EventLike = { id: number; title: string; date: string; location: string; fee: string; version?: number; organizationName?: string | null };

/** An event. A fee that is no plain amount or "gratis" is left out rather than guessed. */
export function eventData(locale: Locale, event: EventLike) {
  const url = absoluteUrl(localePath(locale, `/events/${event.id}`));
  const price = priceOf(event.fee);
  return {
    '@type': 'SportsEvent',
    name: event.title,
    startDate: event.date,
    url,
    image: absoluteUrl(shareImagePath(locale, { of: 'events', id: event.id, version: event.version ?? 1 })),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: event.location, address: event.location },
    organizer: { '@type': 'SportsOrganization', name: event.organizationName ?? layoutCopy[locale].siteName, url: absoluteUrl('/') },
    ...(price !== null && { isAccessibleForFree: price === 0, offers: { '@type': 'Offer', price, priceCurrency: 'IDR', url } }),
  };
}

type NewsLike = { id: number; title: string; excerpt: string; date: string; version?: number };

/** An article. @param author the fixed author label (C081) */
export function articleData(locale: Locale, article: NewsLike, author: string) {
  const publisher = { '@type': 'SportsOrganization', name: layoutCopy[locale].siteName, url: absoluteUrl('/') };
  return {
    '@type': 'NewsArticle',
    headline: article.title.slice(0, 110),
    description: article.excerpt,
    datePublished: article.date,
    inLanguage: 'id',
    image: [absoluteUrl(shareImagePath(locale, { of: 'news', id: article.id, version: article.version ?? 1 }))],
    mainEntityOfPage: absoluteUrl(localePath(locale, `/news/${article.id}`)),
    author: { '@type': 'Organization', name: author },
    publisher,
  };
}

type ClubLike = { id: number; name: string; about: string; location: string; version?: number; sportCategory?: { name: string } | null };

/** A community. */
export function clubData(locale: Locale, club: ClubLike) {
  return {
    '@type': 'SportsClub',
    name: club.name,
    url: absoluteUrl(localePath(locale, `/sports/${club.id}`)),
    image: absoluteUrl(shareImagePath(locale, { of: 'sports', id: club.id, version: club.version ?? 1 })),
    ...(club.about && { description: club.about }),
    ...(club.sportCategory && { sport: club.sportCategory.name }),
    ...(club.location && { location: { '@type': 'Place', address: club.location } }),
  };
}

function priceOf(fee: string): number | null {
  if (/^\s*(gratis|free)\s*$/i.test(fee)) return 0;
  const amount = /^\s*(?:Rp\.?|IDR)?\s*(\d{1,3}(?:[.,]\d{3})+|\d{4,9})(?:,-|,00)?\s*$/i.exec(fee)?.[1];
  return amount ? Number(amount.replace(/[.,]/g, '')) : null;
}
