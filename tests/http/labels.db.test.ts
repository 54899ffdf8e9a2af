import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCohort } from '#modules/catalogue/cohorts/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { signedInAs } from '../fixtures/accounts.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { startServer, type TestServer } from './server.ts';
import { signIn } from './signed-in.ts';

let server: TestServer;
let cookie = '';
let idea = 0;

beforeAll(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  idea = (await db('idea').orderBy('id').first('id'))!.id;
  server = await startServer({ RATE_LIMITS: 'false' });
  await signedInAs('ada@exemple.fr');
  ({ cookie } = await signIn(server, 'ada@exemple.fr'));
}, 120_000);

afterAll(() => server?.stop());

const headers = () => ({ cookie, 'sec-fetch-site': 'same-origin' });
const get = (path: string) => fetch(server.origin + path, { headers: headers() });
const post = (path: string, body: URLSearchParams) =>
  fetch(server.origin + path, { method: 'POST', headers: headers(), body, redirect: 'manual' });
const send = (body: string, sender: Record<string, string> = headers()) =>
  fetch(`${server.origin}/api/contrib/reactions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...sender },
    body,
  });
const call = (changes: unknown) => send(JSON.stringify({ changes }));
const stored = () =>
  db('user_reaction').orderBy('idea_id').select('idea_id', 'question_id', 'label');

test.each([
  '/contrib/reactions/add/9999',
  '/contrib/reactions/add/0',
  '/contrib/reactions/add/1e0',
  '/contrib/reactions/add/x',
  '/contrib/idea/enrich/single/0/unknown',
  '/contrib/idea/enrich/single/99/i1',
  '/contrib/idea/enrich/single/-1/i1',
  '/contrib/idea/enrich/single/x/i1',
  '/contrib/idea/enrich/feed/constructor',
])('%s is not found', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  if (path.includes('/single/')) expect(await response.text()).toContain('Aucune idée trouvée');
});

test.each([
  '/contrib/suggestions?skip=-1&by=constructor&example=7',
  '/contrib/suggestions?skip=1e99',
  '/contrib/reactions/add?q=%00',
  '/contrib/reactions/add/1?source=__proto__&keyword=%27&skip=NaN',
  '/contrib/idea/enrich/feed/random?idea=-1&passed=1.x..99999999999999999999',
  `/contrib/idea/enrich/feed/newest?passed=${'1.'.repeat(2000)}`,
])('%s is answered all the same', async (path) => {
  expect((await get(path)).status).toBeLessThan(500);
});

test.each([
  ['no list', {}],
  ['nothing', []],
  ['an unknown label', [{ idea_id: 1, question_id: 1, label: 'Yes' }]],
  ['an id that is a text', [{ idea_id: '1', question_id: 1, label: 'None' }]],
  ['another account', [{ idea_id: 1, question_id: 1, label: 'None', account_id: 1 }]],
  ['an unknown idea', [{ idea_id: 999_999_999, question_id: 1, label: 'None' }]],
  ['a question out of bounds', [{ idea_id: 1, question_id: 99_999, label: 'None' }]],
  ['too many', Array.from({ length: 101 }, () => ({ idea_id: 1, question_id: 1, label: 'None' }))],
])('a call with %s stores nothing', async (_, changes) => {
  expect((await call(changes)).status).toBe(422);
  expect(await stored()).toEqual([]);
});

test('a call of a megabyte is too large, one that is no JSON is a bad request', async () => {
  expect((await send('x'.repeat(1_000_000))).status).toBe(413);
  expect((await send('{')).status).toBe(400);
});

test('a call without an account, or from another site, stores nothing', async () => {
  const body = JSON.stringify({ changes: [{ idea_id: idea, question_id: 1, label: 'None' }] });
  expect((await send(body, {})).status).toBe(401);
  expect((await send(body, { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(await stored()).toEqual([]);
});

test('a call gives labels and takes them back, as often as it is sent', async () => {
  const change = { idea_id: idea, question_id: 1, label: 'YesIsBetter' };
  expect(await (await call([change])).json()).toEqual({ changed: 1 });
  expect(await (await call([change])).json()).toEqual({ changed: 0 });
  expect(await stored()).toEqual([change]);
  expect(await (await call([{ ...change, label: null }])).json()).toEqual({ changed: 1 });
  expect(await stored()).toEqual([]);
});

test('a question without suggestions has the ideas with the fewest labels to link, unless suggestions are asked for', async () => {
  await db('label_suggestion').delete();
  const page = async (parameters = '') =>
    (await get(`/contrib/reactions/add/1?example=0&reacted=1${parameters}`)).text();
  expect(await page()).toContain('name="pair_0"');
  const suggested = await page('&source=suggested');
  expect(suggested).not.toContain('name="pair_0"');
  expect(suggested).toContain('Voir les idées les moins reliées');
});

test('a plain form stores one label or a page of them, and says so', async () => {
  const path = '/contrib/reactions/add/1';
  const one = await post(path, new URLSearchParams({ pair_0: `${idea}:1:None` }));
  expect([one.status, one.headers.get('location')]).toEqual([
    303,
    `${path}?done=${encodeURIComponent(`${idea}:1:null`)}#paires`,
  ]);
  const some = { pair_0: `${idea}:1:null`, pair_3: `${idea + 1}:1:NoIsNeeded`, pair_4: '' };
  expect((await post(path, new URLSearchParams(some))).headers.get('location')).toContain('done=2');
  expect(await stored()).toEqual([{ idea_id: idea + 1, question_id: 1, label: 'NoIsNeeded' }]);
});

test.each([
  ['no choice', {}, 422],
  ['a label that no page offers', { pair_0: '1:1:Perhaps' }, 400],
  ['a number that is too long', { pair_0: `${'9'.repeat(16)}:1:None` }, 400],
  ['an idea that is gone', { pair_0: '999999999:1:None' }, 422],
])('a plain form with %s is rejected', async (_, fields, status) => {
  const before = await stored();
  expect((await post('/contrib/suggestions', new URLSearchParams(fields))).status).toBe(status);
  expect(await stored()).toEqual(before);
});

test.each([
  ['one by one', ''],
  ['as a page', '&view=page'],
])('pairs shown %s say why a plain form is rejected', async (_, view) => {
  const path = `/contrib/reactions/add/1?example=0&reacted=1${view}`;
  for (const [fields, reason] of [
    [{}, 'Choisis au moins une réponse avant d’envoyer.'],
    [{ pair_0: '999999999:1:None' }, 'n’existe plus'],
  ] as const) {
    const page = await (await post(path, new URLSearchParams(fields))).text();
    expect(page).toContain('name="pair_0"');
    const [, told] = /role="alert"[^>]*>([^<]+)</.exec(page) ?? [];
    expect(told).toContain(reason);
  }
});

test('the ideas of a cohort are labelled one after the other, each with links to those around it', async () => {
  const ideas = await db('idea')
    .whereIn('id_within_merchant', ['i1', 'i4', 'i9'])
    .orderBy('id')
    .select('id', 'id_within_merchant as key');
  const made = await createCohort(
    'Thé & café',
    ideas.map(({ id }) => id),
  );
  const path = (place: number) =>
    `/contrib/idea/enrich/single/0/${ideas[place]!.key}?nis=Th%C3%A9+%26+caf%C3%A9`;
  const page = async (address: string) =>
    (await (await get(address)).text()).replaceAll('&amp;', '&');
  expect(made).toMatchObject({ ok: true });
  const first = path(0);
  expect(await page(`/contrib/idea/cohort/${made.ok && made.id}`)).toContain(`href="${first}"`);
  const middle = await page(`${path(1)}&view=page&skip=20&done=2`);
  expect(middle).toContain('Idée 2 sur 3 de la cohorte «\u00a0Thé & café\u00a0»');
  expect(middle).toContain(`href="${path(0)}&view=page"`);
  expect(middle).toContain(`href="${path(2)}&view=page"`);
  expect(middle).toMatch(/<link rel="prefetch" as="image"/);
  const last = await page(path(2));
  expect(last).toContain('Idée précédente');
  expect(last).not.toContain('Idée suivante');
});

test.each([
  ['an unknown cohort', 'Jardin', 'Aucune cohorte ne s’appelle'],
  ['a cohort that it is not in', 'Th%C3%A9+%26+caf%C3%A9', 'n’est pas dans la cohorte'],
  ['a name that no cohort can have', '%00', 'Aucune cohorte ne s’appelle'],
])('an idea is labelled by itself with %s, and the page says so', async (_, name, message) => {
  const response = await get(`/contrib/idea/enrich/single/0/i2?nis=${name}`);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain(message);
  expect(html).not.toContain('Idée suivante');
});
