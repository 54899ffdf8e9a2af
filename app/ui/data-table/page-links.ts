/**
 * The pages that a navigation leads to: the first, the last and those around the current one; null where pages are left
 * out. A gap always replaces at least two pages.
 */
export function pageLinks(page: number, pages: number): (number | null)[] {
  const from = page <= 4 ? 1 : page - 1;
  const to = page >= pages - 3 ? pages : page + 1;
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [...(from > 1 ? [1, null] : []), ...middle, ...(to < pages ? [null, pages] : [])];
}
