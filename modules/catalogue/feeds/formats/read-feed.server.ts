import { plainBytes } from './bytes.server.ts';
import { CsvRows } from './csv.server.ts';
import type { FeedBatch, FeedRow, RowReader } from './rows.ts';
import { isShopify, ShopifyRows } from './shopify.ts';
import { FeedDecoder } from './text.ts';
import { XmlRows } from './xml.server.ts';

/** Enough for the mark of an encoding and the first sign of the text. */
const PIECE = 1 << 14;

/**
 * The products of a file, gzip or plain, XML or a table, in any usual encoding, batch by batch as its bytes come: never more
 * of it is in memory than a piece. What it is shows in the file itself.
 *
 * @throws UnreadableFeed where it cannot be read any further; the batches before are good.
 */
export async function* readFeed(chunks: AsyncIterable<Buffer>): AsyncGenerator<FeedBatch> {
  const decoder = new FeedDecoder();
  let reader: RowReader | null = null;
  for await (const chunk of plainBytes(chunks)) {
    for (let at = 0; at < chunk.length; at += PIECE) {
      const text = decoder.write(chunk.subarray(at, at + PIECE));
      if (!reader && text.trim() === '') continue;
      const isNew = reader === null;
      reader ??= text.trimStart().startsWith('<') ? new XmlRows() : new TableRows();
      const rows = reader.write(isNew ? text.trimStart() : text);
      if (rows.length > 0) yield { columns: reader.columns, rows };
    }
  }
  reader ??= new TableRows();
  const rows = [...reader.write(decoder.end()), ...(await reader.end())];
  yield { columns: reader.columns, rows };
}

/** A table, which its header may show to be of Shopify. */
class TableRows implements RowReader {
  #rows: RowReader = new CsvRows();
  #isKnown = false;

  get columns(): readonly string[] {
    return this.#rows.columns;
  }

  write(text: string): FeedRow[] {
    return this.#known(this.#rows.write(text));
  }

  end(): Promise<FeedRow[]> {
    return this.#rows.end();
  }

  #known(rows: FeedRow[]): FeedRow[] {
    if (this.#isKnown || this.#rows.columns.length === 0) return rows;
    this.#isKnown = true;
    if (!isShopify(this.#rows.columns)) return rows;
    const products = new ShopifyRows(this.#rows);
    this.#rows = products;
    return products.group(rows);
  }
}
