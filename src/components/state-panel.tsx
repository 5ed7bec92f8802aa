import type { ReactNode } from 'react';
import { buttonClass } from './button';
import styles from './state-panel.module.css';

type Props = { icon: ReactNode; title: string; text?: string; children?: ReactNode };

/** What stands in place of a list that is empty or could not be read. */
export function StatePanel({ icon, title, text, children }: Props) {
  return (
    <div className={styles.panel}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
}

/** The one action of a panel. */
export function StateButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={buttonClass('outline')} onClick={onClick}>
      {children}
    </button>
  );
}
