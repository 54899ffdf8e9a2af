import { defineJob, noData } from '#modules/platform/jobs.ts';

/** Compares the ideas that changed with all others. */
export const detectTwinsJob = defineJob({
  name: 'detect-twins',
  schema: noData,
  cron: '*/10 * * * *',
  run: async () => (await import('./detection.commands.server.ts')).detectNewTwins(),
});
