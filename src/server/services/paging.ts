/** A case-insensitive substring filter; `%` and `_` are ordinary characters. Undefined (no filter) for an empty search. */
export function contains(search: string) {
  if (!search) return undefined;
  return { contains: search.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' as const };
}

export type Page<T> = {
  items: T[];
  /** From 1; clamped to the last page (C133). */
  page: number;
  /** At least 1. */
  pages: number;
  total: number;
};

/** Reads one page of a list. */
export async function pageOf<T>(list: {
  page: number;
  pageSize: number;
  count: () => Promise<number>;
  rows: (skip: number, take: number) => Promise<T[]>;
}): Promise<Page<T>> {
  const total = await list.count();
  const pages = Math.max(1, Math.ceil(total / list.pageSize));
  const page = Math.min(list.page, pages);
  const items = await list.rows((page - 1) * list.pageSize, list.pageSize);
  return { items, page, pages, total };
}
