import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateLabelCounts } from '#modules/catalogue/label-counts/index.server.ts';
import { createAccount } from '#modules/moderation/accounts/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { startServer, type TestServer } from './server.ts';
import { signIn } from './signed-in.ts';

let server: TestServer;
let cookie: string;

beforeAll(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  await db('idea').where({ id_within_merchant: 'i3' }).update({ title: '=1+1 ; « formule »' });
  await updateLabelCounts();
  server = await startServer({ RATE_LIMITS: 'false' });
  await createAccount('ada@exemple.fr', 'correct horse', 'Contributor');
  ({ cookie } = await signIn(server, 'ada@exemple.fr'));
}, 120_000);

afterAll(() => server?.stop());

function ask(search: Record<string, string>, redirect: 'manual' | 'follow' = 'follow') {
  const address = `${server.origin}/contrib/idea/search?${new URLSearchParams(search)}`;
  return fetch(address, { headers: { cookie }, redirect });
}

const list = (...criteria: unknown[]) => JSON.stringify(criteria);

test.each([
  ['{', 'illisibles'],
  ['null', 'illisibles'],
  [list({ type: 'constructor' }), 'Le 1er critère de l’adresse n’existe pas'],
  [list({ type: 'Available' }, { type: '__proto__' }), 'Le 2e critère de l’adresse n’existe pas'],
  [list({ type: 'Price', max: 1e99 }), 'demande quelque chose d’impossible'],
  [list({ type: 'Text', text: 'a\0b' }), 'demande quelque chose d’impossible'],
  [list(...Array.from({ length: 21 }, () => ({ type: 'Available' }))), 'au plus 20 critères'],
  ['['.repeat(5000), 'trop longue'],
])(
  'criteria that mean nothing get 400, a message, and the page as it is without them: %.40s',
  async (c, message) => {
    const response = await ask({ c });
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain(message);
    expect(page).toContain('Idée i7');
    expect(page).toContain('Ajouter un critère');
  },
);

test('a megabyte of criteria never reaches the page', async () => {
  const response = await ask({ c: 'a'.repeat(1_000_000) });
  expect(response.status).toBe(431);
  expect(await response.text()).toMatch(/trop long/);
});

test.each(["'; drop table idea; --", '%', '\\', '":*', '& | !', '<script>', '()', ':*A'])(
  'the text %j is looked for like any other',
  async (text) => {
    const response = await ask({ c: list({ type: 'Text', text, description: true }) });
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('<script>"');
  },
);

test('the form redirects to an address, without scripts', async () => {
  const response = await ask({ form: '1', t0: 'Text', text0: 'idée', n0: '1' }, 'manual');
  expect(response.status).toBe(303);
  const location = new URL(
    response.headers.get('location')!,
    `${server.origin}/contrib/idea/search`,
  );
  expect(location.searchParams.get('c')).toBe(list({ type: 'Text', text: 'idée', not: true }));
});

test('a file has the ideas found, and no formula', async () => {
  const response = await ask({ c: list({ type: 'Text', text: 'formule' }), format: 'csv' });
  expect(response.headers.get('content-type')).toContain('text/csv');
  const lines = (await response.text()).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^"'=1\+1 ; « formule »";/);
  const all = (await (await ask({ format: 'csv' })).text()).trim().split('\r\n');
  expect(all).toHaveLength(17);
});

test('links of the table keep long criteria', async () => {
  const criteria = Array.from({ length: 10 }, () => ({ type: 'Text', text: 'absent', not: true }));
  const page = await (await ask({ c: list(...criteria) })).text();
  const [, sorted] = /href="[^"?]*(\?[^"]*sort=title[^"]*)"/.exec(page) ?? [];
  const kept = new URLSearchParams(sorted?.replaceAll('&amp;', '&')).get('c');
  expect(kept).toBe(list(...criteria));
});
