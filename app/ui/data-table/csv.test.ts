import { expect, test } from 'vitest';
import type { Column } from './columns.ts';
import { type CsvValue, csvLines } from './csv.ts';

type Row = { name: CsvValue };
const COLUMNS: Column<Row>[] = [
  { key: 'name', header: 'Nom', cell: () => null, csv: ({ name }) => name },
  { key: 'action', header: 'Action', cell: () => null },
  { key: 'twice', header: 'Nom; encore', cell: () => null, csv: ({ name }) => name },
];

async function linesOf(rows: Iterable<Row> | AsyncIterable<Row>): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of csvLines(COLUMNS, rows)) lines.push(line);
  return lines;
}

/** The line of one value, in two columns. */
async function written(name: CsvValue): Promise<string | undefined> {
  const lines = await linesOf([{ name }]);
  return lines[1];
}

test('a file begins with a byte order mark and the headers of its columns', async () => {
  expect(await linesOf([])).toEqual(['\ufeffNom;"Nom; encore"\r\n']);
});

test.each([
  ['plain', 'plain;plain\r\n'],
  ['a, b', '"a, b";"a, b"\r\n'],
  ['a;b', '"a;b";"a;b"\r\n'],
  ['dit « "oui" »', '"dit « ""oui"" »";"dit « ""oui"" »"\r\n'],
  ['two\nlines', '"two\nlines";"two\nlines"\r\n'],
  [null, ';\r\n'],
  ['', ';\r\n'],
])('the text %j is quoted where it must be', async (value, line) => {
  expect(await written(value)).toBe(line);
});

test.each([
  [12.5, '12,5;12,5\r\n'],
  [-3, '-3;-3\r\n'],
  [0, '0;0\r\n'],
])('the number %d has a decimal comma and stays a number', async (value, line) => {
  expect(await written(value)).toBe(line);
});

test.each(['=1+1', '+33', '-2', '@SUM(A1)', '＝1', ' =1', '\u200b=1', '\u00a0=1'])(
  'the text %j is no formula',
  async (value) => {
    expect(await written(value)).toBe(`'${value};'${value}\r\n`);
  },
);

test('a formula that must be quoted is still none', async () => {
  expect(await written('=HYPERLINK("http://x";"y")')).toMatch(/^"'=HYPERLINK\(""http/);
  expect(await written('\t=1')).toBe(`"'\t=1";"'\t=1"\r\n`);
  expect(await written('a,=1')).toBe('"a,=1";"a,=1"\r\n');
  expect(await written('\r=1')).toBe(`"'\r=1";"'\r=1"\r\n`);
});

test('rows may come one after the other, as a database sends them', async () => {
  async function* rows() {
    yield { name: 'a' };
    yield { name: 'b' };
  }
  expect(await linesOf(rows())).toHaveLength(3);
});
