import { layoutCopy } from '~/copy/layout';
import type { Locale } from '~/lib/locale';
import { pagerItems } from '~/lib/pager';
import styles from './pager.module.css';

type Props = { locale: Locale; page: number; pages: number; onPage: (page: number) => void };

/** Previous, numbers with gaps, next (C053, C071, C079, C236); nothing when there is one page. */
export function Pager({ locale, page, pages, onPage }: Props) {
  if (pages <= 1) return null;
  const copy = layoutCopy[locale];
  return (
    <nav className={styles.pager} aria-label={copy.pages}>
      <button type="button" className={styles.button} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {copy.previous}
      </button>
      {pagerItems(page, pages).map((item) =>
        typeof item === 'number' ? (
          <button type="button" key={item} className={styles.button} aria-current={item === page ? 'page' : undefined} onClick={() => onPage(item)}>
            {item}
          </button>
        ) : (
          <span key={item} className={styles.gap}>
            …
          </span>
        ),
      )}
      <button type="button" className={styles.button} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {copy.next}
      </button>
    </nav>
  );
}
