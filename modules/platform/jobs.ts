import { z } from 'zod';
import { defineJob } from './queue.server.ts';

/** Deletes rate-limit counters that no longer count. */
export const forgetRateLimitsJob = defineJob({
  name: 'forget-rate-limits',
  schema: z.strictObject({}),
  policy: 'short',
});
