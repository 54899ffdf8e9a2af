import {
  forgetHints,
  forgetHintsJob,
  refreshStatistics,
  refreshStatisticsJob,
} from '#modules/engine/index.server.ts';
import { forgetExpiredRateLimits, forgetRateLimitsJob } from '#modules/platform/index.server.ts';
import { bind, type JobBinding } from '../binding.ts';

/** Every job there is, each bound to the one module command that does it. */
export const jobs: readonly JobBinding[] = [
  bind(forgetHintsJob, forgetHints),
  bind(refreshStatisticsJob, refreshStatistics),
  bind(forgetRateLimitsJob, forgetExpiredRateLimits),
];
