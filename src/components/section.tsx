import type { ReactNode } from 'react';
import styles from './section.module.css';

/** The page's width with its side margins. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}

type Props = {
  children: ReactNode;
  /** The anchor, and with `title` the base of the heading's id. */
  id?: string;
  eyebrow?: string;
  title?: string;
  lead?: ReactNode;
  /** A link beside the heading. */
  action?: ReactNode;
  tinted?: boolean;
};

/** A band of a page with its `h2`. */
export function Section({ children, id, eyebrow, title, lead, action, tinted }: Props) {
  const headingId = id && title ? `${id}-judul` : undefined;
  return (
    <section id={id} aria-labelledby={headingId} className={`${styles.section} ${tinted ? styles.tinted : ''}`}>
      <Container>
        {title && (
          <div className={styles.head}>
            <div>
              {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
              <h2 id={headingId} className={styles.title}>
                {title}
              </h2>
              {lead && <p className={styles.lead}>{lead}</p>}
            </div>
            {action}
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}

/** The grid of cards: three columns on a wide screen, one on a phone. */
export function CardGrid({ children, busy }: { children: ReactNode; busy?: boolean }) {
  return (
    <ul className={styles.grid} aria-busy={busy}>
      {children}
    </ul>
  );
}
