import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '#modules/moderation/accounts/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { startServer, type TestServer } from './server.ts';
import { signIn } from './signed-in.ts';

let server: TestServer;
let cookie: string;
let bob: string;
let moderator: string;

beforeAll(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  server = await startServer({ RATE_LIMITS: 'false' });
  cookie = await newVisitor('ada@exemple.fr', 'Contributor');
  bob = await newVisitor('bob@exemple.fr', 'Contributor');
  moderator = await newVisitor('camille@exemple.fr', 'Moderator');
}, 120_000);

async function newVisitor(email: string, role: 'Contributor' | 'Moderator'): Promise<string> {
  await createAccount(email, 'correct horse', role);
  return (await signIn(server, email)).cookie;
}

afterAll(() => server?.stop());

const read = (path: string, by = cookie) =>
  fetch(server.origin + path, { headers: { cookie: by } });

function post(path: string, fields: Record<string, string>, by = cookie): Promise<Response> {
  const headers = { cookie: by, 'sec-fetch-site': 'same-origin' };
  const body = new URLSearchParams(fields);
  return fetch(server.origin + path, { method: 'POST', headers, body, redirect: 'manual' });
}

const COHORTS = '/contrib/idea/cohort';
const search = (criteria: unknown[]) =>
  `?${new URLSearchParams({ c: JSON.stringify(criteria), from: '-added', limit: '100' })}`;

test('a cohort is filled from a search, renamed, emptied, deleted and restored by plain forms', async () => {
  const from = search([{ type: 'Text', text: 'i1' }]);
  expect(await (await read(COHORTS + from)).text()).toContain('Nouvelle cohorte de 7\u00a0idées');
  const made = await post(COHORTS + from, { name: 'Premières <b>idées</b>' });
  expect(made.status).toBe(303);
  const path = made.headers.get('location')!;
  const page = await (await read(path)).text();
  expect(page).toContain('Premières &lt;b&gt;idées&lt;/b&gt;');
  expect(page).toContain('Idée i15');
  expect(page).not.toContain('Idée i2');

  const same = await post(COHORTS + from, { name: 'Premières <b>idées</b>' });
  expect(same.status).toBe(422);
  expect(await same.text()).toContain('Une autre cohorte porte déjà ce nom');

  expect((await post(path, { intent: 'rename', version: '1', name: 'Idées' })).status).toBe(303);
  const late = await post(path, { intent: 'rename', version: '1', name: 'Les miennes' });
  expect(late.status).toBe(409);
  const told = await late.text();
  expect(told).toContain('rien n’est perdu');
  expect(told).toContain('value="Les miennes"');

  const idea = await db('idea').where({ id_within_merchant: 'i15' }).first('id');
  const taken = await post(path, { intent: 'remove', version: '2', idea: String(idea!.id) });
  expect(taken.headers.get('location')).toBe(`${path}?done=${idea!.id}`);
  expect(await (await read(path)).text()).not.toContain('Idée i15');
  expect(await (await read(`${path}?done=${idea!.id}`)).text()).toContain('Annuler');

  const id = path.split('/').at(-1)!;
  const unasked = await post(COHORTS, { intent: 'delete', id, version: '3' });
  expect(unasked.headers.get('location')).toContain(`confirm=delete-${id}`);
  const asked = { intent: 'delete', id, version: '3', confirmed: `delete-${id}` };
  expect((await post(COHORTS, asked)).headers.get('location')).toBe(`${COHORTS}?done=${id}`);
  expect((await read(path)).status).toBe(404);
  expect((await post(COHORTS, { intent: 'restore', id })).status).toBe(303);
  expect((await read(path)).status).toBe(200);
});

test('a contributor adds to the cohort of another, and neither renames, empties, deletes nor restores it', async () => {
  const made = await post(COHORTS + search([{ type: 'Text', text: 'i2' }]), { name: 'À Ada' });
  const path = made.headers.get('location')!;
  const id = path.split('/').at(-1)!;
  const idea = String((await db('cohort_idea').where('cohort_id', id).first('idea_id'))!.idea_id);
  const deletion = { intent: 'delete', id, confirmed: `delete-${id}` };
  const added = await post(
    COHORTS + search([{ type: 'Text', text: 'i3' }]),
    { name: '', into: id },
    bob,
  );
  expect(added.headers.get('location')).toBe(path);
  const stored = async () => [
    await db('cohort').where({ id: Number(id) }),
    await db('cohort_idea').where('cohort_id', id).orderBy('idea_id'),
  ];
  const before = await stored();
  const seenByAda = await (await read(path)).text();
  expect(seenByAda).toContain('Idée i3');

  for (const [where, fields] of [
    [path, { intent: 'rename', version: '2', name: 'À Bob' }],
    [path, { intent: 'remove', version: '2', idea }],
    [COHORTS, { ...deletion, version: '2' }],
  ] as [string, Record<string, string>][]) {
    const answer = await post(where, fields, bob);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('Seules la personne qui a créé cette cohorte');
  }
  expect(await stored()).toEqual(before);

  const [offered, rejected] = ['Renommer</button>', 'revient à la personne qui l’a créée'];
  expect(seenByAda).toContain(offered);
  expect(seenByAda).not.toContain(rejected);
  const seenByBob = await (await read(path, bob)).text();
  expect(seenByBob).not.toContain(offered);
  expect(seenByBob).not.toContain('value="remove"');
  expect(seenByBob).toContain(rejected);
  const deletes = `delete-${id}"`;
  expect(await (await read(COHORTS)).text()).toContain(deletes);
  expect(await (await read(COHORTS, bob)).text()).not.toContain(deletes);
  expect(await (await read(COHORTS, moderator)).text()).toContain(deletes);

  expect((await post(COHORTS, { ...deletion, version: '2' }, moderator)).status).toBe(303);
  expect((await post(COHORTS, { intent: 'restore', id }, bob)).status).toBe(403);
  expect((await read(path)).status).toBe(404);
  const account = await (await read('/account')).text();
  expect(account).toContain('La cohorte «\u00a0À Ada\u00a0» a été supprimée par l’équipe.');
  const [decision] = await db('decision')
    .where({ subject: 'cohort', action: 'deleted' })
    .orderBy('id', 'desc')
    .pluck('id');
  const undo = { decisions: String(decision) };
  expect((await post('/mod/decisions', undo, moderator)).status).toBe(303);
  expect(await (await read(path)).text()).toContain('Idée i3');
});

test.each([
  ['/contrib/idea/cohort/0', 404],
  ['/contrib/idea/cohort/abc', 404],
  ['/contrib/idea/cohort/999999999', 404],
  ['/contrib/idea/cohort/99999999999999999999', 404],
  [`${COHORTS}?from=x&c=%7B`, 200],
])('%s answers %i', async (path, status) => {
  expect((await read(path)).status).toBe(status);
});

test.each([
  [{ name: '' }, 422],
  [{ name: 'a'.repeat(500) }, 422],
  [{ name: 'a', into: 'x' }, 400],
  [{ name: 'a', into: '999999' }, 404],
  [{ intent: 'other', id: '1' }, 400],
  [{ intent: 'restore', id: '99999999999' }, 400],
  [{ intent: 'delete', id: 'x'.repeat(20_000) }, 400],
])('%j is rejected with %i', async (fields, status) => {
  expect((await post(COHORTS, fields as Record<string, string>)).status).toBe(status);
});

test('criteria that mean nothing fill no cohort', async () => {
  const response = await post(`${COHORTS}?from=x&c=%7B`, { name: 'Rien' });
  expect(response.status).toBe(400);
  expect(await db('cohort').where({ name: 'Rien' })).toEqual([]);
});
