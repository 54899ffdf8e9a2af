import { cleanGtin } from '../../gtin.ts';
import { cleanText, cleanUrl, type Finding } from './fields.ts';
import { currencyOf, findMoney, readMachineAmount } from './money.ts';

/** What the head of a page says: Open Graph and its product properties, Twitter cards, the description. */
export function readMeta(meta: ReadonlyMap<string, string>, url: string): Finding[] {
  const first = (...names: string[]) => names.map((name) => meta.get(name)).find(Boolean);
  const found: Finding[] = [];
  const title = cleanText('title', first('og:title', 'twitter:title'));
  if (title) found.push({ field: 'title', value: title });
  const description = cleanText(
    'description',
    first('og:description', 'description', 'twitter:description'),
  );
  if (description) found.push({ field: 'description', value: description });
  const picture = cleanUrl(
    first('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'),
    url,
  );
  if (picture) found.push({ field: 'picture', value: picture });

  const regular = first(
    'product:price:amount',
    'og:price:amount',
    'product:price',
    ...(/prix|price/i.test(meta.get('twitter:label1') ?? '') ? ['twitter:data1'] : []),
  );
  const written = first('product:sale_price:amount', 'og:sale_price:amount') ?? regular;
  const isNumber = /^\s*[\d .,'’\u00a0\u202f]+\s*$/.test(written ?? '');
  const sum = findMoney((written ?? '').replace(/\s+/g, ' ')).at(0);
  const price = isNumber ? readMachineAmount(written) : sum?.cents;
  if (price) {
    found.push({ field: 'price', value: price });
    const currency =
      currencyOf(
        first('product:price:currency', 'og:price:currency', 'product:sale_price:currency'),
      ) ?? sum?.currency;
    if (currency) found.push({ field: 'currency', value: currency });
    const list = readMachineAmount(
      first('product:original_price:amount', 'og:price:standard_amount') ?? regular,
    );
    if (list && list > price) found.push({ field: 'listPrice', value: list });
  }
  const stock =
    first('product:availability', 'og:availability')
      ?.toLowerCase()
      .replace(/[^a-z]/g, '') ?? '';
  if (/^(instock|available|availablefororder|preorder|backorder|pending)$/.test(stock))
    found.push({ field: 'available', value: true });
  if (/^(oos|outofstock|soldout|unavailable|discontinued)$/.test(stock))
    found.push({ field: 'available', value: false });
  const brand = cleanText('brand', first('product:brand', 'og:brand'));
  if (brand) found.push({ field: 'brand', value: brand });
  const gtin = cleanGtin(
    first('product:ean', 'product:gtin', 'product:isbn', 'product:upc', 'books:isbn', 'book:isbn'),
  );
  if (gtin) found.push({ field: 'gtin', value: gtin });
  const sku = cleanText('sku', first('product:retailer_item_id', 'product:retailer_part_no'));
  if (sku) found.push({ field: 'sku', value: sku });
  const variant = [first('product:color'), first('product:size')].flatMap(
    (value) => cleanText('variant', value) ?? [],
  );
  if (variant.length > 0) found.push({ field: 'variant', value: variant.join(', ') });
  const category = first('product:category')
    ?.split('>')
    .flatMap((part) => cleanText('category', part) ?? []);
  if (category?.length) found.push({ field: 'category', value: category.slice(0, 10) });
  return found;
}
