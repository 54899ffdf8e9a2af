import { z } from 'zod';
import { defineJob, noData } from '#modules/platform/jobs.ts';

/** Counts anew the days that something was done in since the last time. */
export const countSearchesJob = defineJob({
  name: 'count-searches',
  schema: noData,
  cron: '*/5 * * * *',
  runsAtFirst: true,
  run: async (_, { signal }) =>
    (await import('./counting.commands.server.ts')).countSearches(signal),
});

/** Compares every day with its searches, counts anew those that differ, and notes the size of the catalogue. */
export const checkCountsJob = defineJob({
  name: 'check-counts',
  schema: noData,
  // Before the oldest month of searches is erased.
  cron: '30 3 * * *',
  runsAtFirst: true,
  expireInSeconds: 3600,
  run: async (_, { signal }) => (await import('./counting.commands.server.ts')).checkCounts(signal),
});

/** Looks for rules of automated answers in accepted searches. */
export const findCandidatesJob = defineJob({
  name: 'find-answer-candidates',
  schema: noData,
  // After the searches of the day before were counted anew.
  cron: '50 4 * * *',
  expireInSeconds: 3600,
  run: async (_, { signal }) => (await import('./rules.server.ts')).findCandidates(signal),
});

const ofSpreadTest = z.strictObject({ id: z.int().positive() });

/** Ends a spread test whose job was given up. */
export const giveUpSpreadTestJob = defineJob({
  name: 'give-up-spread-test',
  schema: ofSpreadTest,
  run: async ({ id }) => (await import('./spread.commands.server.ts')).giveUpSpreadTest(id),
});

/** Plays the searches of a spread test. */
export const runSpreadTestJob = defineJob({
  name: 'run-spread-test',
  schema: ofSpreadTest,
  expireInSeconds: 3600,
  deadLetter: giveUpSpreadTestJob.name,
  run: async ({ id }, { signal }) =>
    (await import('./spread.commands.server.ts')).runSpreadTest(id, signal),
});
