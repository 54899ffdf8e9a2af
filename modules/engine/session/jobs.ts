import { z } from 'zod';
import { defineJob } from '#modules/platform/index.server.ts';

/** Forgets the free-text hints of old searches. */
export const forgetHintsJob = defineJob({
  name: 'forget-hints',
  schema: z.strictObject({}),
  policy: 'short',
});

/** Makes the places of the months to come and erases searches past their keeping time. */
export const rotateMonthsJob = defineJob({
  name: 'rotate-search-months',
  schema: z.strictObject({}),
  policy: 'short',
});
