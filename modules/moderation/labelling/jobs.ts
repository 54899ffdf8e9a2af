import { defineJob, noData } from '#modules/platform/jobs.ts';

/** Finds the labels that are worth asking for: each hour, as new ideas are predicted, when a site is new, and after imports. */
export const prepareLabellingJob = defineJob({
  name: 'prepare-labelling',
  schema: noData,
  cron: '40 * * * *',
  runsAtFirst: true,
  run: async () => (await import('./prepare.commands.server.ts')).prepareLabelling(),
});

/** Counts the searches that contributors helped. */
export const countHelpedSearchesJob = defineJob({
  name: 'count-help-of-contributors',
  schema: noData,
  cron: '10 5 * * *',
  run: async () => (await import('./helped-searches.commands.server.ts')).countHelpedSearches(),
});
