import styles from './button.module.css';

type Look = 'primary' | 'accent' | 'outline' | 'light' | 'quiet';

/** The class of a button or of a link that looks like one; `light` stands on dark ground. */
export function buttonClass(look: Look = 'primary'): string {
  return `${styles.button} ${styles[look]}`;
}
