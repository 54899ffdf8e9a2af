import { escapeHtml, nameOf } from './frame.ts';
import { decimal } from './money.ts';
import type { MarketProduct } from './products.ts';
import { pictureUrl, type Shop, urlOf } from './shops.ts';
import { encodeWindows1252 } from './windows-1252.ts';

export type Feed = { type: string; body: Buffer };

/** The product file of a shop: Google Shopping XML, CSV of an affiliate network, CSV of Shopify. */
export function feed(shop: Shop): Feed {
  switch (shop.id) {
    case 'camomille':
      return { type: 'application/rss+xml', body: Buffer.from(googleXml(shop)) };
    case 'ernestine':
      return {
        type: 'text/csv; charset=windows-1252',
        body: encodeWindows1252(affiliateCsv(shop)),
      };
    case 'riens':
      return { type: 'text/csv', body: Buffer.from(shopifyCsv(shop)) };
  }
}

function googleXml(shop: Shop): string {
  const items = shop.products.map((product) => {
    const { listPriceCents, priceCents, variant } = product;
    const fields: Record<string, string | null> = {
      'g:id': product.sku,
      title: nameOf(product),
      description: product.description,
      link: `${urlOf(shop, product)}?utm_source=google&utm_medium=shopping`,
      'g:image_link': pictureUrl(shop, product),
      'g:price': `${decimal(listPriceCents ?? priceCents)} EUR`,
      'g:sale_price': listPriceCents === null ? null : `${decimal(priceCents)} EUR`,
      'g:availability': product.available ? 'in_stock' : 'out_of_stock',
      'g:gtin': product.gtin,
      'g:brand': product.brand,
      'g:product_type': product.category.join(' > '),
      'g:item_group_id': variant && product.family,
      'g:size': variant?.name === 'Taille' ? variant.value : null,
      'g:color': variant?.name === 'Couleur' ? variant.value : null,
    };
    const lines = Object.entries(fields).map(([name, value]) =>
      value === null ? '' : `<${name}>${escapeHtml(value)}</${name}>`,
    );
    return `<item>${lines.join('')}</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>${shop.name}</title><link>${shop.origin}</link>
${items.join('\n')}
</channel></rss>`;
}

function affiliateCsv(shop: Shop): string {
  const comma = (cents: number | null) => (cents === null ? '' : decimal(cents).replace('.', ','));
  const rows = shop.products.map((product) => ({
    Référence: product.sku,
    'Nom du produit': nameOf(product),
    Description: product.description,
    'Prix TTC': comma(product.priceCents),
    'Prix barré': comma(product.listPriceCents),
    Devise: 'EUR',
    'URL produit': urlOf(shop, product),
    'URL image': pictureUrl(shop, product),
    Marque: product.brand,
    EAN: product.gtin,
    Catégorie: product.category.join(' > '),
    Disponibilité: product.available ? 'En stock' : 'Rupture',
    'Frais de port': '6,50',
  }));
  return csv(rows, ';', '\r\n');
}

/** Variants of a product have the same handle; its title and description stand in the first row only. */
function shopifyCsv(shop: Shop): string {
  const seen = new Set<string>();
  const row = (product: MarketProduct) => {
    const isFirst = !seen.has(product.family);
    seen.add(product.family);
    const of = (text: string) => (isFirst ? text : '');
    return {
      Handle: product.family,
      Title: of(product.title),
      'Body (HTML)': of(`<p>${escapeHtml(product.description)}</p>`),
      Vendor: of(product.brand),
      'Product Category': of(product.category.join(' > ')),
      Type: of(product.category.at(-1) ?? ''),
      Published: of('true'),
      'Option1 Name': of(product.variant?.name ?? 'Title'),
      'Option1 Value': product.variant?.value ?? 'Default Title',
      'Variant SKU': product.sku,
      'Variant Inventory Qty': product.available ? '7' : '0',
      'Variant Inventory Policy': 'deny',
      'Variant Price': decimal(product.priceCents),
      'Variant Compare At Price':
        product.listPriceCents === null ? '' : decimal(product.listPriceCents),
      'Variant Barcode': product.gtin,
      'Image Src': of(pictureUrl(shop, product)),
      'Variant Image': pictureUrl(shop, product),
      Status: of('active'),
    };
  };
  return csv(shop.products.map(row), ',', '\n');
}

/** Rows of the same columns, RFC 4180. */
function csv(rows: readonly Record<string, string>[], separator: string, end: string): string {
  const quote = (value: string) =>
    /[",;\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  return lines.map((line) => line.map(quote).join(separator) + end).join('');
}
