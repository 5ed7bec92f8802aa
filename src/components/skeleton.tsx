import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

/** A grey stand-in of the given size. */
export function SkeletonBlock({ style }: { style: CSSProperties }) {
  return <span className={styles.block} style={{ display: 'block', ...style }} />;
}

/** A card that is still loading, with a picture of the given aspect and so many lines. */
export function SkeletonCard({ aspect = '3 / 2', lines = 4 }: { aspect?: string; lines?: number }) {
  return (
    <li className={styles.card} data-testid="skeleton" aria-hidden="true">
      <SkeletonBlock style={{ aspectRatio: aspect }} />
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <span key={line} className={`${styles.block} ${styles.line}`} style={{ width: line === 0 ? '70%' : `${85 - line * 12}%` }} />
      ))}
    </li>
  );
}
