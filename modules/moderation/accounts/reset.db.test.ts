import { afterEach, expect, test } from 'vitest';
import { db, setClock } from '#modules/platform/index.server.ts';
import { PASSWORD, signedInAs } from '../../../tests/fixtures/accounts.ts';
import { mailsTo, tokenUnder } from '../../../tests/fixtures/mails.ts';
import {
  canResetPassword,
  deleteExpired,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
  signedInAccount,
  signIn,
} from './index.server.ts';
import { accountNoticeMailKind, passwordResetMailKind } from './jobs.ts';

const NEW = 'another horse';
let count = 0;
/** An address that no other test writes to. */
const newAddress = () => `ada${++count}@exemple.fr`;

afterEach(async () => {
  for (const table of ['account', 'account_password_reset', 'mail'] as const) {
    await db(table).delete();
  }
  await db.raw('delete from pgboss.job');
});

async function tokenFor(email: string): Promise<string> {
  await requestPasswordReset(email);
  return tokenUnder('/account/reset', await mailsTo(email, passwordResetMailKind));
}

test('the link of the mail sets a new password once, and ends all sign-ins', async () => {
  const email = newAddress();
  const { token: signedIn } = await signedInAs(email);
  const token = await tokenFor(email);
  expect(await canResetPassword(token)).toBe(true);
  expect(await resetPassword(token, NEW)).toEqual({ ok: true, email });
  expect(await signedInAccount(signedIn)).toBeNull();
  expect(await signIn(email, PASSWORD)).toMatchObject({ ok: false });
  expect(await signIn(email, NEW)).toMatchObject({ ok: true });
  expect(await canResetPassword(token)).toBe(false);
  expect(await resetPassword(token, PASSWORD)).toEqual({ ok: false, reason: 'unknown_token' });
  const notices = await mailsTo(email, accountNoticeMailKind);
  expect(notices.at(-1)?.subject).toBe('Ton mot de passe a changé');
});

test('a new password ends every other link, and a change of address that waits', async () => {
  const email = newAddress();
  const { id } = await signedInAs(email);
  const [older, newer] = [await tokenFor(email), await tokenFor(email.toUpperCase())];
  await requestEmailChange(id, 'eve@exemple.fr', PASSWORD);
  expect([await canResetPassword(older)]).toEqual([true]);
  await resetPassword(older, NEW);
  expect(await canResetPassword(newer)).toBe(false);
  expect(await db('account_email_change').select('id')).toEqual([]);
});

test('a link used twice at once sets one password', async () => {
  const email = newAddress();
  await signedInAs(email);
  const token = await tokenFor(email);
  const results = await Promise.all([resetPassword(token, NEW), resetPassword(token, 'third one')]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
});

test('an address without an account gets no mail, by the same statements as one with an account', async () => {
  const email = newAddress();
  await signedInAs(email);
  const statements = async (address: string) => {
    const seen: string[] = [];
    const note = ({ sql }: { sql: string }) => seen.push(sql);
    db.on('query', note);
    await requestPasswordReset(address);
    db.off('query', note);
    return seen.filter((sql) => !/pgboss/.test(sql));
  };
  await requestPasswordReset('first@exemple.fr');
  const unknown = newAddress();
  expect(await statements(unknown)).toEqual(await statements(email));
  expect(await mailsTo(unknown, passwordResetMailKind)).toEqual([]);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('the token is nowhere in the database', async () => {
  const email = newAddress();
  await signedInAs(email);
  const token = await tokenFor(email);
  const { rows } = await db.raw(
    `select row_to_json(r)::text as stored from account_password_reset r
     union all select row_to_json(j)::text from pgboss.job j where name = ?`,
    [passwordResetMailKind.name],
  );
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a link works for two hours', async () => {
  const email = newAddress();
  await signedInAs(email);
  const token = await tokenFor(email);
  setClock(new Date(Date.now() + 2 * 3600 * 1000 + 1000));
  expect(await canResetPassword(token)).toBe(false);
  expect(await resetPassword(token, NEW)).toEqual({ ok: false, reason: 'unknown_token' });
  expect(await deleteExpired()).toMatchObject({ resets: 1 });
});
