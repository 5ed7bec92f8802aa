'use client';

import { useSyncExternalStore } from 'react';

const changed = 'kormi:query';

function subscribe(onChange: () => void) {
  window.addEventListener('popstate', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('popstate', onChange);
    window.removeEventListener(changed, onChange);
  };
}

/**
 * The query of the address, as state that survives reload, back and sharing.
 * The page is rendered on the server as if it were empty, so that it stays static.
 */
export function useQueryState(): URLSearchParams {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
  return new URLSearchParams(search);
}

/** Changes parts of the query; an empty value takes its name out. A visible step (`push`) can be undone with the back button. */
export function setQuery(values: Record<string, string>, how: 'push' | 'replace' = 'push'): void {
  const query = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  const address = `${window.location.pathname}${text ? `?${text}` : ''}${window.location.hash}`;
  window.history[how === 'push' ? 'pushState' : 'replaceState'](window.history.state, '', address);
  window.dispatchEvent(new Event(changed));
}

/** The page number in the query, 1 when there is none or nonsense. */
export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}
