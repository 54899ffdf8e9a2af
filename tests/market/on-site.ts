import { configureSite, startRun } from '#modules/catalogue/crawl/index.server.ts';
import {
  addFeed,
  confirmMapping,
  findFeed,
  listFeeds,
  runNow,
} from '#modules/catalogue/feeds/index.server.ts';
import { addMerchant } from '#modules/catalogue/merchants/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import type { Market, MarketShop } from './index.ts';

const ALL_DAY = { window_start: 0, window_end: 1440 };
const FEED_NAME = 'Tous les produits';

/**
 * Has the site whose database is open know the shops of the market: as merchants that it may visit at any hour, with a short
 * delay. Merchants that are there already stay. The worker does the rest.
 *
 * @returns the number of each shop's merchant.
 */
export async function addMarket({ shops }: Market): Promise<Map<MarketShop['id'], number>> {
  const ids = new Map<MarketShop['id'], number>();
  for (const { id, name, host, styles } of Object.values(shops)) {
    const added = await db.transaction((transaction) =>
      addMerchant(transaction, { name, host, affiliated: false }),
    );
    const merchant = added.ok ? added.id : (await db('merchant').where({ host }).first('id'))?.id;
    if (merchant === undefined) throw new Error(`${name} could not be added`);
    const with_scripts = styles.includes('scripted');
    await configureSite(merchant, { ...ALL_DAY, with_scripts, delay_ms: 100, daily_budget: 5000 });
    ids.set(id, merchant);
  }
  return ids;
}

/** Begins to crawl a shop of the market. */
export async function crawlShop(merchant: number): Promise<void> {
  await startRun(merchant, { again: true });
}

/** Begins to read the product file of a shop; its columns are confirmed as they are proposed, once they are known. */
export async function readFeed(merchant: number, { feedUrl }: MarketShop): Promise<void> {
  const known = (await listFeeds()).find((feed) => feed.merchant_id === merchant);
  if (known) await runNow(known.id);
  else await addFeed({ merchantId: merchant, name: FEED_NAME, url: feedUrl });
}

/** Confirms the columns of feeds that wait for it. @returns whether every feed has been read. */
export async function confirmFeeds(): Promise<boolean> {
  const feeds = await listFeeds();
  for (const { id, run } of feeds) {
    const shown = run?.hold === 'new_columns' ? await findFeed(id, null) : null;
    if (shown) await confirmMapping(id, shown.mapping);
  }
  return feeds.every(({ run }) => run?.ended_at != null);
}
