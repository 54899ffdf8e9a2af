import { expect, test } from 'vitest';
import {
  csvAddress,
  pageAddress,
  readTable,
  rowsWanted,
  sortAddress,
  type TableSpec,
  wantsCsv,
} from './table-state.ts';

const SPEC: TableSpec<'title' | 'price'> = {
  sorts: ['title', 'price'],
  defaultSort: { by: 'title', direction: 'asc' },
  pageSize: 25,
};

const read = (search: string, total = 137, spec = SPEC) =>
  readTable(spec, new URLSearchParams(search), total);

test('an address without parameters asks for the first page in the default order', () => {
  expect(read('')).toEqual({ sort: SPEC.defaultSort, page: 1, pages: 6, total: 137 });
});

test('a minus sign before a column asks for the descending order', () => {
  expect(read('?sort=price').sort).toEqual({ by: 'price', direction: 'asc' });
  expect(read('?sort=-price').sort).toEqual({ by: 'price', direction: 'desc' });
});

test.each(['secret', '-', '--price', 'price; drop table idea', 'constructor', 'Price'])(
  'a column that cannot be sorted (« %s ») means the default order',
  (sort) => {
    expect(read(`?sort=${encodeURIComponent(sort)}`).sort).toEqual(SPEC.defaultSort);
  },
);

test.each([
  ['2', 2],
  ['6', 6],
  ['7', 6],
  ['0', 1],
  ['-1', 1],
  ['1e3', 1],
  ['2.5', 1],
  ['٣', 1],
  ['9'.repeat(400), 6],
])('page « %s » is page %i of six', (page, shown) => {
  expect(read(`?page=${page}`).page).toBe(shown);
});

test('a table without rows has one page', () => {
  expect(read('?page=4', 0)).toMatchObject({ page: 1, pages: 1, total: 0 });
});

test('a store is asked for whitelisted columns and whole numbers alone', () => {
  expect(rowsWanted(SPEC, read('?sort=-price&page=6'))).toEqual({
    orderBy: 'price',
    direction: 'desc',
    limit: 25,
    offset: 125,
  });
});

test('a column sorts ascending first, then descending, and begins at the first page', () => {
  const search = '?q=jeu&page=3';
  expect(sortAddress(SPEC, search, read(search).sort, 'price')).toBe('?q=jeu&sort=price');
  const sorted = '?q=jeu&sort=price&page=3';
  expect(sortAddress(SPEC, sorted, read(sorted).sort, 'price')).toBe('?q=jeu&sort=-price');
});

test('the default order is an address without a sort', () => {
  expect(sortAddress(SPEC, '?sort=-title', read('?sort=-title').sort, 'title')).toBe('?');
});

test('pages and files keep every other parameter', () => {
  expect(pageAddress(SPEC, '?sort=-price&q=jeu', 2)).toBe('?sort=-price&q=jeu&page=2');
  expect(pageAddress(SPEC, '?page=2&q=jeu', 1)).toBe('?q=jeu');
  expect(csvAddress(SPEC, '?page=2&q=jeu')).toBe('?q=jeu&format=csv');
});

test('tables with prefixes share a page without touching each other', () => {
  const ideas = { ...SPEC, prefix: 'ideas.' };
  const search = '?sort=-price&ideas.sort=price&ideas.page=2';
  expect(read(search, 137, ideas)).toMatchObject({
    sort: { by: 'price', direction: 'asc' },
    page: 2,
  });
  expect(pageAddress(ideas, search, 3)).toBe('?sort=-price&ideas.sort=price&ideas.page=3');
  expect(wantsCsv(ideas, new URLSearchParams('format=csv'))).toBe(false);
  expect(wantsCsv(ideas, new URLSearchParams('ideas.format=csv'))).toBe(true);
});
