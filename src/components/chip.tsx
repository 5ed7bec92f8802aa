import type { ReactNode } from 'react';
import styles from './chip.module.css';

/** A row of chips with the name of what they choose. */
export function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{label}</legend>
      {children}
    </fieldset>
  );
}

/** A choice that is on or off (contract: a button with `aria-pressed`). */
export function Chip({ pressed, onClick, children }: { pressed: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  );
}
