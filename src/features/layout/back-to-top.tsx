'use client';

import { scrollToTop } from '~/components/scroll';
import { layoutCopy } from '~/copy/layout';
import type { Locale } from '~/lib/locale';
import styles from './back-to-top.module.css';
import { useScrolledPast } from './use-scrolled-past';

const appearsAfter = 300;

/** C028, C029: there after 300 px, absent at 300 and less. The focus goes up with the page. */
export function BackToTop({ locale }: { locale: Locale }) {
  const scrolled = useScrolledPast(appearsAfter);
  if (!scrolled) return null;
  const goUp = () => {
    scrollToTop();
    document.getElementById('isi')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={styles.button} aria-label={layoutCopy[locale].backToTop} onClick={goUp}>
      <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" aria-hidden="true">
        <path d="M12 20V5M5 12l7-7 7 7" />
      </svg>
    </button>
  );
}
