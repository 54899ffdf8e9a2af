import type { Database } from '#modules/platform/index.server.ts';
import { patternOf, siteAddress } from './addresses.ts';
import { countPatterns, type FoundPage, insertFound } from './pages.store.server.ts';
import { PRIORITY } from './revisit.ts';

/** An address as a page or a sitemap names it. */
export type FoundAddress = { url: string; isSitemap: boolean; changedAt: Date | null };

/** How many addresses are stored by one statement. */
const BATCH = 1000;

/**
 * Stores addresses that a site names, where they are its own: those that look like its products are asked for first.
 *
 * @param depth links between where the crawl begins and these.
 */
export async function addFound(
  database: Database,
  site: { merchant_id: number; host: string },
  found: Iterable<FoundAddress> | AsyncIterable<FoundAddress>,
  { depth, now }: { depth: number; now: Date },
): Promise<void> {
  const store = async (batch: readonly FoundAddress[]) => {
    const pages = placeOf(batch, site.host, depth);
    const patterns = await countPatterns(database, site.merchant_id, [
      ...new Set(pages.map(({ pattern }) => pattern)),
    ]);
    for (const page of pages) {
      if (page.kind === 'unknown') page.priority = priorityOf(patterns.get(page.pattern));
    }
    await insertFound(database, site.merchant_id, pages, now);
  };
  let batch: FoundAddress[] = [];
  for await (const one of found) {
    batch.push(one);
    if (batch.length < BATCH) continue;
    await store(batch);
    batch = [];
  }
  await store(batch);
}

/** The place in the order of a page that was not read yet, by what pages of its sort turned out to be. */
export function priorityOf(counts: { products: number; others: number } | undefined): number {
  const { products, others } = counts ?? { products: 0, others: 0 };
  if (products >= 3 && products >= 4 * others) return PRIORITY.likely;
  return products === 0 && others >= 10 ? PRIORITY.unlikely : PRIORITY.unknown;
}

function placeOf(batch: readonly FoundAddress[], host: string, depth: number): FoundPage[] {
  return batch.flatMap(({ url, isSitemap, changedAt }) => {
    const address = siteAddress(url, host);
    if (!address) return [];
    return {
      url: address,
      kind: isSitemap ? ('sitemap' as const) : ('unknown' as const),
      pattern: patternOf(address),
      depth,
      priority: isSitemap ? PRIORITY.entry : PRIORITY.unknown,
      changedAt,
    };
  });
}
