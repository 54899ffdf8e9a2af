import { z } from 'zod';
import { defineJob, noData } from '#modules/platform/jobs.ts';

/** Brings one product file into the catalogue. */
export const runFeedJob = defineJob({
  name: 'run-feed',
  schema: z.strictObject({ id: z.int().positive() }),
  // A large file takes minutes. Each stop of the worker ends a try, and the next goes on where it ended.
  expireInSeconds: 6 * 60 * 60,
  retryLimit: 50,
  run: async ({ id }, { signal }) => (await import('./run.commands.server.ts')).runFeed(id, signal),
});

/** Fetches the product files that have an address, in the hours when shops have few visitors. */
export const runDailyFeedsJob = defineJob({
  name: 'run-daily-feeds',
  schema: noData,
  cron: '20 0 * * *',
  run: async () => (await import('./feeds.commands.server.ts')).runDailyFeeds(),
});

/** Deletes old runs with the rows that they did not take, and files whose upload was cut. */
export const deleteExpiredFeedRunsJob = defineJob({
  name: 'delete-expired-feed-runs',
  schema: noData,
  cron: '33 4 * * *',
  run: async () => (await import('./feeds.commands.server.ts')).deleteExpiredFeedRuns(),
});
