'use client';

import { useEffect } from 'react';
import { buttonClass } from '~/components/button';
import { SiteLink } from '~/components/site-link';
import { layoutCopy } from '~/copy/layout';
import { useCurrentPath } from './current-path';
import { MessageScreen } from './message-screen';
import styles from './message-screen.module.css';

/** A page that failed: say so, offer to try again, and a way out. */
export function ErrorScreen({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { locale } = useCurrentPath();
  const copy = layoutCopy[locale];
  useEffect(() => console.error(error), [error]);
  return (
    <MessageScreen title={copy.errorTitle}>
      <p>{copy.errorText}</p>
      <div className={styles.actions}>
        <button type="button" className={buttonClass()} onClick={onRetry}>
          {copy.retry}
        </button>
        <SiteLink href="/" locale={locale} className={buttonClass('outline')}>
          {copy.goHome}
        </SiteLink>
      </div>
    </MessageScreen>
  );
}
