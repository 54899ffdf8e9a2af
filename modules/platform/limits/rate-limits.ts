import { DAY_SECONDS } from '../day-length.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often one key may do something: points per seconds. */
export type RateLimit = {
  points: number;
  seconds: number;
  /**
   * Counted in the memory of each process instead of the database, which allows as many times the limit as there are
   * processes: for what happens so often that storing each use would cost as much as the use itself.
   */
  inMemory?: boolean;
};

export const RATE_LIMITS = {
  /** Failed sign-ins from one network, whatever the accounts. */
  sign_in: { points: 30, seconds: 15 * MINUTE },
  /** Failed sign-ins at one account from one network, which no other network can use up. */
  sign_in_first: { points: 5, seconds: DAY_SECONDS },
  /** Failed sign-ins at one account beyond those, from all networks together. */
  sign_in_more: { points: 20, seconds: HOUR },
  sign_up: { points: 5, seconds: HOUR },
  /** Mails of sign-ups to one mailbox. */
  sign_up_to: { points: 5, seconds: HOUR },
  /** The current password, asked again of a signed-in account. */
  own_password: { points: 10, seconds: HOUR },
  password_reset: { points: 10, seconds: HOUR },
  /** Mails about a forgotten password, to one mailbox. */
  password_reset_to: { points: 5, seconds: HOUR },
  /** Mails that confirm the new address of an account, to one mailbox. */
  email_change_to: { points: 5, seconds: HOUR },
  /** Files of all that is kept about one account. */
  account_export: { points: 5, seconds: DAY_SECONDS },
  alert_create: { points: 10, seconds: HOUR },
  /** Alerts requested for one mailbox by visitors who are not signed in with it. */
  alert_create_to: { points: 10, seconds: HOUR },
  email: { points: 10, seconds: HOUR },
  /** Mails that show an idea, to one mailbox. */
  email_to: { points: 5, seconds: DAY_SECONDS },
  /** Pages of found gifts, with words of the visitor's own. They cost nothing: this keeps programs from making many. */
  keepsake: { points: 60, seconds: HOUR, inMemory: true },
  /** Pictures for link previews that were not drawn before. */
  preview: { points: 120, seconds: 10 * MINUTE },
  /** Pictures of ideas that one account is about to propose. */
  draft_picture: { points: 300, seconds: 10 * MINUTE },
  /** Ideas that an account proposes. */
  idea_add: { points: 60, seconds: HOUR },
  /** Looks at what an idea that one account writes will be, with what goes with it. */
  idea_draft: { points: 300, seconds: 10 * MINUTE },
  /** Changes that an account makes to what is proposed, and withdrawals. */
  contribution_edit: { points: 600, seconds: HOUR },
  square: { points: 120, seconds: MINUTE },
  search_start: { points: 60, seconds: 10 * MINUTE },
  /** Answers, feedback and other messages of a search under way. */
  search_step: { points: 600, seconds: 10 * MINUTE, inMemory: true },
  /** Reactions of one account; a call counts for as many as it has. A quick contributor gives 30 in a minute. */
  react: { points: 1000, seconds: 10 * MINUTE },
  /** Cohorts that one account makes or adds a search to, each up to 2,000 ideas. */
  cohort_fill: { points: 30, seconds: HOUR },
  /** What one account changes of cohorts: their names, an idea more or less, deletions. */
  cohort_edit: { points: 300, seconds: HOUR },
  /** Cohorts that one account labels at once. */
  cohort_label: { points: 20, seconds: HOUR },
  /** Batches of predicted labels that one admin accepts. */
  prediction_batch: { points: 60, seconds: HOUR },
  /** Questions that an account proposes, changes of questions that it sends, and looks for what fits one that it writes. */
  question_add: { points: 60, seconds: HOUR },
  question_edit: { points: 300, seconds: HOUR },
  question_draft: { points: 300, seconds: 10 * MINUTE },
  /** Addresses of products that contributors have read, from one network. */
  product_page: { points: 60, seconds: HOUR },
  /** The same by one account. */
  product_page_account: { points: 30, seconds: HOUR },
  /** Calls that have no limit of their own. */
  api: { points: 600, seconds: 10 * MINUTE },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;

/** What one request counts against: for each limit the key that is limited (a network, an account, a mailbox). */
export type RateLimitKeys = Partial<Record<RateLimitName, string>>;
