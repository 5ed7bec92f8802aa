'use client';

import { buttonClass } from '~/components/button';
import { SiteLink } from '~/components/site-link';
import { layoutCopy } from '~/copy/layout';
import { useCurrentPath } from './current-path';
import { MessageScreen } from './message-screen';
import styles from './message-screen.module.css';

/** C015, C024: the specified texts, what they mean, and ways on. The language is known by the address alone. */
export function NotFoundScreen() {
  const { locale } = useCurrentPath();
  const copy = layoutCopy[locale];
  return (
    <MessageScreen code="404" title={copy.notFoundTitle}>
      <p lang="en">{copy.notFoundText}</p>
      <p>{copy.notFoundHelp}</p>
      <div className={styles.actions}>
        <SiteLink href="/" locale={locale} className={buttonClass()}>
          {copy.goHome}
        </SiteLink>
        <SiteLink href="/sports" locale={locale} className={buttonClass('outline')}>
          {copy.nav.sports}
        </SiteLink>
      </div>
    </MessageScreen>
  );
}
