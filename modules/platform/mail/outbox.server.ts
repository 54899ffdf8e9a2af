import type { z } from 'zod';
import { now } from '../clock.ts';
import { type Database, db } from '../database/database.server.ts';
import { withDatabaseLock } from '../database/locks.server.ts';
import { config } from '../operation/config.server.ts';
import { log } from '../operation/log.server.ts';
import { enqueueAll } from '../queue/queue.server.ts';
import { after } from '../retention.ts';
import type { MailDelivery, MailKind } from './kind.ts';
import * as store from './outbox.store.server.ts';
import { isPermanentFailure, type Mail, sendMail } from './transport.server.ts';

/**
 * Writes mails to the outbox, each with the job that sends it, in the caller's transaction: they are sent if, and only
 * if, that transaction commits. What is stored is not the mail but what it takes to compose it: no text, no token.
 */
export async function writeMails<Data extends object>(
  transaction: Database,
  kind: MailKind<Data>,
  mails: readonly Data[],
): Promise<void> {
  const instant = now();
  const ids = await store.insertMails(transaction, {
    kind: kind.name,
    mails: mails.map((data) => kind.dataSchema.parse(data)),
    now: instant,
    expiresAt: after(instant, kind.keep),
  });
  await enqueueAll(
    transaction,
    kind,
    ids.map((mailId) => ({ mailId })),
  );
}

/**
 * Sends a mail of the outbox: what the job of its kind does. No transaction is open while the mail server answers. The
 * mail is claimed by a lock that ends with its connection, so no two workers send it at once, and one that was killed
 * leaves it to the next. Only a worker that is killed between the server's « yes » and the removal of the mail has it
 * sent again: under the same Message-ID, by which mailboxes know that they have it already.
 *
 * @throws when the mail server cannot be reached or says « later »: the job tries again.
 */
export async function deliverMail<Data extends object>(
  id: string,
  schema: z.ZodType<Data>,
  delivery: MailDelivery<Data>,
): Promise<void> {
  await withDatabaseLock(`mail ${id}`, async () => {
    const stored = await store.findMail(db, id);
    if (!stored) return;
    const data = schema.parse(stored.data);
    const mail = await delivery.compose(data);
    if (!mail) return await store.deleteMail(db, id);
    const isSent = await isTaken(id, mail);
    if (!isSent) log.info({ kind: stored.kind }, 'mail bounced');
    await db.transaction(async (transaction) => {
      await (isSent ? delivery.onSent : delivery.onBounced)?.(transaction, data);
      await store.deleteMail(transaction, id);
    });
  });
}

/** Whether the mail server takes a mail; false when it rejects it for good. */
async function isTaken(id: string, mail: Mail): Promise<boolean> {
  const messageId = `<mail.${id}@${config.publicUrl.hostname}>`;
  try {
    await sendMail({ ...mail, headers: { ...mail.headers, 'Message-ID': messageId } });
    return true;
  } catch (error) {
    if (isPermanentFailure(error)) return false;
    throw error;
  }
}

/** Deletes the mails that no mail server took in time. @returns how many. */
export async function deleteExpiredMails(): Promise<number> {
  return await store.deleteMailsExpiredBy(db, now());
}
