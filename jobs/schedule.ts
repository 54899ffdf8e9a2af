import {
  forgetAlertsJob,
  matchAlertsJob,
  planAlertMailsJob,
} from '#modules/alerts/index.server.ts';
import { forgetIdeaMailsJob } from '#modules/catalogue/sharing/index.server.ts';
import { learnFromSessionsJob } from '#modules/engine/learning/index.server.ts';
import { forgetHintsJob, rotateMonthsJob } from '#modules/engine/session/index.server.ts';
import { forgetExpiredAccountsJob } from '#modules/moderation/accounts/index.server.ts';
import { forgetRateLimitsJob, type JobDefinition } from '#modules/platform/index.server.ts';

export type Schedule = { job: JobDefinition; cron: string };

/** Crons are read in this time zone. */
export const SCHEDULE_TIME_ZONE = 'Europe/Paris';

/** Everything that happens by the clock. Scheduled jobs carry no data. */
export const schedules: readonly Schedule[] = [
  { job: forgetHintsJob as JobDefinition, cron: '10 4 * * *' },
  { job: learnFromSessionsJob as JobDefinition, cron: '20 4 * * *' },
  // After the learning: what is erased has been counted a last time.
  { job: rotateMonthsJob as JobDefinition, cron: '50 4 * * *' },
  { job: forgetExpiredAccountsJob as JobDefinition, cron: '40 * * * *' },
  { job: matchAlertsJob as JobDefinition, cron: '*/15 * * * *' },
  // What came since yesterday morning, with the first coffee.
  { job: planAlertMailsJob as JobDefinition, cron: '10 8 * * *' },
  { job: forgetAlertsJob as JobDefinition, cron: '27 * * * *' },
  { job: forgetIdeaMailsJob as JobDefinition, cron: '47 * * * *' },
  { job: forgetRateLimitsJob as JobDefinition, cron: '17 * * * *' },
];
