export {
  acceptRun,
  addFeed,
  confirmMapping,
  pauseFeed,
  receiveFile,
  rejectRun,
  runNow,
} from './feeds.commands.server.ts';
export type { FeedRun, ListedFeed } from './feeds.store.server.ts';
export {
  feedMerchants,
  findFeed,
  listFeeds,
  rejectionsOf,
  type ShownFeed,
} from './queries.server.ts';
