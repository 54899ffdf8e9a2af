import {
  before,
  type Database,
  type Duration,
  dayOf,
  db,
  now,
  RETENTION,
  today,
  writeMails,
} from '#modules/platform/index.server.ts';
import { alertMailKind } from './jobs.ts';
import * as store from './mailing.store.server.ts';
import { matchAlerts } from './matching.commands.server.ts';

/** How many ideas a mail has at most. */
const MOST_IDEAS = 6;
const MAILS_AT_ONCE = 500;

/** A mail may still be on its way to the mail server for so long after its day ended. */
const SENDING: Duration = { hours: 1 };

/**
 * Plans the day's mail of every alert that has new ideas: what the job does. An alert has one mail a day: done
 * again, or by several workers at once, it plans what is missing.
 */
export async function planAlertMails(signal?: AbortSignal): Promise<{ mails: number }> {
  await matchAlerts(signal);
  await store.deleteUnsentMails(db, dayOf(before(now(), SENDING)));
  let mails = 0;
  for (;;) {
    signal?.throwIfAborted();
    const planned = await db.transaction(planSome);
    if (planned.length === 0) return { mails };
    mails += planned.length;
  }
}

async function planSome(transaction: Database): Promise<number[]> {
  const instant = now();
  const mails = await store.insertMails(transaction, {
    day: today(),
    now: instant,
    since: before(instant, RETENTION.unmailedIdea),
    mostIdeas: MOST_IDEAS,
    limit: MAILS_AT_ONCE,
  });
  await writeMails(
    transaction,
    alertMailKind,
    mails.map((alertMailId) => ({ alertMailId })),
  );
  return mails;
}
