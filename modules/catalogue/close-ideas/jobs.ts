import { defineJob, noData } from '#modules/platform/jobs.ts';

/** Finds the ideas that are close to another. */
export const updateCloseIdeasJob = defineJob({
  name: 'update-close-ideas',
  schema: noData,
  cron: '45 3 * * *',
  run: async () => (await import('./commands.server.ts')).updateCloseIdeas(),
});
