import { db, hashToken, now } from '#modules/platform/index.server.ts';
import * as store from './accounts.store.server.ts';
import type { Account } from './shared.ts';

/** The account that a session token signs in; null when the session is over or never was. */
export async function accountOfSession(token: string): Promise<Account | null> {
  return store.findAccountBySession(db, hashToken(token), now());
}

/** Every account, the oldest first. */
export async function listAccounts(): Promise<store.ListedAccount[]> {
  return store.selectAccounts(db);
}
