'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '~/components/button';
import { SiteLink } from '~/components/site-link';
import { layoutCopy } from '~/copy/layout';
import type { Locale } from '~/lib/locale';
import { BrandMark } from './brand-mark';
import { currentOf, useCurrentPath } from './current-path';
import { LanguageLinks } from './language-links';
import { menu } from './menu';
import styles from './site-header.module.css';
import { useScrolledPast } from './use-scrolled-past';

const shadowAfter = 10;

/** The head of every public page: sticky, with the menu, the languages and the call to join (C019–C022). */
export function SiteHeader({ locale }: { locale: Locale }) {
  const copy = layoutCopy[locale];
  const { path } = useCurrentPath();
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const scrolled = useScrolledPast(shadowAfter);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  return (
    <header className={styles.header} data-scrolled={scrolled} data-open={open}>
      <div className={styles.bar}>
        <SiteLink href="/" locale={locale} className={styles.logo} aria-label={`${copy.siteName} — ${copy.nav.home}`} onClick={() => setOpen(false)}>
          <BrandMark />
          <span className={styles.name}>
            <strong>KORMI</strong>
            <span>Kota Bandung</span>
          </span>
        </SiteLink>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls="menu-utama"
          aria-label={open ? copy.closeMenu : copy.openMenu}
          onClick={() => setOpen(!open)}
        >
          <svg
            width="24"
            height="24"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.4"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d={open ? 'M5 5l14 14M19 5L5 19' : 'M3 6h18M3 12h18M3 18h12'} />
          </svg>
        </button>
        <div className={styles.panel} id="menu-utama">
          <nav aria-label={copy.mainMenu}>
            <ul className={styles.links}>
              {menu.map(({ key, href }) => (
                <li key={key}>
                  <SiteLink href={href} locale={locale} className={styles.link} aria-current={currentOf(path, href)} onClick={() => setOpen(false)}>
                    {copy.nav[key]}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.side}>
            <LanguageLinks locale={locale} path={path} />
            <SiteLink href="/join" locale={locale} className={`${buttonClass('accent')} ${styles.join}`} onClick={() => setOpen(false)}>
              {copy.join}
            </SiteLink>
          </div>
        </div>
      </div>
    </header>
  );
}
