import { errorPage } from '#app/shell/errors.server.ts';
import { formatAgo } from '#app/ui/text/format.ts';
import {
  feedMerchants,
  findFeed,
  listFeeds,
  type ShownFeed,
} from '#modules/catalogue/feeds/index.server.ts';
import { nowMillis } from '#modules/platform/index.server.ts';
import { idOf } from './addresses.ts';
import type { ShownRun } from './run-parts.tsx';
import { flowText } from './text.ts';

/** All feeds, or those of the shop that an address names, with how long ago each was read. */
export async function readFeeds(parameters: URLSearchParams) {
  const [feeds, merchants] = await Promise.all([listFeeds(), feedMerchants()]);
  const shop = merchants.find(({ id }) => String(id) === parameters.get('shop')) ?? null;
  const wanted = shop ? feeds.filter(({ seller_id }) => seller_id === shop.id) : feeds;
  const rows = wanted.map((feed) => ({
    ...feed,
    ago: feed.run && formatAgo(new Date(feed.run.requested_at), nowMillis()),
  }));
  return { rows, merchants, shop };
}

type TriedMapping = Parameters<typeof findFeed>[1];

/** The feed that an address names. @throws a 404 page. */
export async function feedOf(segment: string, tried: TriedMapping): Promise<ShownFeed> {
  const feed = await findFeed(idOf(segment), tried);
  if (!feed) throw errorPage(404, flowText.unknown);
  return feed;
}

/** The runs of a feed, the last one first. */
export function runsOf({ runs }: ShownFeed): ShownRun[] {
  return runs.map((run) => ({ ...run, ago: formatAgo(new Date(run.requested_at), nowMillis()) }));
}
