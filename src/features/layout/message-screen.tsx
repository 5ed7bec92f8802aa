import type { ReactNode } from 'react';
import { Container } from '~/components/section';
import styles from './message-screen.module.css';

type Props = { code?: string; title: string; children: ReactNode };

/** A page that has only something to say: not found, or failed. */
export function MessageScreen({ code, title, children }: Props) {
  return (
    <Container>
      <div className={styles.screen}>
        {code && (
          <p className={styles.code} aria-hidden="true">
            {code}
          </p>
        )}
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </Container>
  );
}
