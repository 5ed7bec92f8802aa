import type { ReactNode } from 'react';
import { ImageFallback } from '~/components/image-fallback';
import { layoutCopy } from '~/copy/layout';
import { BackToTop } from '~/features/layout/back-to-top';
import { FirstVisit } from '~/features/layout/first-visit';
import { SiteFooter } from '~/features/layout/site-footer';
import { SiteHeader } from '~/features/layout/site-header';
import { isLocale } from '~/lib/locale';
import { publicApi } from '~/trpc/server';

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** Head and foot around every public page; the panel has neither (C016). */
export default async function PublicLayout({ children, params }: Props) {
  const { locale: language } = await params;
  const locale = isLocale(language) ? language : 'id';
  const info = await publicApi.contact.info().catch(() => null);
  return (
    <>
      <a href="#isi" className="skip-link">
        {layoutCopy[locale].skip}
      </a>
      <SiteHeader locale={locale} />
      <main id="isi" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter locale={locale} info={info} />
      <BackToTop locale={locale} />
      <FirstVisit />
      <ImageFallback />
    </>
  );
}
