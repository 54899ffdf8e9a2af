import {
  config,
  type Database,
  db,
  type MailDelivery,
  writeMails,
} from '#modules/platform/index.server.ts';
import { findAccount } from './accounts.store.server.ts';
import { type AccountNotice, accountNoticeMailKind } from './jobs.ts';
import { noticeMails } from './mails.ts';
import { accountPath } from './shared.ts';

/** Has the owner of an account notified by mail, in the caller's transaction. */
export async function notifyOwner(transaction: Database, notice: AccountNotice): Promise<void> {
  await writeMails(transaction, accountNoticeMailKind, [notice]);
}

/** The mail that notifies the owner of an account of a change; none is sent once the account is gone. */
export const noticeDelivery: MailDelivery<AccountNotice> = {
  async compose({ email, notice, accountId }) {
    if (accountId !== undefined && !(await findAccount(db, accountId))) return null;
    const link = (path: string) => new URL(path, config.publicUrl).href;
    const links = { forgotten: link(accountPath.forgotten), legal: link('/about/legal') };
    return { to: email, ...noticeMails[notice](links) };
  },
};
