'use client';

import type { MouseEvent } from 'react';
import { layoutCopy } from '~/copy/layout';
import { type Locale, localePath, locales } from '~/lib/locale';
import styles from './site-header.module.css';

/** Keeps what the visitor searched for: the query is known in the browser only. */
function keepQuery({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = window.location.search;
}

/** The language buttons: each leads to the page that is open, in its language (C007). */
export function LanguageLinks({ locale, path }: { locale: Locale; path: string }) {
  return (
    <nav aria-label={layoutCopy[locale].language} className={styles.languages}>
      {locales.map((language) => (
        <a
          key={language}
          href={localePath(language, path)}
          hrefLang={language}
          lang={language}
          aria-label={language === 'id' ? 'ID, Bahasa Indonesia' : 'EN, English'}
          aria-current={language === locale ? 'true' : undefined}
          onClick={keepQuery}
        >
          {language.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}
