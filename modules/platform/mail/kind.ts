// What it takes to declare a kind of mail. Like job.ts, this file loads nothing of what sends it.
import { z } from 'zod';
import type { Database } from '../database/database.server.ts';
import { defineJob, type JobWith, type QueueSettings } from '../queue/job.ts';
import type { Duration } from '../retention.ts';
import type { Mail } from './transport.server.ts';

/** How the mails of a kind come about, and what follows from them. */
export type MailDelivery<Data extends object> = {
  /** The mail as things are now, right before it is sent; null when it is no longer wanted. */
  compose(data: Data): Promise<Mail | null>;
  /** Records that the mail server took it, in the transaction that removes it from the outbox. */
  onSent?(transaction: Database, data: Data): Promise<void>;
  /** Records that the mailbox rejects it for good, in the transaction that removes it from the outbox. */
  onBounced?(transaction: Database, data: Data): Promise<void>;
};

/** A kind of mail, with the job that sends one. */
export type MailKind<Data extends object> = JobWith<{ mailId: string }> & {
  dataSchema: z.ZodType<Data>;
  keep: Duration;
};

type Declaration<Data extends object> = {
  /** The name of the kind, and of the queue of its jobs. */
  name: string;
  /** What is stored until the mail is sent: what it takes to compose it. */
  schema: z.ZodType<Data>;
  /** How long a mail that no mail server takes is kept. */
  keep: Duration;
  /** Imports the delivery, so that a declaration loads nothing of what it runs. */
  delivery: () => Promise<MailDelivery<Data>>;
} & QueueSettings;

const jobSchema = z.strictObject({ mailId: z.uuid() });

/**
 * Declares a kind of mail. Each has a queue of its own, so that a mail that a visitor waits for does not wait behind
 * thousands that no visitor waits for, and so that each is tried for as long as it makes sense.
 */
export function defineMail<Data extends object>({
  name,
  schema,
  keep,
  delivery,
  ...queue
}: Declaration<Data>): MailKind<Data> {
  const job = defineJob({
    ...queue,
    name,
    schema: jobSchema,
    run: async ({ mailId }) =>
      (await import('./outbox.server.ts')).deliverMail(mailId, schema, await delivery()),
  });
  return { ...job, dataSchema: schema, keep };
}
