import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { FeedMapping } from './fields.ts';
import { readFeed } from './formats/read-feed.server.ts';
import { UnreadableFeed } from './formats/unreadable.ts';
import { proposeMapping } from './mapping.ts';
import { observer } from './observe.ts';
import { shopAddress } from './values.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

/** Bytes in pieces of a size that cuts words, tags and characters. */
async function* pieces(bytes: Buffer | string, size = 7): AsyncGenerator<Buffer> {
  const whole = Buffer.from(bytes as string);
  for (let at = 0; at < whole.length; at += size) yield whole.subarray(at, at + size);
}

async function read(chunks: AsyncIterable<Buffer>, mapping?: FeedMapping) {
  const products = [];
  let columns: readonly string[] = [];
  for await (const batch of readFeed(chunks)) {
    columns = batch.columns;
    const proposed = mapping ?? proposeMapping(columns);
    const observe = observer(columns, { mapping: proposed, shopHost: 'shop.example', now: NOW });
    products.push(...batch.rows.map((row) => ({ line: row.line, ...observe(row) })));
  }
  return { products, columns };
}

const rss = (items: string) =>
  `<?xml version="1.0"?>\n<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Shop</title>\n${items}</channel></rss>`;
const ITEM = `<item>
  <g:id>MUG-1</g:id><title><![CDATA[Mug <b>en grès</b> & théière]]></title>
  <link>https://www.shop.example/mug?a=1&amp;b=2</link>
  <g:description>Fait main &amp;eacute;maill&#233;</g:description>
  <g:price>15,00 EUR</g:price><g:sale_price>12.50 EUR</g:sale_price>
  <g:availability>in_stock</g:availability><g:image_link>https://cdn.example/mug.jpg</g:image_link>
  <g:shipping><g:country>FR</g:country><g:price>4.90 EUR</g:price></g:shipping>
  <g:brand>Argile</g:brand><g:gtin>4006381333931</g:gtin><g:product_type>Maison &gt; Cuisine</g:product_type>
  <g:color>bleu</g:color><g:size>M</g:size><g:item_group_id>mugs</g:item_group_id>
  <g:gender>female</g:gender><g:age_group>adult</g:age_group>
</item>`;
const MUG = {
  title: ' Mug  en grès  & théière',
  url: 'https://www.shop.example/mug?a=1&b=2',
  description: 'Fait main émaillé',
  priceCents: 1250,
  listPriceCents: 1500,
  currency: 'EUR',
  available: true,
  pictureUrl: 'https://cdn.example/mug.jpg',
  brand: 'Argile',
  gtin: '4006381333931',
  sku: 'MUG-1',
  categoryPath: ['Maison', 'Cuisine'],
  variant: 'bleu, M',
  groupId: 'mugs',
  recipient: { gender: 'Female', ageMinMonths: 156, ageMaxMonths: null },
};

test('a product of Google Shopping is read with all it says, however its bytes are cut', async () => {
  for (const size of [1, 7, 100, 1e6]) {
    const { products } = await read(pieces(rss(ITEM), size));
    expect(products).toHaveLength(1);
    expect(products[0]).toMatchObject({
      ...MUG,
      title: expect.stringMatching(/^\s*Mug\s+en grès\s+& théière$/),
      line: 3,
    });
  }
});

test('Atom has its links in attributes', async () => {
  const entry = ITEM.replace(/item>/g, 'entry>').replace(
    /<link>.*<\/link>/,
    '<link href="https://shop.example/atom"/>',
  );
  const { products } = await read(
    pieces(`<feed xmlns="http://www.w3.org/2005/Atom">${entry}</feed>`),
  );
  expect(products[0]).toMatchObject({ url: 'https://shop.example/atom', priceCents: 1250 });
});

test.each(['-5 EUR', '1e999', '1,3E+03', '−12,50 €', 'gratuit'])(
  '%s is no price',
  async (price) => {
    const { products } = await read(
      pieces(`title,link,price\nMug,https://shop.example/m,"${price}"\n`),
    );
    expect(products[0]?.priceCents).toBeNaN();
  },
);

test('a sale counts in its period only', async () => {
  const during = (period: string) =>
    ITEM.replace(
      '</item>',
      `<g:sale_price_effective_date>${period}</g:sale_price_effective_date></item>`,
    );
  const price = async (period: string) =>
    (await read(pieces(rss(during(period))))).products[0]?.priceCents;
  expect(await price('2026-11-20T00:00+0100/2026-11-30T00:00+0100')).toBe(1250);
  expect(await price('2026-11-25T00:00+0100/2026-11-30T00:00+0100')).toBe(1500);
  expect(await price('2026-11-01T00:00+0100/2026-11-10T00:00+0100')).toBe(1500);
});

const TABLE = [
  [
    'Nom du produit',
    'Lien',
    'Prix TTC (€)',
    'Prix barré',
    'Disponibilité',
    'Marque',
    'EAN',
    'Catégorie',
  ],
  [
    'Théière "Kyoto"',
    'https://shop.example/t',
    '1 299,00',
    '1 499',
    'En stock',
    'Âtre',
    '4006381333931',
    'Maison/Thé',
  ],
  ['Œuf, cuit', 'https://shop.example/o', '12,5', '', 'épuisé', '', '', ''],
];

test.each([',', ';', '\t', '|'])(
  'a table separated by « %s » is read by its header',
  async (separator) => {
    const quoted = (text: string) =>
      text.includes(separator) || text.includes('"') ? `"${text.replace(/"/g, '""')}"` : text;
    const text = `\ufeff${TABLE.map((row) => row.map(quoted).join(separator)).join('\r\n')}`;
    const { products } = await read(pieces(text));
    expect(products).toMatchObject([
      {
        line: 2,
        title: 'Théière "Kyoto"',
        priceCents: 129900,
        listPriceCents: 149900,
        available: true,
        brand: 'Âtre',
        categoryPath: ['Maison', 'Thé'],
      },
      { line: 3, title: 'Œuf, cuit', priceCents: 1250, available: false, brand: null, gtin: null },
    ]);
  },
);

test.each([
  [
    'windows-1252',
    'latin1',
    (text: string) => Buffer.from(text.replace('Œ', '\x8c').replace('€', '\x80'), 'latin1'),
  ],
  ['UTF-8', 'utf8', (text: string) => Buffer.from(text)],
  ['UTF-16', 'utf16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
])('%s is read rightly, whatever comes first', async (_, __, encode) => {
  const ascii = 'Mug;https://shop.example/m;5;;1;;;\n'.repeat(40);
  const [header, ...rows] = TABLE.map((row) => row.join(';').replaceAll('"', ''));
  const plainHeader = 'title;link;price;list_price;availability;brand;ean;category';
  for (const text of [
    `${header}\n${rows.join('\n')}`,
    `${plainHeader}\n${ascii}${rows.join('\n')}`,
  ]) {
    for (const size of [1, 5, 1e6]) {
      const { products } = await read(pieces(encode(text), size));
      expect(products.at(-2)).toMatchObject({
        title: 'Théière Kyoto',
        brand: 'Âtre',
        available: true,
      });
      expect(products.at(-1)).toMatchObject({ title: 'Œuf, cuit', available: false });
    }
  }
});

test('Shopify’s rows of variants and pictures are one product, at the price of the cheapest that can be had', async () => {
  const text = `Handle,Title,Body (HTML),Vendor,Type,Published,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Status
tee,T-shirt,"<p>Coton
bio</p>",Lin,Mode,true,T-S,shopify,0,deny,15.00,20.00,,https://cdn.example/t.jpg,active
tee,,,,,,T-M,shopify,3,deny,18.00,25.00,'4006381333931,,
tee,,,,,,,,,,,,,https://cdn.example/t2.jpg,
sac,Sac,Toile,Lin,Mode,true,S-1,shopify,0,deny,30.00,,,https://cdn.example/s.jpg,active
brouillon,Brouillon,,Lin,,false,B-1,,,,10.00,,,,draft
`;
  const { products } = await read(pieces(text));
  expect(products).toMatchObject([
    {
      line: 2,
      url: 'https://shop.example/products/tee',
      title: 'T-shirt',
      description: ' Coton\nbio ',
      priceCents: 1800,
      listPriceCents: 2500,
      available: true,
      gtin: '4006381333931',
      sku: 'T-M',
      brand: 'Lin',
    },
    { line: 6, title: 'Sac', available: false, priceCents: 3000 },
    { line: 7, title: 'Brouillon', available: false },
  ]);
});

test('gzip shows in its first bytes', async () => {
  const { products } = await read(pieces(gzipSync(rss(ITEM.repeat(3)))));
  expect(products).toHaveLength(3);
});

const BROKEN: [string, () => AsyncIterable<Buffer>, RegExp][] = [
  ['cut XML', () => pieces(rss(ITEM.repeat(2)).slice(0, -200)), /coupé/],
  ['XML without products', () => pieces('<html><body>404</body></html>'), /aucun produit/],
  [
    'cut gzip',
    () => pieces(gzipSync(rss(ITEM.repeat(50))).subarray(0, 300)),
    /compressé est coupé/,
  ],
  ['damaged gzip', () => pieces(Buffer.from([0x1f, 0x8b, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9])), /abîmé/],
  ['nothing', () => pieces(''), /en-tête/],
  ['a page', () => pieces('not found'), /en-tête/],
  [
    'an open quote',
    () => pieces(`title,link\n"never closed,\n${'x'.repeat(2 ** 21)}`, 1 << 16),
    /guillemet/,
  ],
  [
    '100,000 elements inside each other',
    () => pieces(rss(`<item>${'<a>'.repeat(1e5)}`), 1 << 16),
    /emboîtés/,
  ],
  [
    'an attribute without end',
    () => repeat('<rss><item a="', 'x'.repeat(1 << 16), 200),
    /ne finit pas/,
  ],
  ['a comment without end', () => repeat('<rss><!-- ', 'x'.repeat(1 << 16), 200), /ne finit pas/],
  [
    'a table of blank lines alone',
    () => repeat('title,link\na,b\n', '\r\n'.repeat(1 << 13), 200),
    /lignes vides/,
  ],
  [
    'gzip that inflates a thousand times',
    () => pieces(gzipSync(Buffer.alloc(40 * 2 ** 20, `title,link${'x'.repeat(1000)}\n`)), 1 << 10),
    /enfle/,
  ],
];

async function* repeat(head: string, piece: string, times: number): AsyncGenerator<Buffer> {
  yield Buffer.from(head);
  for (let i = 0; i < times; i++) yield Buffer.from(piece);
}

test.each(BROKEN)('%s is no file of products, and says why', async (_, chunks, reason) => {
  const error = await read(chunks(), {}).catch((error) => error);
  expect(error).toBeInstanceOf(UnreadableFeed);
  expect(error.message).toMatch(reason);
});

test('what was read before the cut is good', async () => {
  const seen: number[] = [];
  const reading = (async () => {
    for await (const { rows } of readFeed(pieces(rss(ITEM.repeat(5)).slice(0, -200), 100))) {
      seen.push(...rows.map(({ line }) => line));
    }
  })();
  await expect(reading).rejects.toThrow(UnreadableFeed);
  expect(seen).toHaveLength(4);
});

test.each([
  [
    'https://www.awin1.com/pclick.php?p=1&ued=https%3A%2F%2Fwww.shop.example%2Fmug',
    'https://www.shop.example/mug',
  ],
  [
    'https://track.effiliation.com/x?id=1&url=https%3A%2F%2Fshop.example%2Fmug%3Fa%3D1',
    'https://shop.example/mug?a=1',
  ],
  [
    'https://prf.hn/click/camref:1/destination:https%3A%2F%2Fshop.example%2Fmug',
    'https://shop.example/mug',
  ],
  ['https://www.awin1.com/pclick.php?p=1', 'https://www.awin1.com/pclick.php?p=1'],
  [
    'https://evil.example/?u=https://other.example/',
    'https://evil.example/?u=https://other.example/',
  ],
  [
    'https://shop.example/?u=https://shop.example/b',
    'https://shop.example/?u=https://shop.example/b',
  ],
])('%s leads to the shop’s own page where it names it', (link, page) => {
  expect(shopAddress(link, 'shop.example')).toBe(page);
});
