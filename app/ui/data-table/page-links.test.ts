import { expect, test } from 'vitest';
import { pageLinks } from './page-links.ts';

test.each([
  [1, 1, '1'],
  [1, 6, '1 2 … 6'],
  [3, 6, '1 2 3 4 5 6'],
  [4, 6, '1 2 3 4 5 6'],
  [6, 6, '1 … 5 6'],
  [1, 40, '1 2 … 40'],
  [4, 40, '1 2 3 4 5 … 40'],
  [5, 40, '1 … 4 5 6 … 40'],
  [36, 40, '1 … 35 36 37 … 40'],
  [37, 40, '1 … 36 37 38 39 40'],
])('page %i of %i leads to %s', (page, pages, expected) => {
  const links = pageLinks(page, pages).map((link) => link ?? '…');
  expect(links.join(' ')).toBe(expected);
});

test('a gap replaces at least two pages', () => {
  for (let pages = 1; pages <= 30; pages += 1) {
    for (let page = 1; page <= pages; page += 1) {
      const links = pageLinks(page, pages);
      expect(links).toContain(page);
      for (const [index, link] of links.entries()) {
        if (link !== null) continue;
        expect(links[index + 1]! - links[index - 1]!).toBeGreaterThan(2);
      }
    }
  }
});
