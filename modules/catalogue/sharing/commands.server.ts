import {
  before,
  config,
  db,
  enqueue,
  isRefusedForGood,
  log,
  now,
  RETENTION,
  sendMail,
} from '#modules/platform/index.server.ts';
import { findIdeas } from '../ideas/index.server.ts';
import * as store from './idea-mails.store.server.ts';
import { sendIdeaMailJob } from './jobs.ts';
import { ideaMail } from './mails.ts';

/** Has an idea sent to an address; the address is erased once the mail has left. */
export async function mailIdea(ideaId: number, email: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const mailId = await store.insertIdeaMail(transaction, { ideaId, email, now: now() });
    await enqueue(transaction, sendIdeaMailJob, { mailId });
  });
}

/**
 * Sends an idea: what the job does. One that has left is not sent again, and an address that the mail server refuses
 * for good is forgotten like any other.
 *
 * @throws when the mail server is not to be had or says « later ».
 */
export async function sendIdeaMail(mailId: number): Promise<void> {
  const found = await store.findIdeaMail(db, mailId);
  const [idea] = found ? await findIdeas([found.ideaId]) : [];
  if (found && idea) {
    try {
      await sendMail({ to: found.email, ...ideaMail(idea, config.publicUrl) });
    } catch (error) {
      if (!isRefusedForGood(error)) throw error;
      log.info('the mail server refused the address of an idea');
    }
  }
  await store.deleteIdeaMail(db, mailId);
}

/** Erases the addresses of mails that no mail server took. @returns how many. */
export async function forgetIdeaMails(): Promise<number> {
  return await store.deleteIdeaMailsBefore(db, before(now(), RETENTION.ideaMail));
}
