import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { db } from '#modules/platform/index.server.ts';
import { recordProducts } from '../../products/index.server.ts';
import { selectSellers, updatePage } from '../frontier/pages.store.server.ts';
import { decodePage } from '../html/decode.ts';
import { type KeptPage, selectKeptPages } from './bodies.store.server.ts';
import { extractJson, readBody } from './reading.server.ts';

const decompress = promisify(gunzip);

/** How many pages are read and recorded together. */
const BATCH = 50;

/**
 * Reads the pages of a site that are kept again, as the extractor reads them now, and records their products: no request is
 * made. What a page led to is left to its next visit.
 *
 * @returns how many pages were read, and of how many the product changed.
 */
export async function rereadSite(merchantId: number): Promise<{ pages: number; changed: number }> {
  const total = { pages: 0, changed: 0 };
  for (let after = 0; ; ) {
    const kept = await selectKeptPages(db, merchantId, { after, limit: BATCH });
    const last = kept.at(-1);
    if (!last) return total;
    total.pages += kept.length;
    total.changed += await rereadPages(merchantId, kept);
    after = last.id;
  }
}

async function rereadPages(merchantId: number, kept: readonly KeptPage[]): Promise<number> {
  const read = await Promise.all(
    kept.map(async (page) => {
      const html = decodePage(await decompress(page.body), page.charset);
      return { page, ...(await readBody(page, html, async () => false)) };
    }),
  );
  const products = read.flatMap(({ product, ...rest }) => (product ? { product, ...rest } : []));
  return await db.transaction(async (transaction) => {
    const sellers = await selectSellers(
      transaction,
      products.map(({ page }) => page.id),
    );
    let changed = 0;
    for (const [seller, sold] of Map.groupBy(products, ({ page }) => sellers.get(page.id))) {
      if (seller === undefined) continue;
      const said = sold.map(({ product }) => product);
      const recorded = await recordProducts(transaction, seller, said, 'page', merchantId);
      for (const [place, { page, extract, hash }] of sold.entries()) {
        const result = recorded[place];
        if (!result || 'rejected' in result) continue;
        if (result.change !== 'unchanged') changed++;
        await updatePage(transaction, page.id, {
          kind: 'product',
          content_hash: hash,
          extract: extractJson(extract),
          idea_id: result.ideaId,
        });
      }
    }
    return changed;
  });
}
