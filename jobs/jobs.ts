import {
  alertMailKind,
  alertValidationMailKind,
  deleteExpiredAlertsJob,
  matchAlertsJob,
  planAlertMailsJob,
} from '#modules/alerts/jobs.ts';
import { updateCloseIdeasJob } from '#modules/catalogue/close-ideas/jobs.ts';
import { drawPicturesJob } from '#modules/catalogue/pictures/jobs.ts';
import { ideaMailKind } from '#modules/catalogue/sharing/jobs.ts';
import { learnFromSessionsJob } from '#modules/engine/learning/jobs.ts';
import { deleteExpiredHintsJob, rotateMonthsJob } from '#modules/engine/session/jobs.ts';
import {
  accountExportJob,
  accountNoticeMailKind,
  deleteExpiredAccountDataJob,
  emailChangeMailKind,
  passwordResetMailKind,
  signupMailKind,
} from '#modules/moderation/accounts/jobs.ts';
import { countHelpJob, prepareLabellingJob } from '#modules/moderation/labelling/jobs.ts';
import {
  deleteExpiredProductPagesJob,
  readProductPageJob,
} from '#modules/moderation/product-pages/jobs.ts';
import { computeWeightsJob } from '#modules/moderation/reactions/jobs.ts';
import type { Job } from '#modules/platform/index.server.ts';
import { deleteExpiredMailsJob, deleteExpiredRateLimitsJob } from '#modules/platform/jobs.ts';
import { exporters } from './exporters.ts';

/** Every job there is, also those that send a kind of mail. Each is declared beside the command it runs. */
export const jobs: readonly Job[] = [
  drawPicturesJob,
  updateCloseIdeasJob,
  ideaMailKind,
  deleteExpiredHintsJob,
  learnFromSessionsJob,
  rotateMonthsJob,
  signupMailKind,
  passwordResetMailKind,
  emailChangeMailKind,
  accountNoticeMailKind,
  accountExportJob(exporters),
  deleteExpiredAccountDataJob,
  computeWeightsJob,
  prepareLabellingJob,
  countHelpJob,
  alertValidationMailKind,
  matchAlertsJob,
  planAlertMailsJob,
  alertMailKind,
  deleteExpiredAlertsJob,
  readProductPageJob,
  deleteExpiredProductPagesJob,
  deleteExpiredRateLimitsJob,
  deleteExpiredMailsJob,
];
