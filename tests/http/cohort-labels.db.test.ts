import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCohort } from '#modules/catalogue/cohorts/index.server.ts';
import { createAccount } from '#modules/moderation/accounts/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue } from '../fixtures/catalogue.ts';
import { startServer, type TestServer } from './server.ts';
import { signIn } from './signed-in.ts';

let server: TestServer;
let path: string;
const cookies: Record<string, string> = {};

beforeAll(async () => {
  await plantCatalogue({
    ideas: [{ id: 'a', labels: { 1: 'YesIsBetter' } }, { id: 'b' }, { id: 'c' }],
    questions: [{ id: 1, category: 'GoodToAsk' }],
  });
  server = await startServer({ RATE_LIMITS: 'false' });
  const made = await createCohort('Thé', await db('idea').pluck('id'));
  path = `/contrib/idea/cohort/${made.ok ? made.id : 0}/labels`;
  for (const type of ['Contributor', 'Moderator'] as const) {
    const email = `${type.toLowerCase()}@exemple.fr`;
    await createAccount(email, 'correct horse', type);
    cookies[type] = (await signIn(server, email)).cookie;
  }
}, 120_000);

afterAll(() => server?.stop());

const read = async (address: string, cookie = cookies.Moderator!) =>
  (await fetch(server.origin + address, { headers: { cookie } })).text();

function post(fields: Record<string, string>, cookie = cookies.Moderator!, address = path) {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const body = new URLSearchParams(fields);
  return fetch(server.origin + address, { method: 'POST', headers, body, redirect: 'manual' });
}

const seenIn = (page: string) => /name="seen" value="([^"]+)"/.exec(page)?.[1] ?? '';

test('a cohort is previewed, labelled and restored by plain forms', async () => {
  const address = `${path}?question=1&label=YesIsNeeded`;
  const page = await read(address);
  expect(page).toMatch(/Un oui est un peu mieux<.span> <span>→ Il faut un oui/);
  expect(page).toContain('Confirmer pour 3\u00a0idées');
  const fields = { question_id: '1', label: 'YesIsNeeded', seen: seenIn(page) };
  const done = await post(fields, cookies.Moderator, address);
  expect(done.status).toBe(303);
  const after = await read(done.headers.get('location')!);
  expect(after).toContain('3\u00a0idées ont changé.');
  expect(after).toContain('3\u00a0idées restent comme elles sont');
  const decision = /name="decision" value="(\d+)"/.exec(after)?.[1] ?? '';

  const late = await post(fields, cookies.Moderator, `${path}?question=1&label=None`);
  expect(late.status).toBe(409);
  const told = await late.text();
  expect(told).toContain('Quelque chose a changé entre-temps');
  expect(seenIn(told)).not.toBe('');

  const idea = await db('idea').where({ id_within_merchant: 'b' }).first('id', 'title');
  await db('reaction').where({ idea_id: idea!.id }).update({ label: 'None' });
  const rejected = await post({ decision });
  expect(rejected.status).toBe(409);
  expect(await rejected.text()).toContain(`ce qui a changé depuis\u00a0: «\u00a0${idea!.title}`);
  await db('reaction').where({ idea_id: idea!.id }).update({ label: 'YesIsNeeded' });
  const undone = await post({ decision });
  expect(undone.headers.get('location')).toBe(`${path}?done=undone`);
  expect(await db('reaction').pluck('label')).toEqual(['YesIsBetter']);
  const again = await post({ decision });
  expect(again.headers.get('location')).toBe(`${path}?done=undone`);
  expect(await db('reaction').pluck('label')).toEqual(['YesIsBetter']);
});

test('what a contributor gives waits, and only moderators undo', async () => {
  const address = `${path}?question=1&label=None`;
  const page = await read(address, cookies.Contributor);
  expect(page).toContain('le catalogue ne change pas encore');
  const fields = { question_id: '1', label: 'None', seen: seenIn(page) };
  const done = await post(fields, cookies.Contributor);
  expect(done.headers.get('location')).toBe(`${path}?done=3`);
  expect(await db('reaction').pluck('label')).toEqual(['YesIsBetter']);
  expect(await db('user_reaction').where({ state: 'waiting' })).toHaveLength(3);
  expect((await post({ decision: '1' }, cookies.Contributor)).status).toBe(403);
});

test('choices that mean nothing are told beside their field', async () => {
  const page = await read(`${path}?question=zzz&label=`);
  expect(page).toContain('Aucune question n’a ce numéro ni ces mots.');
  expect(page).toContain('Choisis une étiquette.');
  expect(page).toContain('value="zzz"');
  expect(await read(`${path}?question=99&label=None`)).toContain('Aucune question n’a ce numéro');
});

const seen = 'a'.repeat(43);
test.each([
  [{}, 400],
  [{ question_id: '0', label: 'None', seen }, 400],
  [{ question_id: '1', label: 'constructor', seen }, 400],
  [{ question_id: '1', label: 'None', seen: 'x' }, 400],
  [{ question_id: '99', label: 'None', seen }, 422],
  [{ question_id: '1', label: 'None', seen }, 409],
  [{ decision: 'x' }, 400],
  [{ decision: '999999' }, 404],
])('%j is rejected with %i', async (fields, status) => {
  expect((await post(fields as Record<string, string>)).status).toBe(status);
});
