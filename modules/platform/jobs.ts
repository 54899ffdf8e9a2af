import { defineJob, noData } from './job.ts';

export { defineJob, noData };

/** Deletes rate-limit counters that no longer count. */
export const forgetRateLimitsJob = defineJob({
  name: 'forget-rate-limits',
  schema: noData,
  policy: 'short',
  cron: '17 * * * *',
  run: async () => (await import('./rate-limit.server.ts')).forgetExpiredRateLimits(),
});
