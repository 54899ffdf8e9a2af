import { afterEach, expect, test } from 'vitest';
import { DAY_MS, db, setClock } from '#modules/platform/index.server.ts';
import { PASSWORD, signedInAs } from '../../../tests/fixtures/accounts.ts';
import { runJobs } from '../../../tests/fixtures/jobs.ts';
import { mailsTo } from '../../../tests/fixtures/mails.ts';
import {
  changePassword,
  deleteAccount,
  deleteExpired,
  endAllSignIns,
  endSignIn,
  exportedData,
  ownAccount,
  requestEmailChange,
  requestExport,
  requestPasswordReset,
  setRole,
  signedInAccount,
  signIn,
  signUp,
} from './index.server.ts';
import {
  accountExporter,
  accountExportJob,
  accountNoticeMailKind,
  signupMailKind,
} from './jobs.ts';

const ADA = 'ada@exemple.fr';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

afterEach(async () => {
  for (const table of ['account', 'account_password_reset', 'account_signup', 'mail'] as const) {
    await db(table).delete();
  }
  await db.raw('delete from pgboss.job');
});

async function anotherBrowser(userAgent?: string): Promise<string> {
  const result = await signIn(ADA, PASSWORD, userAgent);
  if (!result.ok) throw new Error('expected to be signed in');
  return result.token;
}

test('a changed password ends every sign-in but the one that asks', async () => {
  const { id, token } = await signedInAs(ADA);
  const other = await anotherBrowser();
  const next = 'another horse';
  expect(await changePassword(id, token, { current: 'wrong horse', next })).toEqual({
    ok: false,
    reason: 'wrong_password',
  });
  expect(await signedInAccount(other)).not.toBeNull();
  expect(await changePassword(id, token, { current: PASSWORD, next })).toEqual({ ok: true });
  expect(await signedInAccount(token)).not.toBeNull();
  expect(await signedInAccount(other)).toBeNull();
  expect(await signIn(ADA, PASSWORD)).toMatchObject({ ok: false });
  expect(await signIn(ADA, next)).toMatchObject({ ok: true });
});

test('the owner sees each sign-in with its date and the family of its browser, and ends one or all', async () => {
  const { id, token } = await signedInAs(ADA);
  const other = await anotherBrowser(FIREFOX);
  const { signIns } = await ownAccount(id, token);
  expect(signIns).toMatchObject([
    { browser: 'Firefox', isCurrent: false, createdAt: expect.any(Date) },
    { browser: 'Other', isCurrent: true },
  ]);
  await endSignIn(id, signIns[0]!.id);
  expect(await signedInAccount(other)).toBeNull();
  const third = await anotherBrowser();
  await endAllSignIns(id);
  expect([await signedInAccount(token), await signedInAccount(third)]).toEqual([null, null]);
});

test('an account is signed in with twenty browsers at most: the oldest is signed out', async () => {
  const { id, token: first } = await signedInAs(ADA);
  const second = await anotherBrowser();
  for (let browser = 3; browser <= 21; browser++) await anotherBrowser();
  expect(await signedInAccount(first)).toBeNull();
  expect((await ownAccount(id, second)).signIns).toHaveLength(20);
  expect(await signedInAccount(second)).not.toBeNull();
});

test('nobody ends a sign-in of another account', async () => {
  const eve = await signedInAs('eve@exemple.fr');
  const { id, token } = await signedInAs(ADA);
  const [current] = (await ownAccount(id, token)).signIns;
  await endSignIn(eve.id, current!.id);
  expect(await signedInAccount(token)).not.toBeNull();
});

test('of the browser nothing but its family is stored, and of the network nothing', async () => {
  await signedInAs(ADA);
  await anotherBrowser(FIREFOX);
  const { rows } = await db.raw('select * from account_sign_in');
  expect(Object.keys(rows[0]).sort()).toEqual(
    ['account_id', 'browser', 'created_at', 'expires_at', 'id', 'token_hash'].sort(),
  );
});

test('what happens to an account is listed for a year', async () => {
  const { id, token } = await signedInAs(ADA);
  await setRole(ADA, 'Moderator');
  await changePassword(id, token, { current: PASSWORD, next: 'another horse' });
  const kinds = async () => (await ownAccount(id, token)).events.map(({ kind }) => kind);
  expect(await kinds()).toEqual(['password_changed', 'role_changed']);
  setClock(new Date(Date.now() + 366 * DAY_MS));
  expect(await deleteExpired()).toMatchObject({ events: 2 });
});

test('the worker writes the file of an account’s data, with the part of each exporter', async () => {
  const { id, token } = await signedInAs(ADA);
  await requestExport(id);
  expect(await exportedData(id)).toBeNull();
  expect((await ownAccount(id, token)).exported).toMatchObject({ isReady: false });
  const asked: number[] = [];
  const other = {
    part: 'contributions',
    read: async (account: { id: number }) => [asked.push(account.id)],
  };
  const job = accountExportJob([accountExporter, other]);
  await runJobs(job);
  await runJobs(job);
  expect(asked).toEqual([id]);
  const content = await exportedData(id);
  expect(JSON.parse(content ?? '')).toMatchObject({
    compte: { adresse: ADA, role: 'Contributor', connexions: [{ navigateur: 'Other' }] },
    contributions: [1],
  });
  expect(content).not.toContain('argon2');
  expect((await ownAccount(id, token)).exported).toMatchObject({ isReady: true });
});

test('a file is kept for seven days, and a new one takes its place', async () => {
  const { id } = await signedInAs(ADA);
  const job = accountExportJob([accountExporter]);
  await requestExport(id);
  await runJobs(job);
  await requestExport(id);
  expect(await exportedData(id)).toBeNull();
  await runJobs(job);
  expect(await exportedData(id)).not.toBeNull();
  setClock(new Date(Date.now() + 7 * DAY_MS + 1000));
  expect(await exportedData(id)).toBeNull();
  expect(await deleteExpired()).toMatchObject({ exports: 1 });
});

test('a deleted account leaves nothing behind, and a mail says that it is done', async () => {
  const { id, token } = await signedInAs(ADA);
  await requestExport(id);
  await requestPasswordReset(ADA);
  await requestEmailChange(id, 'next@exemple.fr', PASSWORD);
  await signUp('Ada@exemple.fr', 'another horse');
  expect(await deleteAccount(id, 'wrong horse')).toEqual({ ok: false, reason: 'wrong_password' });
  expect(await signedInAccount(token)).not.toBeNull();
  expect(await deleteAccount(id, PASSWORD)).toEqual({ ok: true });
  expect(await signedInAccount(token)).toBeNull();
  const { rows } = await db.raw(
    ['', '_sign_in', '_signup', '_event', '_password_reset', '_email_change', '_export']
      .map((suffix) => `select '${suffix}' from account${suffix}`)
      .join(' union all '),
  );
  expect(rows).toEqual([]);
  const mails = await mailsTo(ADA, accountNoticeMailKind, signupMailKind);
  expect(mails.map(({ subject }) => subject)).toEqual(['Ton compte Trouvaille est supprimé']);
  await runJobs(accountExportJob([accountExporter]));
});

test('the last admin cannot go; of two who go at once, one stays', async () => {
  const { id } = await signedInAs(ADA, 'Admin');
  expect(await deleteAccount(id, PASSWORD)).toEqual({ ok: false, reason: 'last_admin' });
  const bob = await signedInAs('bob@exemple.fr', 'Admin');
  const results = await Promise.all([deleteAccount(id, PASSWORD), deleteAccount(bob.id, PASSWORD)]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
});
