import { findIdeas } from '#modules/catalogue/ideas/index.server.ts';
import {
  before,
  config,
  type Database,
  db,
  deriveToken,
  enqueue,
  hashToken,
  isRefusedForGood,
  log,
  now,
  RETENTION,
  sendMail,
} from '#modules/platform/index.server.ts';
import { sendAlertMailJob } from './jobs.ts';
import * as store from './mailing.store.server.ts';
import { ideasMail, messageId } from './mails.ts';
import { matchAlerts } from './matching.commands.server.ts';

/** How many ideas a mail has at most. */
const MOST_IDEAS = 6;
const MAILS_AT_ONCE = 500;

/** The day it is where the mails are read. */
function today(): store.Day {
  // The Swedes write dates as the database does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(now());
}

/**
 * Plans the day's mail of every alert that has something to say: what the job does. An alert has one mail a day: done
 * again, or by several workers at once, it plans what is missing.
 */
export async function planAlertMails(signal?: AbortSignal): Promise<{ mails: number }> {
  await matchAlerts(signal);
  await store.deleteUnsentMails(db, today());
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
  for (const mailId of mails) await enqueue(transaction, sendAlertMailJob, { mailId });
  return mails;
}

/**
 * Sends one mail: what the job does. It stays locked until it is noted that the mail server has it, so no two workers
 * send it, and one that was killed leaves it to the next. Only a worker that dies between the server's « yes » and that
 * note has it sent again: under the same Message-ID, by which mailboxes know that they have it already.
 *
 * @throws when the mail server is not to be had or says « later ».
 */
export async function sendAlertMail(mailId: number): Promise<void> {
  await db.transaction(async (transaction) => {
    // A mail of yesterday is given up: its ideas come with today's.
    const mail = await store.lockDueMail(transaction, mailId, { day: today(), now: now() });
    const ideas = mail ? await findIdeas(mail.idea_ids, transaction) : [];
    const present = ideas.filter(({ available }) => available);
    if (!mail || present.length === 0) return;
    const token = deriveToken('alert', mail.token_nonce);
    // The site's secret may have changed since: what the mail carries has to open the alert.
    await store.renewToken(transaction, mail.alert_id, hashToken(token));
    const { headers, ...content } = ideasMail(mail, present, { token, site: config.publicUrl });
    try {
      await sendMail({
        to: mail.email,
        ...content,
        headers: { ...headers, 'Message-ID': messageId('alert', mailId, config.publicUrl) },
      });
    } catch (error) {
      if (!isRefusedForGood(error)) throw error;
      log.info({ alert: mail.alert_id }, 'a mailbox refuses the mails of an alert');
      const refused = { id: mailId, alertId: mail.alert_id, now: now() };
      return await store.markRefused(transaction, refused);
    }
    await store.markSent(transaction, mailId, now());
  });
}
