import { config, db, type MailDelivery, writeMails } from '#modules/platform/index.server.ts';
import { findIdeas } from '../ideas/index.server.ts';
import { ideaMailKind } from './jobs.ts';
import { ideaMail } from './mails.ts';

/** Has an idea sent to an address; the address is deleted once the mail is sent. */
export async function mailIdea(ideaId: number, email: string): Promise<void> {
  await db.transaction(async (transaction) => {
    await writeMails(transaction, ideaMailKind, [{ ideaId, email }]);
  });
}

/** The mail of an idea, unless the idea is gone. An address that the mail server rejects is deleted like any other. */
export const ideaMailDelivery: MailDelivery<{ ideaId: number; email: string }> = {
  async compose({ ideaId, email }) {
    const [idea] = await findIdeas([ideaId]);
    return idea ? { to: email, ...ideaMail(idea, config.publicUrl) } : null;
  },
};
