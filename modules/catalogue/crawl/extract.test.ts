import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { shopPages } from '../../../tests/fixtures/shop-pages.ts';
import { decodePage, parse, readPage } from './index.server.ts';

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

test('a word that may be divided stays one', () => {
  const { title } = parse('<h1>Porte&shy;monnaie rond</h1><p class="price">12 €</p>', URL_OF_PAGE);
  expect(title?.value).toBe('Portemonnaie rond');
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
  [
    'lists in lists to the end',
    `${product}<script type="application/ld+json">${'['.repeat(490_000)}${']'.repeat(490_000)}</script>`,
  ],
  [
    'a category of blanks',
    `${product}<script type="application/ld+json">{"@type":"Product","name":"Pot","category":"a${' '.repeat(900_000)}b","offers":{"price":12}}</script>`,
  ],
  [
    'categories of nothing but signs',
    `${product}${`<script type="application/ld+json">{"@type":"BreadcrumbList","itemListElement":[{"name":"${'<'.repeat(20_000)}"}]}</script>`.repeat(240)}`,
  ],
  ['a million entities', `${product}<p>${'&eacute;&amp;&#x10FFFF;'.repeat(MILLION / 4)}`],
  ['a million comments', `${product}${'<!--'.repeat(MILLION)}`],
  ['spaces', `${product}<p>${' \u00a0'.repeat(MILLION)}</p>`],
  ['quotes', `${product}<p class='${'"'.repeat(MILLION)}`],
  ['lines that are each a price', `${product}${'<p>1 €</p>'.repeat(MILLION / 2)}`],
  ['cards', `${product}${'<li><a href="/p/1"><h3>x</h3></a>5 €</li>'.repeat(100_000)}`],
  ['statements', `${product}${`<p>${'indispo '.repeat(13)}</p>`.repeat(50_000)}`],
  ['pictures', `${product}${'<img src="/a.jpg" alt="Pot">'.repeat(200_000)}`],
])('a page of %s is read in a time that its length bounds', { timeout: 15_000 }, (_, html) => {
  expect(parse(html, URL_OF_PAGE)).toMatchObject({
    title: { value: 'Pot' },
    price: { value: 1200 },
  });
});

test('what is no page, whatever it says it is, is read as nothing', () => {
  const jpeg = Buffer.from(Array.from({ length: 100_000 }, (_, i) => (i * 7919) % 251));
  jpeg.write('\xff\xd8\xff\xe0', 'latin1');
  for (const bytes of [jpeg, gzipSync('<h1>Pot</h1>'), Buffer.alloc(100_000)]) {
    const { kind, extract } = readPage(decodePage(bytes, 'utf-8'), URL_OF_PAGE);
    expect([kind, extract.title, extract.price]).toEqual(['other', undefined, undefined]);
  }
});

test('scripts stay text: nothing that a page says is markup', () => {
  const script = '<script>alert(1)</script>';
  const attack = `${script}"><img src=x onerror=alert(1)>`;
  const json = JSON.stringify({
    '@type': 'Product',
    name: `Pot ${attack}`,
    image: 'javascript:alert(1)',
    offers: { price: 1 },
  });
  const html = `<script type="application/ld+json">${json.replaceAll('</', '<\\/')}</script><link rel=canonical href="data:text/html,${script}">`;
  const { title, picture, canonicalUrl } = parse(html, URL_OF_PAGE);
  expect(title?.value).not.toMatch(/<|onerror/);
  expect([picture, canonicalUrl]).toEqual([undefined, undefined]);
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
