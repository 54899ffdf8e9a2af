import { expect, test } from 'vitest';
import { hardPages } from '../../../tests/pages/hard-pages.ts';
import { page } from '../../../tests/pages/page.ts';
import { readPage, toObservedProduct } from './index.server.ts';

test.each(hardPages)('$id', ({ html, url = 'https://shop.test/p', kind, expected }) => {
  const read = readPage(html, url);
  const extract = read.extract as Record<string, { value: unknown } | undefined>;
  const values = Object.keys(expected).map((field) => [field, extract[field]?.value ?? null]);
  expect({ kind: read.kind, ...Object.fromEntries(values) }).toEqual({ kind, ...expected });
});

const URL_OF_LISTING = 'https://www.shop.test/vases?page=2';
const cards = ['a', 'b', 'c'].map(
  (name) => `<li><a href="/p/${name}#avis"><h3>Vase ${name}</h3></a><b>20 €</b></li>`,
);
const listing = (head = '') =>
  page(
    `<nav><a href="/contact">Contact</a><a href="https://elsewhere.test/">Ailleurs</a><a href="mailto:a@b.test">Mail</a></nav>
    <h1>Vases</h1><ul>${cards.join('')}</ul><a href="/plan.pdf">Plan</a><a rel="nofollow" href="?tri=prix">Trier</a><a href="?page=2">2</a>`,
    head,
  );

test('a listing leads to its products first, then to the other pages of the shop', () => {
  const head =
    '<link rel="next" href="?page=3"><link rel="canonical" href="https://shop.test/vases">';
  const { links, next, canonical } = readPage(listing(head), URL_OF_LISTING);
  const shop = 'https://www.shop.test';
  expect(links).toEqual([`${shop}/p/a`, `${shop}/p/b`, `${shop}/p/c`, `${shop}/contact`]);
  expect(next).toBe(`${shop}/vases?page=3`);
  expect(canonical).toBe('https://shop.test/vases');
});

test('a page that forbids it is not followed, nor is what leads to another host', () => {
  const head =
    '<meta name="robots" content="noindex, nofollow"><link rel="next" href="https://elsewhere.test/3"><link rel="canonical" href="https://elsewhere.test/">';
  expect(readPage(listing(head), URL_OF_LISTING)).toMatchObject({
    kind: 'listing',
    links: [],
    next: null,
    canonical: null,
  });
});

test('a page of a million links is read in a time that its length bounds', () => {
  const many = Array.from({ length: 200_000 }, (_, i) => `<li><a href="/${i}">${i} €</a></li>`);
  expect(readPage(page(many.join('')), URL_OF_LISTING).links).toHaveLength(1000);
});

test('what a page says becomes a product at the address that the page gives itself, where that is of the shop', () => {
  const product = (canonical: string) => {
    const html = page(
      '<h1>Pot</h1><p class="price">12 €</p><p>En stock</p>',
      `<link rel="canonical" href="${canonical}">`,
    );
    const url = 'https://www.shop.test/pot?couleur=bleu';
    return toObservedProduct(readPage(html, url).extract, url);
  };
  expect(product('https://shop.test/pot')).toMatchObject({
    url: 'https://shop.test/pot',
    title: 'Pot',
    priceCents: 1200,
    currency: 'EUR',
    available: true,
    brand: null,
    categoryPath: [],
  });
  for (const elsewhere of ['/', 'https://elsewhere.test/pot', 'javascript:alert(1)']) {
    expect(product(elsewhere).url).toBe('https://www.shop.test/pot?couleur=bleu');
  }
});
