import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, expect, test, vi } from 'vitest';
import { config, db, setClock } from '#modules/platform/index.server.ts';
import { runJobs } from '../../../tests/fixtures/jobs.ts';
import {
  canValidate,
  createAccount,
  deleteExpired,
  signIn,
  signUp,
  validateSignup,
} from './index.server.ts';
import { signupMailKind } from './jobs.ts';
import * as passwords from './password.server.ts';

vi.mock('./password.server.ts', { spy: true });

const outbox = join(config.dataDir, 'outbox');

afterEach(async () => {
  rmSync(outbox, { recursive: true, force: true });
  await db('account').delete();
  await db('account_signup').delete();
  await db('mail').delete();
  await db.raw('delete from pgboss.job');
});

/** Runs every mail job, and reads the last mail. */
async function deliver() {
  await runJobs(signupMailKind);
  const file = readdirSync(outbox).sort().at(-1) ?? '';
  return PostalMime.parse(readFileSync(join(outbox, file)));
}

function tokenIn(mail: { text?: string }): string {
  return /\/account\/validation\/([\w-]{43})\b/.exec(mail.text ?? '')?.[1] ?? '';
}

test('a sign-up becomes an account once the link of its mail is used, and only once', async () => {
  await signUp('ada@exemple.fr', 'correct horse');
  expect(await signIn('ada@exemple.fr', 'correct horse')).toMatchObject({ ok: false });
  const mail = await deliver();
  expect(mail.to).toMatchObject([{ address: 'ada@exemple.fr' }]);
  const token = tokenIn(mail);
  expect(await canValidate(token)).toBe(true);
  expect(await validateSignup(token, 'correct horse')).toMatchObject({
    ok: true,
    account: { type: 'Contributor' },
  });
  expect(await validateSignup(token, 'correct horse')).toEqual({
    ok: false,
    reason: 'unknown_token',
  });
  expect(await signIn('ada@exemple.fr', 'correct horse')).toMatchObject({ ok: true });
});

test('the token is nowhere in the database', async () => {
  await signUp('ada@exemple.fr', 'correct horse');
  const token = tokenIn(await deliver());
  const { rows } = await db.raw(
    `select row_to_json(s)::text as stored from account_signup s
     union all select row_to_json(m)::text from mail m
     union all select row_to_json(j)::text from pgboss.job j where name = ?`,
    [signupMailKind.name],
  );
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a new sign-up ends the older ones of its address: their links no longer work', async () => {
  await signUp('ada@exemple.fr', 'password of Eve');
  const older = tokenIn(await deliver());
  await signUp('Ada@exemple.fr', 'password of Ada');
  expect(await canValidate(older)).toBe(false);
  expect(await validateSignup(older, 'password of Eve')).toEqual({
    ok: false,
    reason: 'unknown_token',
  });
  await validateSignup(tokenIn(await deliver()), 'password of Ada');
  expect(await signIn('ada@exemple.fr', 'password of Eve')).toMatchObject({ ok: false });
  expect(await signIn('ada@exemple.fr', 'password of Ada')).toMatchObject({ ok: true });
});

test('the link of a sign-up made by another person opens no account without that person’s password', async () => {
  await signUp('ada@exemple.fr', 'password of Ada');
  await signUp('ada@exemple.fr', 'password of Eve');
  const token = tokenIn(await deliver());
  for (const password of ['password of Ada', '', 'x'.repeat(5000)]) {
    expect(await validateSignup(token, password)).toEqual({ ok: false, reason: 'wrong_password' });
  }
  expect(await db('account').select()).toEqual([]);
  expect(await canValidate(token)).toBe(true);
});

test('of two sign-ups at once one is left', async () => {
  await Promise.all([1, 2, 3].map((at) => signUp('ada@exemple.fr', `password number ${at}`)));
  expect(await db('account_signup').select('id')).toHaveLength(1);
});

test('the owner of an account is notified by mail of a second sign-up, and nothing changes', async () => {
  await createAccount('ada@exemple.fr', 'correct horse', 'Contributor');
  await signUp('Ada@exemple.fr', 'another horse');
  const mail = await deliver();
  expect(mail.subject).toBe('Tu as déjà un compte Trouvaille');
  expect(tokenIn(mail)).toBe('');
  expect(await signIn('ada@exemple.fr', 'another horse')).toMatchObject({ ok: false });
});

test('a link works for forty-eight hours', async () => {
  await signUp('ada@exemple.fr', 'correct horse');
  const token = tokenIn(await deliver());
  setClock(new Date(Date.now() + 48 * 3600 * 1000 + 1000));
  expect(await canValidate(token)).toBe(false);
  expect(await validateSignup(token, 'correct horse')).toEqual({
    ok: false,
    reason: 'unknown_token',
  });
  expect(await deleteExpired()).toMatchObject({ signIns: 0, signups: 1 });
});

test('no transaction is open while a password is verified', async () => {
  await signUp('ada@exemple.fr', 'correct horse');
  const token = tokenIn(await deliver());
  const open = async () => {
    const { rows } = await db.raw(
      "select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
    );
    return rows.length;
  };
  let during: number | null = null;
  vi.mocked(passwords.verifyPassword).mockImplementationOnce(async () => {
    during = await open();
    return true;
  });
  expect(await validateSignup(token, 'correct horse')).toMatchObject({ ok: true });
  expect(during).toBe(0);
});

test('a link used twice at once makes one account', async () => {
  await signUp('ada@exemple.fr', 'correct horse');
  const token = tokenIn(await deliver());
  const results = await Promise.all([
    validateSignup(token, 'correct horse'),
    validateSignup(token, 'correct horse'),
  ]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await db('account').select('id')).toHaveLength(1);
});
