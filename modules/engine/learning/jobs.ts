import { defineJob, noData } from '#modules/platform/jobs.ts';

/** Learns from the searches that ended since the last time. */
export const learnFromSessionsJob = defineJob({
  name: 'learn-from-sessions',
  schema: noData,
  cron: '20 4 * * *',
  run: async () => (await import('./commands.server.ts')).learnFromSessions(),
});
