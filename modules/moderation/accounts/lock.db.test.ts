import { afterEach, expect, test, vi } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { PASSWORD, signedInAs } from '../../../tests/fixtures/accounts.ts';
import { mailsTo } from '../../../tests/fixtures/mails.ts';
import {
  canResetPassword,
  createAccount,
  listAccounts,
  requestPasswordReset,
  resetPassword,
  setLocked,
  setRole,
  signedInAccount,
  signIn,
} from './index.server.ts';
import { accountNoticeMailKind, passwordResetMailKind } from './jobs.ts';
import * as passwords from './password.server.ts';

vi.mock('./password.server.ts', { spy: true });

const ADA = 'ada@exemple.fr';

afterEach(async () => {
  for (const table of ['account', 'account_password_reset', 'mail'] as const) {
    await db(table).delete();
  }
  await db.raw('delete from pgboss.job');
});

test('a locked account is signed out everywhere, and gets the answer of a wrong password', async () => {
  const { token } = await signedInAs(ADA);
  expect(await setLocked('ADA@exemple.fr', true)).toEqual({ ok: true });
  expect(await signedInAccount(token)).toBeNull();
  expect(await db('account_sign_in').select('id')).toEqual([]);
  expect(await signIn(ADA, PASSWORD)).toEqual(await signIn(ADA, 'wrong horse'));
  expect(await listAccounts()).toMatchObject([{ email: ADA, lockedAt: expect.any(Date) }]);
  const [mail] = await mailsTo(ADA, accountNoticeMailKind);
  expect(mail?.subject).toBe('Ton compte Trouvaille est bloqué');
});

test('a locked account gets no link for a new password, and an earlier link opens nothing', async () => {
  await signedInAs(ADA);
  await requestPasswordReset(ADA);
  const before = await mailsTo(ADA, passwordResetMailKind);
  const token = /reset\/([\w-]{43})/.exec(before.at(-1)?.text ?? '')?.[1] ?? '';
  expect(await canResetPassword(token)).toBe(true);
  await setLocked(ADA, true);
  expect(await canResetPassword(token)).toBe(false);
  expect(await resetPassword(token, 'another horse')).toMatchObject({ ok: false });
  await requestPasswordReset(ADA);
  expect(await mailsTo(ADA, passwordResetMailKind)).toHaveLength(before.length);
});

test('an unlocked account signs in again; its old sign-ins stay over', async () => {
  const { token } = await signedInAs(ADA);
  await setLocked(ADA, true);
  expect(await setLocked(ADA, false)).toEqual({ ok: true });
  expect(await signedInAccount(token)).toBeNull();
  expect(await signIn(ADA, PASSWORD)).toMatchObject({ ok: true });
});

test('a sign-in whose password is being verified while the account is locked is refused', async () => {
  await createAccount(ADA, PASSWORD, 'Contributor');
  vi.mocked(passwords.verifyPassword).mockImplementationOnce(async () => {
    await setLocked(ADA, true);
    return true;
  });
  expect(await signIn(ADA, PASSWORD)).toEqual({ ok: false, reason: 'wrong_credentials' });
  await setLocked(ADA, false);
  expect(await db('account_sign_in').select('id')).toEqual([]);
});

test('the last admin who can sign in is neither locked nor demoted', async () => {
  await createAccount(ADA, PASSWORD, 'Admin');
  const rejection = { ok: false, reason: 'last_admin' };
  expect(await setLocked(ADA, true)).toEqual(rejection);
  expect(await setRole(ADA, 'Moderator')).toEqual(rejection);
  expect(await setRole(ADA, 'Admin')).toEqual({ ok: true });
  await createAccount('bob@exemple.fr', PASSWORD, 'Admin');
  expect(await setLocked(ADA, true)).toEqual({ ok: true });
  expect(await setLocked('bob@exemple.fr', true)).toEqual(rejection);
  expect(await setLocked('nobody@exemple.fr', true)).toEqual({
    ok: false,
    reason: 'unknown_account',
  });
});

test('of two admins who are locked at once, one stays', async () => {
  await createAccount(ADA, PASSWORD, 'Admin');
  await createAccount('bob@exemple.fr', PASSWORD, 'Admin');
  const results = await Promise.all([setLocked(ADA, true), setLocked('bob@exemple.fr', true)]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
});
