import {
  forgetAlertsJob,
  matchAlertsJob,
  planAlertMailsJob,
  sendAlertMailJob,
  sendValidationMailJob,
} from '#modules/alerts/jobs.ts';
import { drawPicturesJob } from '#modules/catalogue/pictures/jobs.ts';
import { forgetIdeaMailsJob, sendIdeaMailJob } from '#modules/catalogue/sharing/jobs.ts';
import { learnFromSessionsJob } from '#modules/engine/learning/jobs.ts';
import { forgetHintsJob, rotateMonthsJob } from '#modules/engine/session/jobs.ts';
import { forgetExpiredAccountsJob, sendSignupMailJob } from '#modules/moderation/accounts/jobs.ts';
import type { Job } from '#modules/platform/index.server.ts';
import { forgetRateLimitsJob } from '#modules/platform/jobs.ts';

/** Every job there is. Each is declared beside the command it runs. */
export const jobs: readonly Job[] = [
  drawPicturesJob,
  sendIdeaMailJob,
  forgetIdeaMailsJob,
  forgetHintsJob,
  learnFromSessionsJob,
  rotateMonthsJob,
  sendSignupMailJob,
  forgetExpiredAccountsJob,
  sendValidationMailJob,
  matchAlertsJob,
  planAlertMailsJob,
  sendAlertMailJob,
  forgetAlertsJob,
  forgetRateLimitsJob,
];
