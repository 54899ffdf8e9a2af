import type { DataExporter } from '../accounts/shared.ts';

/** The cohorts that an account made, for the file of its owner's data. */
export const cohortExporter: DataExporter = {
  part: 'cohortes',
  read: async ({ id }) => (await import('./export.server.ts')).exportCohorts(id),
};
