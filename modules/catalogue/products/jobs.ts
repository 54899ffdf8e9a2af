import { z } from 'zod';
import { defineJob, noData } from '#modules/platform/jobs.ts';

/** Learns each morning, after the shops were visited, what they write at the ends of their titles. */
export const learnTitleRulesJob = defineJob({
  name: 'learn-title-rules',
  schema: noData,
  cron: '20 6 * * *',
  run: async (_, { signal }) =>
    (await import('./titles.commands.server.ts')).learnTitleRules(signal),
});

/** Cleans the titles of a merchant whose rule an admin changed. */
export const cleanTitlesJob = defineJob({
  name: 'clean-titles',
  schema: z.strictObject({ merchant: z.int().positive(), before: z.array(z.string()).max(20) }),
  run: async ({ merchant, before }, { signal }) =>
    (await import('./titles.commands.server.ts')).cleanTitlesOf(merchant, before, signal),
});
