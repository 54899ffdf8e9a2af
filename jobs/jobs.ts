import {
  alertMailKind,
  alertValidationMailKind,
  deleteExpiredAlertsJob,
  matchAlertsJob,
  planAlertMailsJob,
} from '#modules/alerts/jobs.ts';
import { updateCloseIdeasJob } from '#modules/catalogue/close-ideas/jobs.ts';
import { crawlJob, deleteExpiredCrawlsJob, tryPageJob } from '#modules/catalogue/crawl/jobs.ts';
import {
  deleteExpiredFeedRunsJob,
  runDailyFeedsJob,
  runFeedJob,
} from '#modules/catalogue/feeds/jobs.ts';
import { predictLabelsJob, trainLabelModelJob } from '#modules/catalogue/label-model/jobs.ts';
import { choosePapersJob, drawPicturesJob } from '#modules/catalogue/pictures/jobs.ts';
import { fetchProductPicturesJob } from '#modules/catalogue/product-pictures/jobs.ts';
import { cleanTitlesJob, learnTitleRulesJob } from '#modules/catalogue/products/jobs.ts';
import { ideaMailKind } from '#modules/catalogue/sharing/jobs.ts';
import { detectTwinsJob } from '#modules/catalogue/twins/jobs.ts';
import {
  checkCountsJob,
  countSearchesJob,
  findCandidatesJob,
  giveUpSpreadTestJob,
  runSpreadTestJob,
} from '#modules/engine/insight/jobs.ts';
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
import { countHelpedSearchesJob, prepareLabellingJob } from '#modules/moderation/labelling/jobs.ts';
import {
  deleteExpiredProductPagesJob,
  readProductPageJob,
} from '#modules/moderation/product-pages/jobs.ts';
import { computeWeightsJob } from '#modules/moderation/reactions/jobs.ts';
import type { Job } from '#modules/platform/index.server.ts';
import {
  deleteExpiredMailsJob,
  deleteExpiredRateLimitsJob,
  deleteOldMeasuresJob,
} from '#modules/platform/jobs.ts';
import { exporters } from './exporters.ts';

/** Every job there is, also those that send a kind of mail. Each is declared beside the command it runs. */
export const jobs: readonly Job[] = [
  drawPicturesJob,
  choosePapersJob,
  fetchProductPicturesJob,
  learnTitleRulesJob,
  cleanTitlesJob,
  updateCloseIdeasJob,
  detectTwinsJob,
  trainLabelModelJob,
  predictLabelsJob,
  crawlJob,
  deleteExpiredCrawlsJob,
  runFeedJob,
  runDailyFeedsJob,
  deleteExpiredFeedRunsJob,
  tryPageJob,
  ideaMailKind,
  deleteExpiredHintsJob,
  learnFromSessionsJob,
  rotateMonthsJob,
  countSearchesJob,
  checkCountsJob,
  findCandidatesJob,
  giveUpSpreadTestJob,
  runSpreadTestJob,
  signupMailKind,
  passwordResetMailKind,
  emailChangeMailKind,
  accountNoticeMailKind,
  accountExportJob(exporters),
  deleteExpiredAccountDataJob,
  computeWeightsJob,
  prepareLabellingJob,
  countHelpedSearchesJob,
  alertValidationMailKind,
  matchAlertsJob,
  planAlertMailsJob,
  alertMailKind,
  deleteExpiredAlertsJob,
  readProductPageJob,
  deleteExpiredProductPagesJob,
  deleteExpiredRateLimitsJob,
  deleteExpiredMailsJob,
  deleteOldMeasuresJob,
];
