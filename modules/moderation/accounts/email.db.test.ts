import { afterEach, expect, test } from 'vitest';
import { db, setClock } from '#modules/platform/index.server.ts';
import { PASSWORD, signedInAs } from '../../../tests/fixtures/accounts.ts';
import { mailsTo, tokenUnder } from '../../../tests/fixtures/mails.ts';
import {
  confirmEmailChange,
  createAccount,
  deleteExpired,
  emailToConfirm,
  ownAccount,
  requestEmailChange,
  requestPasswordReset,
  signedInAccount,
  signIn,
} from './index.server.ts';
import { accountNoticeMailKind, emailChangeMailKind } from './jobs.ts';

let count = 0;
/** An address that no other test writes to. */
const newAddress = (name: string) => `${name}${++count}@exemple.fr`;

afterEach(async () => {
  for (const table of ['account', 'account_password_reset', 'mail'] as const) {
    await db(table).delete();
  }
  await db.raw('delete from pgboss.job');
});

/** Asks for a new address. @returns the token of the mail that went there. */
async function change(accountId: number, email: string): Promise<string> {
  expect(await requestEmailChange(accountId, email, PASSWORD)).toEqual({ ok: true });
  return tokenUnder('/account/email', await mailsTo(email, emailChangeMailKind));
}

test('a new address counts only once it is confirmed, and the old one is notified of both', async () => {
  const [old, next] = [newAddress('old'), newAddress('new')];
  const { id, token: signedIn } = await signedInAs(old);
  const token = await change(id, next);
  expect(await signIn(next, PASSWORD)).toMatchObject({ ok: false });
  expect((await ownAccount(id, signedIn)).newEmail).toBe(next);
  expect(await emailToConfirm(token)).toBe(next);
  await requestPasswordReset(old);
  expect(await confirmEmailChange(token, PASSWORD)).toEqual({ ok: true, accountId: id });
  expect(await signedInAccount(signedIn)).toMatchObject({ email: next });
  expect(await signIn(old, PASSWORD)).toMatchObject({ ok: false });
  expect(await signIn(next, PASSWORD)).toMatchObject({ ok: true });
  expect(await emailToConfirm(token)).toBeNull();
  expect(await db('account_password_reset').select('id')).toEqual([]);
  const notices = await mailsTo(old, accountNoticeMailKind);
  expect(notices.map(({ subject }) => subject)).toEqual([
    'Ton compte Trouvaille va changer d’adresse',
    'Ton compte Trouvaille a changé d’adresse',
  ]);
});

test('both steps ask for the password of the account', async () => {
  const [old, next] = [newAddress('old'), newAddress('new')];
  const { id } = await signedInAs(old);
  const rejection = { ok: false, reason: 'wrong_password' };
  expect(await requestEmailChange(id, next, 'wrong horse')).toEqual(rejection);
  expect(await db('account_email_change').select('id')).toEqual([]);
  const token = await change(id, next);
  for (const password of ['wrong horse', '', 'x'.repeat(5000)]) {
    expect(await confirmEmailChange(token, password)).toEqual(rejection);
  }
  expect(await signIn(old, PASSWORD)).toMatchObject({ ok: true });
});

test('an address that has an account is not revealed: only the mail there says so', async () => {
  const [old, taken] = [newAddress('old'), newAddress('taken')];
  await createAccount(taken, PASSWORD, 'Contributor');
  const { id } = await signedInAs(old);
  const spelled = taken.replace('taken', 'TAKEN');
  expect(await change(id, spelled)).toBe('');
  const mails = await mailsTo(spelled);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Cette adresse a déjà un compte Trouvaille',
  ]);
});

test('an address that gets an account of its own in the meantime is not taken from it', async () => {
  const [old, next] = [newAddress('old'), newAddress('new')];
  const { id } = await signedInAs(old);
  const token = await change(id, next);
  await createAccount(next, 'another horse', 'Contributor');
  expect(await emailToConfirm(token)).toBeNull();
  expect(await confirmEmailChange(token, PASSWORD)).toEqual({ ok: false, reason: 'unknown_token' });
  expect(await signIn(next, 'another horse')).toMatchObject({ ok: true });
});

test('of two accounts that confirm one address at once, one gets it', async () => {
  const next = newAddress('new');
  const owners = [await signedInAs(newAddress('a')), await signedInAs(newAddress('b'))];
  const tokens: string[] = [];
  for (const { id } of owners) tokens.push(await change(id, next));
  const results = await Promise.all(tokens.map((token) => confirmEmailChange(token, PASSWORD)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a second change takes the place of the first, and a link works for forty-eight hours', async () => {
  const { id } = await signedInAs(newAddress('old'));
  const first = await change(id, newAddress('new'));
  const second = await change(id, newAddress('new'));
  expect(await emailToConfirm(first)).toBeNull();
  expect(await emailToConfirm(second)).not.toBeNull();
  setClock(new Date(Date.now() + 48 * 3600 * 1000 + 1000));
  expect(await emailToConfirm(second)).toBeNull();
  expect(await deleteExpired()).toMatchObject({ emailChanges: 1 });
});
