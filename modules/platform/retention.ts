import { DAY_SECONDS } from './day-length.ts';

/** A length of time with its unit. */
export type Duration = { hours: number } | { days: number };

/**
 * How long is kept what is deleted by its age: the one list that the deleting jobs follow. What it says of things that a person
 * left, the privacy page and the mails state.
 */
export const RETENTION = {
  /** The free-text hints of a search, and what they matched. */
  hints: { days: 30 },
  /** Searches with their events, and visits: so many whole months after the month they began in. */
  searches: { months: 25 },
  /** A signed-in browser. */
  signIn: { days: 30 },
  /** A sign-up whose link was not used. */
  unconfirmedSignup: { hours: 48 },
  /** A forgotten password whose link was not used, with the address that was typed. */
  passwordReset: { hours: 2 },
  /** A new address of an account that was not confirmed. */
  emailChange: { hours: 48 },
  /** A mail about a change of an account, with its address, that no mail server took. */
  accountNotice: { hours: 24 },
  /** What happened to an account: a changed password, address or role. */
  accountEvent: { days: 365 },
  /** The file of all that is kept about an account, made for its owner. */
  accountExport: { days: 7 },
  /** An alert whose link was not used. */
  unconfirmedAlert: { hours: 48 },
  /** An alert that its owner neither ends nor renews. */
  alert: { days: 365 },
  /** What is left of an alert that has ended, without personal data: its links still say that it is over. */
  endedAlert: { days: 30 },
  /** An idea that fits an alert and waits for a mail with room for it. */
  unmailedIdea: { days: 3 },
  /** The day's mail of an alert that no mail server took: its ideas come with the next day's. No personal data. */
  alertMail: { hours: 24 },
  /** The address of an idea sent by mail that no mail server took. */
  ideaMail: { hours: 24 },
  /** What was read of a shop's page that a contributor named. */
  productPage: { days: 30 },
  /** The page of a shop as it was read last; no personal data, like all that is kept of crawls. */
  crawledBody: { days: 90 },
  /** A crawl that is over, with what each of its requests gave. */
  crawlRun: { days: 30 },
  /** What the tester of addresses found. */
  crawlTrial: { days: 7 },
  /** What a product file brought, with the rows that were not taken; the file itself goes when that ends. */
  feedRun: { days: 90 },
  /** A product file whose upload was cut. */
  unfinishedUpload: { hours: 24 },
  /** A counter of a rate limit, at most; its key is a hash. */
  rateLimit: { days: 1 },
  /** How long answers, queries and jobs took, and what memory processes used; no personal data. */
  performance: { days: 2 },
  /** A job that is done, or failed for good; without personal data. */
  finishedJob: { days: 7 },
  /** A job that no worker took. */
  waitingJob: { days: 14 },
} as const;

const HOUR_SECONDS = 3600;

export function inSeconds(duration: Duration): number {
  return 'days' in duration ? duration.days * DAY_SECONDS : duration.hours * HOUR_SECONDS;
}

/** The instant that comes so long after another. */
export function after(instant: Date, duration: Duration): Date {
  return new Date(instant.getTime() + inSeconds(duration) * 1000);
}

/** The instant that was so long before another: what is older has been kept long enough. */
export function before(instant: Date, duration: Duration): Date {
  return new Date(instant.getTime() - inSeconds(duration) * 1000);
}
