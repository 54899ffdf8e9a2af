import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertByToken } from '#modules/alerts/index.server.ts';
import { alertValidationMailKind } from '#modules/alerts/jobs.ts';
import type { SortableAnswer } from '#modules/alerts/shared.ts';
import { refreshSnapshot } from '#modules/engine/snapshot/index.server.ts';
import { config, db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { runJobs } from '../fixtures/jobs.ts';
import { searchAnswering } from '../fixtures/search.ts';
import { writtenMails } from '../setup/outbox.ts';
import { startServer, type TestServer } from './server.ts';

let server: TestServer;
let sid: string;

beforeAll(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  await refreshSnapshot();
  sid = await searchAnswering({ 1: 'Yes', 2: 'No', 3: 'Yes', 4: 'No' });
  server = await startServer({ TRUST_PROXY: 'true' });
}, 120_000);

afterAll(() => server?.stop());

beforeEach(async () => {
  await db('alert').delete();
  await db('mail').delete();
  await db.raw('delete from pgboss.job');
  networks += 1;
  network = `198.51.100.${networks}`;
});

let networks = 0;
let network = '';

const call = (path: string, init: RequestInit = {}) =>
  fetch(server.origin + path, {
    redirect: 'manual',
    ...init,
    headers: { 'x-forwarded-for': network, ...init.headers },
  });

const create = (body: unknown) =>
  call('/api/public/alert/create', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** What a screen posts after it asked for a search's answers. */
async function creation(email = 'ada@exemple.fr') {
  const init = await call(`/api/public/alert/creation-init/${sid}`);
  const { answers } = (await init.json()) as { answers: SortableAnswer[] };
  return {
    session_id: sid,
    email,
    answers: answers.map(({ question_id, a, server_importance }, rank) => ({
      ...{ question_id, answer: a, server_importance },
      user_importance: answers.length - rank,
    })),
  };
}

const waitingMails = async () => (await db('mail')).map(({ data }) => data);

async function tokenByMail(): Promise<string> {
  expect(await (await create(await creation())).json()).toBe(false);
  await runJobs(alertValidationMailKind);
  const mail = await PostalMime.parse(readFileSync(writtenMails(config.dataDir).at(-1) ?? ''));
  return /\/alert\/validation\/([\w-]{43})\b/.exec(mail.text ?? '')?.[1] ?? '';
}

const validate = (token: string) => call(`/api/public/alert/validate/${token}`);

test('the form of an alert gets the answers of a search, and nothing else of it', async () => {
  const response = await call(`/api/public/alert/creation-init/${sid}`);
  expect(response.status).toBe(200);
  const body = (await response.json()) as { answers: object[] };
  expect(Object.keys(body)).toEqual(['answers']);
  for (const answer of body.answers) {
    expect(Object.keys(answer).toSorted()).toEqual(
      ['a', 'ignore', 'question_content', 'question_id', 'server_importance'].toSorted(),
    );
  }
});

test('an alert is created, validated once for good, and ended', async () => {
  const token = await tokenByMail();
  for (const _ of ['the first time', 'a second time']) {
    const answer = await validate(token);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ]);
    expect(await answer.text()).toMatch(/lancée/);
  }
  expect(await alertByToken(token)).toMatchObject({ state: 'active' });
});

test.each([
  ['no JSON', '{"session_id":', 400],
  ['an empty body', '', 400],
  ['null', 'null', 422],
  ['a list', '[]', 422],
  ['a field too many', { account_email: 'ada@exemple.fr' }, 422],
  ['an address that is none', { email: 'ada' }, 422],
  ['an address that writes a header', { email: 'ada@exemple.fr\r\nBcc: eve@exemple.fr' }, 422],
  ['two addresses', { email: ['ada@exemple.fr', 'eve@exemple.fr'] }, 422],
  ['answers of no kind', { answers: 'all' }, 422],
  ['no answer', { answers: [] }, 422],
  [
    'a search that is not there',
    { session_id: randomBytes(16).toString('base64url'), answers: [] },
    404,
  ],
  ['a search that is none', { session_id: "' or 1=1" }, 422],
])('%s makes no alert', async (_, change, status) => {
  const body = typeof change === 'string' ? change : { ...(await creation()), ...change };
  const response = await create(body);
  expect(response.status).toBe(status);
  expect(await response.text()).toMatch(/^null$|"message":"[^"]+"/);
  expect(await db('alert').select()).toEqual([]);
  expect(await waitingMails()).toEqual([]);
});

test('one network creates ten alerts an hour', async () => {
  const statuses: number[] = [];
  for (let asked = 0; asked < 11; asked += 1) {
    statuses.push((await create(await creation(`ada${asked}@exemple.fr`))).status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  const rejected = await create(await creation('another@exemple.fr'));
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await rejected.json()).toBeNull();
});

test('an unvalidated address gets one mail, from however many networks it is requested', async () => {
  const statuses: number[] = [];
  for (let asked = 0; asked < 12; asked += 1) {
    network = `203.0.113.${asked}`;
    statuses.push((await create(await creation(`requested+${asked}@exemple.fr`))).status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
  expect(await waitingMails()).toHaveLength(1);
});

test('a blocked network does not use up the limit of a mailbox', async () => {
  for (let asked = 0; asked < 10; asked += 1)
    await create(await creation(`eve${asked}@exemple.fr`));
  for (let asked = 0; asked < 11; asked += 1) {
    expect((await create(await creation('spared@exemple.fr'))).status).toBe(429);
  }
  network = '203.0.113.100';
  expect((await create(await creation('spared@exemple.fr'))).status).toBe(200);
});

test.each<Record<string, string>>([
  { origin: 'https://webmail.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'null' },
  {},
])('one click in a mail program ends the alert, whatever it says of itself: %j', async (from) => {
  const token = await tokenByMail();
  await validate(token);
  const path = `/alert/unsubscribe/${token}`;
  expect((await call(path)).headers.get('location')).toBe(`/alert/manage/${token}`);
  expect(await alertByToken(token)).toMatchObject({ state: 'active' });
  for (const _ of ['the first time', 'a second time']) {
    const response = await call(path, {
      method: 'POST',
      headers: { ...from, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining('terminée'),
    ]);
  }
  expect(await alertByToken(token)).toMatchObject({ state: 'ended', endReason: 'unsubscribed' });
  expect((await validate(token)).status).toBe(404);
});

test.each([
  `/alert/manage/${'A'.repeat(43)}`,
  '/alert/unsubscribe/exemple',
  `/alert/unsubscribe/${'A'.repeat(43)}/`,
  `/alert/unsubscribe/${'A'.repeat(43)}.data`,
  `/x/alert/unsubscribe/${'A'.repeat(43)}`,
  '/api/public/alert/create',
])('no other post from another site passes: %s', async (path) => {
  const response = await call(path, {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
    body: '{}',
  });
  expect(response.status).toBe(403);
});

test('unknown tokens get an error response and no failure', async () => {
  for (const token of ['exemple', 'A'.repeat(43), '%00', 'é', `${'A'.repeat(43)}'--`]) {
    expect((await validate(token)).status).toBeGreaterThanOrEqual(400);
    expect((await validate(token)).status).toBeLessThan(500);
  }
});
