import { z } from 'zod';
import { defineJob } from '#modules/platform/index.server.ts';

/** Learns from the searches that ended since the last time. */
export const learnFromSessionsJob = defineJob({
  name: 'learn-from-sessions',
  schema: z.strictObject({}),
  policy: 'short',
});
