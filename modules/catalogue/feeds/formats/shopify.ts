import type { FeedRow, RowReader } from './rows.ts';

const NEEDED = ['handle', 'variant price'];
const COLUMNS = [
  'title',
  'handle',
  'description',
  'price',
  'list_price',
  'availability',
  'image_link',
  'brand',
  'gtin',
  'sku',
  'product_type',
] as const;

/** Whether the columns of a table are those of Shopify's export of products. */
export function isShopify(columns: readonly string[]): boolean {
  const names = columns.map((name) => name.toLowerCase());
  return NEEDED.every((name) => names.includes(name));
}

/**
 * Makes one row of all that Shopify's export says of a product: it has a row for each variant and each picture, in a row,
 * and only the first says what the product is. The price is that of the cheapest variant that can be had.
 */
export class ShopifyRows implements RowReader {
  readonly columns = COLUMNS;
  readonly #rows: RowReader;
  #group: { handle: string; rows: FeedRow[] } | null = null;

  constructor(rows: RowReader) {
    this.#rows = rows;
  }

  write(text: string): FeedRow[] {
    return this.group(this.#rows.write(text));
  }

  async end(): Promise<FeedRow[]> {
    const rows = this.group(await this.#rows.end());
    if (this.#group) rows.push(this.#product(this.#group));
    return rows;
  }

  /** The products that are whole once these rows have come. */
  group(rows: readonly FeedRow[]): FeedRow[] {
    const whole: FeedRow[] = [];
    for (const row of rows) {
      const handle = this.#read(row, 'handle');
      if (this.#group && handle === this.#group.handle) {
        if (this.#group.rows.length < MOST_VARIANTS) this.#group.rows.push(row);
        continue;
      }
      if (this.#group) whole.push(this.#product(this.#group));
      this.#group = { handle: handle ?? '', rows: [row] };
    }
    return whole;
  }

  #read({ values }: FeedRow, column: string): string | undefined {
    const place = this.#rows.columns.findIndex((name) => name.toLowerCase() === column);
    return values[place];
  }

  #product({ handle, rows }: { handle: string; rows: readonly FeedRow[] }): FeedRow {
    const first = rows[0]!;
    const of = (column: string) => this.#read(first, column);
    const variants = rows.filter((row) => this.#read(row, 'variant price') !== undefined);
    const inStock = variants.filter((row) => this.#isInStock(row));
    const isShown =
      of('published')?.toLowerCase() !== 'false' &&
      !/^(draft|archived)$/i.test(of('status') ?? 'active');
    const cheapest = [...(inStock.length > 0 ? inStock : variants)].sort(
      (one, other) => this.#price(one) - this.#price(other),
    )[0];
    const own = (column: string) => cheapest && this.#read(cheapest, column);
    const values: Record<(typeof COLUMNS)[number], string | undefined> = {
      title: of('title'),
      handle,
      description: of('body (html)') ?? of('body html'),
      price: own('variant price'),
      list_price: own('variant compare at price'),
      availability: isShown && inStock.length > 0 ? 'in stock' : 'out of stock',
      image_link: of('image src'),
      brand: of('vendor'),
      // Spreadsheets keep it as text by an apostrophe.
      gtin: own('variant barcode')?.replace(/^'/, ''),
      sku: own('variant sku')?.replace(/^'/, ''),
      product_type: of('product category') ?? of('type'),
    };
    return { line: first.line, values: COLUMNS.map((column) => values[column]) };
  }

  /** A shop that counts nothing, or sells on, always has it. */
  #isInStock(row: FeedRow): boolean {
    const counted = this.#read(row, 'variant inventory tracker') !== undefined;
    const quantity = this.#read(row, 'variant inventory qty');
    const sellsOn = this.#read(row, 'variant inventory policy')?.toLowerCase() === 'continue';
    return !counted || quantity === undefined || sellsOn || Number(quantity) > 0;
  }

  #price(row: FeedRow): number {
    return Number(this.#read(row, 'variant price')) || Number.POSITIVE_INFINITY;
  }
}

/** Of one product; Shopify allows two thousand. */
const MOST_VARIANTS = 2000;
