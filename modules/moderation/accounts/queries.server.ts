import { db, hashToken, now } from '#modules/platform/index.server.ts';
import * as store from './accounts.store.server.ts';
import { findEmailChangeOf } from './email-changes.store.server.ts';
import { type AccountEvent, selectEvents } from './events.store.server.ts';
import { type ExportState, findExportState } from './exports.store.server.ts';
import type { Account } from './shared.ts';
import { findSignedInAccount, type SignIn, selectSignIns } from './sign-ins.store.server.ts';

/** The account that a token signs in; null when its sign-in is over or never was. */
export async function signedInAccount(token: string): Promise<Account | null> {
  return await findSignedInAccount(db, hashToken(token), now());
}

/** Every account, the oldest first. */
export async function listAccounts(): Promise<store.ListedAccount[]> {
  return await store.selectAccounts(db);
}

/** What the owner of an account is shown of it. */
export type OwnAccount = {
  createdAt: Date;
  signIns: SignIn[];
  /** What happened to it, the latest first. */
  events: AccountEvent[];
  /** The address that it waits to have. */
  newEmail: string | null;
  exported: ExportState | null;
};

/** How many events the page of an account shows; its file has all. */
const SHOWN_EVENTS = 20;

/** @param token that of the sign-in that asks. */
export async function ownAccount(accountId: number, token: string): Promise<OwnAccount> {
  const instant = now();
  const [createdAt, signIns, events, newEmail, exported] = await Promise.all([
    store.findCreation(db, accountId),
    selectSignIns(db, accountId, instant, hashToken(token)),
    selectEvents(db, accountId, SHOWN_EVENTS),
    findEmailChangeOf(db, accountId, instant),
    findExportState(db, accountId, instant),
  ]);
  return { createdAt: createdAt ?? instant, signIns, events, newEmail, exported };
}
