import { afterEach, expect, test } from 'vitest';
import { DAY_MS, db, setClock } from '#modules/platform/index.server.ts';
import {
  createAccount,
  deleteExpired,
  listAccounts,
  setRole,
  signedInAccount,
  signIn,
  signOut,
} from './index.server.ts';

afterEach(async () => {
  await db('account').delete();
});

async function signedIn(email = 'Ada@exemple.fr') {
  await createAccount(email, 'correct horse', 'Contributor');
  const result = await signIn(email, 'correct horse');
  if (!result.ok) throw new Error('expected to be signed in');
  return result;
}

test('an account signs in whatever the case of its address', async () => {
  await createAccount('Ada@exemple.fr', 'correct horse', 'Admin');
  const result = await signIn('ada@EXEMPLE.fr', 'correct horse');
  expect(result).toMatchObject({ ok: true, account: { email: 'Ada@exemple.fr', type: 'Admin' } });
});

test('a wrong password, an unknown address and nonsense get the same rejection', async () => {
  await createAccount('ada@exemple.fr', 'correct horse', 'Admin');
  const rejection = { ok: false, reason: 'wrong_credentials' };
  expect(await signIn('ada@exemple.fr', 'wrong horse')).toEqual(rejection);
  expect(await signIn('bob@exemple.fr', 'correct horse')).toEqual(rejection);
  expect(await signIn('\u0000', 'x'.repeat(100_000))).toEqual(rejection);
});

test('neither the password nor the token of a sign-in is stored', async () => {
  const { token } = await signedIn();
  const [account] = await db('account').select('password_hash');
  const [row] = await db('account_sign_in').select('token_hash');
  expect(account?.password_hash).toMatch(/^\$argon2id\$/);
  expect(row?.token_hash.toString('base64url')).not.toBe(token);
});

test('signing out ends one sign-in and no other', async () => {
  const first = await signedIn();
  const second = await signIn('ada@exemple.fr', 'correct horse');
  if (!second.ok) throw new Error('expected to be signed in');
  await signOut(first.token);
  expect(await signedInAccount(first.token)).toBeNull();
  expect(await signedInAccount(second.token)).toMatchObject({ email: 'Ada@exemple.fr' });
});

test('a sign-in ends after thirty days and is then deleted', async () => {
  const { token } = await signedIn();
  setClock(new Date(Date.now() + 30 * DAY_MS + 1000));
  expect(await signedInAccount(token)).toBeNull();
  expect(await deleteExpired()).toMatchObject({ signIns: 1, signups: 0 });
});

test('one address has one account', async () => {
  expect(await createAccount('ada@exemple.fr', 'correct horse', 'Admin')).toMatchObject({
    ok: true,
  });
  expect(await createAccount('ADA@exemple.fr', 'other horse', 'Admin')).toEqual({
    ok: false,
    reason: 'email_taken',
  });
});

test('an address without an at sign and a dot, and a short password, are rejected', async () => {
  const rejection = { ok: false, reason: 'invalid_email' };
  expect(await createAccount('ada', 'correct horse', 'Admin')).toEqual(rejection);
  expect(await createAccount('a.da@exemple', 'correct horse', 'Admin')).toEqual(rejection);
  expect(await createAccount('ada@exemple.fr\nBcc: x@y.z', 'correct horse', 'Admin')).toEqual(
    rejection,
  );
  expect(await createAccount('ada@exemple.fr', 'horse', 'Admin')).toEqual({
    ok: false,
    reason: 'invalid_password',
  });
});

test('a changed role applies from the next request on', async () => {
  const { token } = await signedIn();
  expect(await setRole('ada@exemple.fr', 'Moderator')).toEqual({ ok: true });
  expect(await signedInAccount(token)).toMatchObject({ type: 'Moderator' });
  expect(await setRole('nobody@exemple.fr', 'Admin')).toEqual({
    ok: false,
    reason: 'unknown_account',
  });
  expect(await listAccounts()).toMatchObject([{ email: 'Ada@exemple.fr', type: 'Moderator' }]);
});
