import { expect, test } from 'vitest';
import { shopPages } from '../../../tests/fixtures/shop-pages.ts';
import { decodePage, parse } from './index.server.ts';

const URL_OF_PAGE = 'https://shop.test/p';

test.each(shopPages)('$id', ({ html, url = URL_OF_PAGE, expected }) => {
  const extract = parse(html, url) as Record<string, { value: unknown } | undefined>;
  const read = Object.fromEntries(
    Object.keys(expected).map((field) => [field, extract[field]?.value ?? null]),
  );
  expect(read).toEqual(expected);
});

test('each field says where it was read and how sure it is', () => {
  const [first] = shopPages;
  const { price, title } = parse(first?.html ?? '', URL_OF_PAGE);
  expect(price).toEqual({ value: 3990, source: 'json_ld', confidence: 0.9 });
  expect(title?.source).toBe('json_ld');
});

const product = '<h1>Pot</h1><p class="price">12 €</p>';
const MILLION = 1_000_000;

test.each([
  ['100,000 nested tags', `${product}${'<div>'.repeat(100_000)}`],
  ['a million open tags', `${product}${'<b>'.repeat(MILLION)}`],
  ['as many closed wrongly', `${product}${'<i></b>'.repeat(MILLION / 2)}`],
  ['nested items', `${product}${'<div itemscope itemprop=a>'.repeat(100_000)}`],
  ['an attribute of 10 MB', `<p title="${'a'.repeat(10 * MILLION)}">${product}`],
  [
    '100,000 attributes',
    `<p ${Array.from({ length: 100_000 }, (_, i) => `a${i}=1`).join(' ')}>${product}`,
  ],
  ['a text of 10 MB', `${product}<p>${'1 '.repeat(5 * MILLION)}`],
  ['a million prices', `${product}<p>${'1 € '.repeat(MILLION)}`],
  [
    'a million brackets',
    `${product}<script type="application/ld+json">${'['.repeat(MILLION)}</script>`,
  ],
  [
    'a million objects',
    `${product}<script type="application/ld+json">${'{"a":'.repeat(MILLION)}</script>`,
  ],
  [
    'comments without an end',
    `${product}<script type="application/ld+json">[${' /* "'.repeat(MILLION)}</script>`,
  ],
  [
    'a script without an end',
    `${product}<script type="application/ld+json">{"name": "${'a'.repeat(MILLION)}`,
  ],
  ['a million entities', `${product}<p>${'&eacute;&amp;&#x10FFFF;'.repeat(MILLION / 4)}`],
  ['a million comments', `${product}${'<!--'.repeat(MILLION)}`],
  ['spaces', `${product}<p>${' \u00a0'.repeat(MILLION)}</p>`],
  ['quotes', `${product}<p class='${'"'.repeat(MILLION)}`],
])('a page of %s is read in a time that its length bounds', { timeout: 15_000 }, (_, html) => {
  expect(parse(html, URL_OF_PAGE)).toMatchObject({
    title: { value: 'Pot' },
    price: { value: 1200 },
  });
});

test.each([
  ['declared by the site', '<p>caf\xe9 \x80', 'windows-1252', '<p>café €'],
  ['declared by the page', '<meta charset="windows-1252"><p>caf\xe9', null, 'café'],
  [
    'in the old way',
    '<meta http-equiv=content-type content="text/html; charset=iso-8859-15"><p>\xa4',
    null,
    '€',
  ],
  ['not declared', '<p>caf\xe9 \x80', null, '<p>café €'],
  ['wrongly declared as UTF-8', '<meta charset=utf-8><p>caf\xe9', 'utf-8', 'café'],
  ['UTF-8 though declared otherwise', '<p>caf\xc3\xa9', 'iso-8859-1', '<p>café'],
  ['marked', '\xef\xbb\xbf<p>caf\xc3\xa9', 'windows-1252', '<p>café'],
  ['UTF-16', '\xff\xfe<\0p\0>\0\xe9\0', null, '<p>é'],
  ['declared by an unknown name', '<p>caf\xe9', 'latin-9000', '<p>café'],
])('the encoding of a page is found: %s', (_, bytes, declared, text) => {
  expect(decodePage(Buffer.from(bytes, 'latin1'), declared)).toContain(text);
});
