import { defineMail } from './mail/kind.ts';
import { defineJob, noData } from './queue/job.ts';

export { defineJob, defineMail, noData };

/** Deletes rate-limit counters that no longer count. */
export const deleteExpiredRateLimitsJob = defineJob({
  name: 'delete-expired-rate-limits',
  schema: noData,
  cron: '17 * * * *',
  run: async () => (await import('./limits/rate-limit.server.ts')).deleteExpiredRateLimits(),
});

/** Deletes mails that no mail server took in time. */
export const deleteExpiredMailsJob = defineJob({
  name: 'delete-expired-mails',
  schema: noData,
  cron: '47 * * * *',
  run: async () => (await import('./mail/outbox.server.ts')).deleteExpiredMails(),
});

/** Deletes measures of performance past their retention. */
export const deleteOldMeasuresJob = defineJob({
  name: 'delete-old-measures',
  schema: noData,
  cron: '37 * * * *',
  run: async () => (await import('./performance/queries.server.ts')).deleteOldMeasures(),
});
