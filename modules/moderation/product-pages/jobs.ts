import { z } from 'zod';
import { defineJob, noData } from '#modules/platform/jobs.ts';
import type { DataExporter } from '../accounts/shared.ts';

/** Reads the page of a shop that a contributor named. */
export const readProductPageJob = defineJob({
  name: 'read-product-page',
  schema: z.strictObject({ id: z.int().positive() }),
  // Its contributor waits for it.
  retryLimit: 3,
  expireInSeconds: 120,
  run: async ({ id }, { signal }) =>
    (await import('./reading.commands.server.ts')).readProductPage(id, signal),
});

/** Deletes pages that contributors named long ago. */
export const deleteExpiredProductPagesJob = defineJob({
  name: 'delete-expired-product-pages',
  schema: noData,
  cron: '37 4 * * *',
  run: async () => (await import('./reading.commands.server.ts')).deleteExpiredProductPages(),
});

/** The shops' pages that an account named, for the file of its owner's data. */
export const productPageExporter: DataExporter = {
  part: 'pages_de_boutiques',
  read: async ({ id }) => (await import('./export.server.ts')).exportProductPages(id),
};
