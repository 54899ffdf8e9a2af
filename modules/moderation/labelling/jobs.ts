import { defineJob, noData } from '#modules/platform/jobs.ts';

/**
 * Finds the labels that are worth asking for: each night, after the learning has counted the searches, when a site is new,
 * and after imports.
 */
export const prepareLabellingJob = defineJob({
  name: 'prepare-labelling',
  schema: noData,
  policy: 'short',
  cron: '40 4 * * *',
  runsAtFirst: true,
  run: async (_, { signal }) =>
    (await import('./prepare.commands.server.ts')).prepareLabelling(signal),
});

/** Counts the searches that contributors helped. */
export const countHelpJob = defineJob({
  name: 'count-help-of-contributors',
  schema: noData,
  policy: 'short',
  cron: '10 5 * * *',
  run: async () => (await import('./help.commands.server.ts')).countHelp(),
});
