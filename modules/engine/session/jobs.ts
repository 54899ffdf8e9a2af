import { defineJob, noData } from '#modules/platform/jobs.ts';

/** Deletes the free-text hints of old searches. */
export const deleteExpiredHintsJob = defineJob({
  name: 'delete-expired-hints',
  schema: noData,
  cron: '10 4 * * *',
  run: async () => (await import('./retention.server.ts')).deleteExpiredHints(),
});

/** Makes the partitions of the months to come and deletes searches past their retention. */
export const rotateMonthsJob = defineJob({
  name: 'rotate-search-months',
  schema: noData,
  // After the learning: what is erased has been counted a last time.
  cron: '50 4 * * *',
  run: async () => (await import('./retention.server.ts')).rotateMonths(),
});
