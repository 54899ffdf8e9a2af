import { db, now, versionOf } from '#modules/platform/index.server.ts';
import { shopHostOf } from '../merchants/index.server.ts';
import type { ObservedProduct } from '../products/shared.ts';
import * as store from './feeds.store.server.ts';
import type { FeedMapping } from './fields.ts';
import { proposeMapping, shownMapping } from './mapping.ts';
import { observer } from './observe.ts';

/** A feed with all that its screen shows. */
export type ShownFeed = Omit<store.FeedOfScreen, 'sample' | 'mapping'> & {
  /** As it was confirmed, or as its columns propose. */
  mapping: FeedMapping;
  isConfirmed: boolean;
  /** Of its columns and how they are read. */
  version: string;
  runs: store.FeedRun[];
  /** The first rows of the latest file, as they would be read. */
  sample: ObservedProduct[];
};

/** All feeds, each with its latest run. */
export function listFeeds(): Promise<store.ListedFeed[]> {
  return store.selectFeeds(db);
}

/** @param tried a mapping to show the first rows by, in place of the feed's own. */
export async function findFeed(id: number, tried: FeedMapping | null): Promise<ShownFeed | null> {
  const feed = await store.selectFeed(db, id);
  if (!feed) return null;
  const { sample, ...shown } = feed;
  const mapping = tried ?? feed.mapping ?? proposeMapping(feed.columns);
  const shopHost = shopHostOf(new URL(`https://${feed.host}`));
  const observe = observer(feed.columns, { mapping, shopHost, now: now() });
  return {
    ...shown,
    mapping,
    isConfirmed: feed.mapping !== null,
    version: versionOf(shownMapping(feed)),
    runs: await store.selectRuns(db, id),
    sample: sample.map((values, i) =>
      observe({ line: i + 1, values: values.map((value) => value ?? undefined) }),
    ),
  };
}

/** Merchants that may have feeds. */
export function feedMerchants(): Promise<store.FeedMerchant[]> {
  return store.selectMerchants(db);
}

/** The rows of a run that were not taken: the first ones, by line. */
export function rejectionsOf(runId: number) {
  return store.selectRejections(db, runId);
}
