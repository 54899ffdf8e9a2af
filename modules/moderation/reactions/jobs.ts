import { defineJob, noData } from '#modules/platform/jobs.ts';
import type { DataExporter } from '../accounts/shared.ts';

/** Computes anew what the votes of contributors weigh: each night, and after decisions about reactions. */
export const computeWeightsJob = defineJob({
  name: 'compute-contributor-weights',
  schema: noData,
  cron: '50 3 * * *',
  run: async () => (await import('./weights.commands.server.ts')).computeWeights(),
});

/** The labels that an account gave, for the file of its owner's data. */
export const reactionExporter: DataExporter = {
  part: 'reactions',
  read: async ({ id }) => (await import('./export.server.ts')).exportReactions(id),
};
