/**
 * The items of a pager: the first and the last page and up to three around the current one, so at most five buttons (C236),
 * with a gap wherever pages are left out.
 * @param page from 1 to `pages`
 */
export function pagerItems(page: number, pages: number): (number | 'gap-before' | 'gap-after')[] {
  const middle = [page - 1, page, page + 1].filter((number) => number > 1 && number < pages);
  const first = middle[0] ?? 2;
  const last = middle.at(-1) ?? 1;
  return [
    1,
    ...(first > 2 ? (['gap-before'] as const) : []),
    ...middle,
    ...(last < pages - 1 ? (['gap-after'] as const) : []),
    ...(pages > 1 ? [pages] : []),
  ];
}
