import { z } from 'zod';
import { defineJob } from './queue.server.ts';

/** Deletes rate-limit counters that no longer count. */
export const forgetRateLimitsJob = defineJob({
  name: 'forget_rate_limits',
  schema: z.strictObject({}),
  policy: 'short',
});
