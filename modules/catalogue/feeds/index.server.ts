export {
  acceptRun,
  addFeed,
  confirmMapping,
  pauseFeed,
  receiveFile,
  refuseRun,
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
