import { expect, test } from 'vitest';
import type { RowsWanted } from '#modules/platform/shared.ts';
import { storedList } from './stored-list.server.ts';

const NAMES = ['bougie', 'guitare', 'tambour', 'théière'];

/** What the rows were read by, each time. */
const asked: RowsWanted<'name'>[] = [];

const list = storedList(
  {
    columns: [{ key: 'name', header: 'Nom', cell: (name: string) => name, csv: (name) => name }],
    filters: { q: { kind: 'text', label: 'Nom' } },
    spec: { sorts: ['name'], defaultSort: { by: 'name', direction: 'asc' }, pageSize: 2 },
  },
  {
    file: 'noms',
    fileRowsMax: 3,
    wanted: ({ q }) => ({ text: q }),
    count: async ({ text }) => NAMES.filter((name) => name.includes(text)).length,
    async read({ text }, rows) {
      asked.push(rows);
      const found = NAMES.filter((name) => name.includes(text));
      return found.slice(rows.offset, rows.offset + rows.limit);
    },
  },
);

const argsOf = (search: string) => {
  const url = new URL(`https://site.example/noms${search}`);
  return { url, request: new Request(url) };
};
const fileOf = (search: string) => list.file(argsOf(search), async () => new Response('the page'));

test('a page has the rows of its address, and says what they were narrowed down to', async () => {
  expect(await list.page(argsOf('?q=e&page=2&sort=-name'))).toEqual({
    values: { q: 'e' },
    state: { sort: { by: 'name', direction: 'desc' }, page: 2, pages: 2, total: 3 },
    rows: ['théière'],
  });
  expect(asked.at(-1)).toEqual({ orderBy: 'name', direction: 'desc', limit: 2, offset: 2 });
});

test('a file has the rows of all pages by the same filters and in the same order, up to its bound', async () => {
  const file = await fileOf('?q=e&page=2&sort=-name&format=csv');
  expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="noms.csv"');
  expect(await file.text()).toMatch(/bougie\s+guitare\s+théière/);
  expect(asked.at(-1)).toEqual({ orderBy: 'name', direction: 'desc', limit: 3, offset: 0 });
});

test('any other address is answered by the page', async () => {
  expect(await (await fileOf('?q=e')).text()).toBe('the page');
});
