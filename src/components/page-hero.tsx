import type { ReactNode } from 'react';
import styles from './page-hero.module.css';
import { Container } from './section';

/** The head of a page with its one `h1`. */
export function PageHero({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <header className={styles.hero}>
      <Container>
        <div className={styles.inner}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children && <div className={styles.actions}>{children}</div>}
        </div>
      </Container>
    </header>
  );
}
