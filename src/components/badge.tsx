import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeColor = 'green' | 'blue' | 'orange' | 'plain';

export function Badge({ children, color = 'green' }: { children: ReactNode; color?: BadgeColor }) {
  return (
    <span className={`${styles.badge} ${styles[color] ?? ''}`} data-color={color}>
      {children}
    </span>
  );
}
