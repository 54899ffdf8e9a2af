import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createAccount,
  ownAccount,
  requestEmailChange,
  requestExport,
  setLocked,
  signedInAccount,
  signIn,
} from '#modules/moderation/accounts/index.server.ts';
import {
  accountExporter,
  accountExportJob,
  emailChangeMailKind,
} from '#modules/moderation/accounts/jobs.ts';
import { db, RATE_LIMITS, resetRateLimit } from '#modules/platform/index.server.ts';
import { PASSWORD, signedInAs } from '../fixtures/accounts.ts';
import { runJobs } from '../fixtures/jobs.ts';
import { mailsTo, tokenUnder } from '../fixtures/mails.ts';
import { startServer, type TestServer } from './server.ts';

const ADA = 'ada@exemple.fr';
const EVE = 'eve@exemple.fr';

let server: TestServer;
let ada: Awaited<ReturnType<typeof signedInAs>>;
let eve: Awaited<ReturnType<typeof signedInAs>>;

beforeAll(async () => {
  server = await startServer();
}, 120_000);
afterAll(() => server?.stop());

beforeEach(async () => {
  await db('account').delete();
  await db('rate_limit').delete();
  [ada, eve] = [await signedInAs(ADA), await signedInAs(EVE)];
});

function post(path: string, fields: Record<string, string>, token = ''): Promise<Response> {
  return fetch(server.origin + path, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', ...cookie(token) },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

const cookie = (token: string): Record<string, string> =>
  token ? { cookie: `trouvaille=${btoa(JSON.stringify(token))}` } : {};

/** What a visitor can tell of an answer. */
async function seen(answer: Promise<Response>, email: string) {
  const { status, headers } = await answer;
  const body = await (await answer).text();
  const page = body.replaceAll(email, 'EMAIL').replaceAll(/nonce="[^"]*"/g, '');
  return { status, location: headers.get('location'), page };
}

test('a forgotten password is answered alike whether or not the address has an account', async () => {
  const ask = (email: string) => seen(post('/account/forgotten', { email }), email);
  const known = await ask(ADA);
  expect(known).toMatchObject({ status: 303, location: '/account/forgotten?sent' });
  expect(await ask('new@exemple.fr')).toEqual(known);
});

test('a new address is answered alike whether or not it has an account', async () => {
  const ask = (email: string) =>
    seen(post('/account/email', { email, password: PASSWORD }, ada.token), email);
  const known = await ask(EVE);
  expect(known).toMatchObject({ status: 303, location: '/account?done=email' });
  expect(await ask('new@exemple.fr')).toEqual(known);
});

test('a locked account, a wrong password and an unknown address are answered alike', async () => {
  const ask = (email: string, password: string) =>
    seen(post('/account/signin', { email, password }), email);
  const wrong = await ask(ADA, 'wrong horse');
  await setLocked(EVE, true);
  expect(wrong).toMatchObject({ status: 401 });
  expect(await ask(EVE, PASSWORD)).toEqual(wrong);
  expect(await ask('new@exemple.fr', PASSWORD)).toEqual(wrong);
});

test.each([
  ['/account/forgotten', { email: '' }, 422, 'Écris ton adresse e-mail.'],
  ['/account/forgotten', { email: 'ada' }, 422, 'il y faut un @'],
  ['/account/password', { password: PASSWORD }, 422, 'Choisis un mot de passe.'],
  ['/account/password', { password: PASSWORD, new_password: 'court' }, 422, 'trop court'],
  [
    '/account/password',
    { password: 'wrong', new_password: 'long enough' },
    401,
    'pas ton mot de passe',
  ],
  ['/account/email', { email: ADA, password: PASSWORD }, 422, 'C’est déjà ton adresse.'],
  ['/account/email', { email: 'new@exemple.fr' }, 422, 'Écris ton mot de passe actuel.'],
  ['/account/email', { email: 'new@exemple.fr', password: 'wrong' }, 401, 'value="new@exemple.fr"'],
  [
    '/account',
    { intent: 'delete', confirmed: 'delete', password: 'wrong' },
    401,
    'pas ton mot de passe',
  ],
  ['/account', { intent: 'delete', password: PASSWORD }, 400, ''],
  ['/account', { intent: 'end-sign-in', sign_in: 'x' }, 400, ''],
  ['/account', { intent: 'end-sign-in', sign_in: '1e400' }, 400, ''],
  ['/account', { intent: 'other' }, 400, ''],
  [`/account/reset/${'A'.repeat(43)}`, { password: 'long enough' }, 404, 'ne marche plus'],
  [`/account/email/${'A'.repeat(43)}`, { password: PASSWORD }, 404, 'ne marche plus'],
] as [string, Record<string, string>, number, string][])(
  '%s rejects %j and changes nothing',
  async (path, fields, status, words) => {
    const response = await post(`${path}?confirm=delete`, fields, ada.token);
    const page = await response.text();
    expect(response.status).toBe(status);
    expect(page).toContain(words);
    expect(page).not.toContain('value="wrong"');
    expect(await signedInAccount(ada.token)).toMatchObject({ email: ADA });
    expect(await signIn(ADA, PASSWORD)).toMatchObject({ ok: true });
    expect(await db('account_email_change').select('id')).toEqual([]);
  },
);

test('nobody ends another account’s sign-in or gets another account’s file', async () => {
  const [current] = (await ownAccount(eve.id, eve.token)).signIns;
  const fields = { intent: 'end-sign-in', sign_in: String(current?.id) };
  expect((await post('/account', fields, ada.token)).status).toBe(303);
  expect(await signedInAccount(eve.token)).not.toBeNull();

  await requestExport(eve.id);
  await runJobs(accountExportJob([accountExporter]));
  const file = (token: string) =>
    fetch(`${server.origin}/account/export`, { headers: cookie(token), redirect: 'manual' });
  expect((await file(ada.token)).status).toBe(404);
  expect((await file('')).status).toBe(303);
  const own = await file(eve.token);
  expect(own.headers.get('content-disposition')).toContain('attachment');
  expect(own.headers.get('cache-control')).toBe('no-store');
  expect(await own.json()).toMatchObject({ compte: { adresse: EVE } });
});

test('guesses of the current password are limited by account, wherever they are typed', async () => {
  const guess = (path: string, fields: Record<string, string>) =>
    post(path, { ...fields, password: 'wrong' }, ada.token).then(({ status }) => status);
  for (let round = 0; round < RATE_LIMITS.own_password.points; round++) {
    expect(await guess('/account/password', { new_password: 'long enough' })).toBe(401);
  }
  expect(await guess('/account/password', { new_password: 'long enough' })).toBe(429);
  expect(await guess('/account/email', { email: 'new@exemple.fr' })).toBe(429);
  expect(await guess('/account', { intent: 'delete', confirmed: 'delete' })).toBe(429);
  expect(
    (await post('/account/password', { password: 'wrong', new_password: 'long enough' }, eve.token))
      .status,
  ).toBe(401);
});

test('guesses of the password behind the link to a new address are limited from all networks together', async () => {
  await requestEmailChange(ada.id, 'new@exemple.fr', PASSWORD);
  const token = tokenUnder('/account/email', await mailsTo('new@exemple.fr', emailChangeMailKind));
  const guess = async (password: string) => {
    // As another network would: what this one has failed is forgotten.
    await resetRateLimit({ sign_in: '127.0.0.1' });
    return (await post(`/account/email/${token}`, { password })).status;
  };
  for (let round = 0; round < RATE_LIMITS.own_password.points; round++) {
    expect(await guess('wrong')).toBe(401);
  }
  expect(await guess(PASSWORD)).toBe(429);
});

test('a new address leads its owner to the account, and anybody else to sign in with it', async () => {
  const confirm = async (email: string, browser: string) => {
    await requestEmailChange(ada.id, email, PASSWORD);
    const token = tokenUnder('/account/email', await mailsTo(email, emailChangeMailKind));
    const response = await post(`/account/email/${token}`, { password: PASSWORD }, browser);
    return response.headers.get('location');
  };
  expect(await confirm('first@exemple.fr', ada.token)).toBe('/account?done=validated');
  expect(await confirm('second@exemple.fr', eve.token)).toBe('/account/signin?newEmail');
  expect(await confirm('third@exemple.fr', '')).toBe('/account/signin?newEmail');
});

test('signing in takes the place of the sign-in that the browser had, and never goes on with a token it brought', async () => {
  const signInWith = (token: string) =>
    post('/account/signin', { email: EVE, password: PASSWORD }, token);
  const response = await signInWith(ada.token);
  expect(response.status).toBe(303);
  expect(response.headers.get('set-cookie')).not.toContain(ada.token);
  expect(await signedInAccount(ada.token)).toBeNull();
  const brought = 'A'.repeat(43);
  expect((await signInWith(brought)).status).toBe(303);
  expect(await signedInAccount(brought)).toBeNull();
});

test('forms of another site do nothing', async () => {
  for (const path of ['/account', '/account/password', '/account/email', '/account/signin']) {
    const response = await fetch(server.origin + path, {
      method: 'POST',
      headers: {
        'sec-fetch-site': 'cross-site',
        origin: 'https://evil.example',
        ...cookie(ada.token),
      },
      body: new URLSearchParams({ intent: 'end-all' }),
      redirect: 'manual',
    });
    expect(response.status).toBe(403);
  }
  expect(await signedInAccount(ada.token)).not.toBeNull();
});

test('mails about forgotten passwords are limited by mailbox, also by its other spellings', async () => {
  const ask = (email: string) => post('/account/forgotten', { email }).then(({ status }) => status);
  for (let round = 0; round < RATE_LIMITS.password_reset_to.points; round++) {
    expect(await ask(`Ada+${round}@exemple.fr`)).toBe(303);
  }
  expect(await ask(ADA)).toBe(429);
  expect(await ask(EVE)).toBe(303);
});

test('signing out everywhere ends every sign-in, and this browser forgets the visit', async () => {
  const other = await signIn(ADA, PASSWORD);
  const response = await post('/account', { intent: 'end-all' }, ada.token);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/#deconnecte']);
  expect(response.headers.get('clear-site-data')).toBe('"cache", "storage"');
  expect(response.headers.get('set-cookie')).toMatch(/^trouvaille=; Max-Age=0;/);
  expect(await signedInAccount(ada.token)).toBeNull();
  expect(other.ok && (await signedInAccount(other.token))).toBeNull();
  expect(await signedInAccount(eve.token)).not.toBeNull();
});

test('the last admin is told why the account stays', async () => {
  await createAccount('boss@exemple.fr', PASSWORD, 'Admin');
  const boss = await signIn('boss@exemple.fr', PASSWORD);
  const fields = { intent: 'delete', confirmed: 'delete', password: PASSWORD };
  const response = await post('/account?confirm=delete', fields, boss.ok ? boss.token : '');
  expect(response.status).toBe(409);
  expect(await response.text()).toContain('Tu es seul à administrer le site');
});
