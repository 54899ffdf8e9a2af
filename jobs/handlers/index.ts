import {
  forgetAlerts,
  forgetAlertsJob,
  matchAlerts,
  matchAlertsJob,
  planAlertMails,
  planAlertMailsJob,
  sendAlertMail,
  sendAlertMailJob,
  sendValidationMail,
  sendValidationMailJob,
} from '#modules/alerts/index.server.ts';
import { drawPicturesJob, renderPictures } from '#modules/catalogue/pictures/index.server.ts';
import {
  forgetIdeaMails,
  forgetIdeaMailsJob,
  sendIdeaMail,
  sendIdeaMailJob,
} from '#modules/catalogue/sharing/index.server.ts';
import { learnFromSessions, learnFromSessionsJob } from '#modules/engine/learning/index.server.ts';
import {
  forgetHints,
  forgetHintsJob,
  rotateMonths,
  rotateMonthsJob,
} from '#modules/engine/session/index.server.ts';
import {
  forgetExpired,
  forgetExpiredAccountsJob,
  sendSignupMail,
  sendSignupMailJob,
} from '#modules/moderation/accounts/index.server.ts';
import { forgetExpiredRateLimits, forgetRateLimitsJob } from '#modules/platform/index.server.ts';
import { bind, type JobBinding } from '../binding.ts';

/** Every job there is, each bound to the one module command that does it. */
export const jobs: readonly JobBinding[] = [
  bind(drawPicturesJob, (_, { signal }) => renderPictures({ signal })),
  bind(sendIdeaMailJob, ({ mailId }) => sendIdeaMail(mailId)),
  bind(forgetIdeaMailsJob, forgetIdeaMails),
  bind(forgetHintsJob, forgetHints),
  bind(learnFromSessionsJob, learnFromSessions),
  bind(rotateMonthsJob, rotateMonths),
  bind(sendSignupMailJob, ({ signupId }) => sendSignupMail(signupId)),
  bind(forgetExpiredAccountsJob, forgetExpired),
  bind(sendValidationMailJob, ({ alertId }) => sendValidationMail(alertId)),
  bind(matchAlertsJob, (_, { signal }) => matchAlerts(signal)),
  bind(planAlertMailsJob, (_, { signal }) => planAlertMails(signal)),
  bind(sendAlertMailJob, ({ mailId }) => sendAlertMail(mailId)),
  bind(forgetAlertsJob, forgetAlerts),
  bind(forgetRateLimitsJob, forgetExpiredRateLimits),
];
