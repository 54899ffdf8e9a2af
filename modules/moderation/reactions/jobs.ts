import { defineJob, noData } from '#modules/platform/jobs.ts';

/** Computes anew what the votes of contributors weigh: each night, and after decisions about reactions. */
export const computeWeightsJob = defineJob({
  name: 'compute-contributor-weights',
  schema: noData,
  policy: 'short',
  cron: '50 3 * * *',
  run: async () => (await import('./weights.commands.server.ts')).computeWeights(),
});
