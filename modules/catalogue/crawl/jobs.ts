import { z } from 'zod';
import { defineJob, noData } from '#modules/platform/jobs.ts';

/** Crawls the sites whose runs are under way; what has to wait longer is looked for again each minute. */
export const crawlJob = defineJob({
  name: 'crawl',
  schema: noData,
  // One runs, one waits.
  policy: 'stately',
  cron: '* * * * *',
  run: async (_, { signal }) => (await import('./runs/commands.server.ts')).crawl(signal),
});

/** Takes an address that an admin tries through every step of a crawl. */
export const tryPageJob = defineJob({
  name: 'try-page',
  schema: z.strictObject({ id: z.int().positive() }),
  // Its admin waits for it.
  retryLimit: 3,
  expireInSeconds: 180,
  run: async ({ id }, { signal }) =>
    (await import('./trials/commands.server.ts')).runTrial(id, signal),
});

/** Deletes what crawls left long ago. */
export const deleteExpiredCrawlsJob = defineJob({
  name: 'delete-expired-crawls',
  schema: noData,
  cron: '47 4 * * *',
  run: async () => (await import('./runs/commands.server.ts')).deleteExpiredCrawls(),
});
