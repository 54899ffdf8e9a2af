import type { DataExporter } from '../accounts/shared.ts';

/** What an account proposed and what was decided about it, for the file of its owner's data. */
export const contributionExporter: DataExporter = {
  part: 'contributions',
  read: async (account) =>
    (await import('./activity.queries.server.ts')).exportContributions(account),
};
