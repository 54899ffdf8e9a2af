import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Label } from '#modules/catalogue/shared.ts';
import { react } from '#modules/moderation/reactions/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue } from '../fixtures/catalogue.ts';
import { newAccount } from '../fixtures/contributions.ts';
import { startServer, type TestServer } from './server.ts';
import { type SignedIn, signIn } from './signed-in.ts';

const QUEUE = '/mod/reaction-summaries';

let server: TestServer;
let moderator: SignedIn;
let ada: Awaited<ReturnType<typeof newAccount>>;
let ideas: number[] = [];

beforeAll(async () => {
  server = await startServer({ RATE_LIMITS: 'false' });
  await newAccount('Moderator', 'camille@exemple.fr');
  ada = await newAccount('Contributor', 'ada@exemple.fr');
  moderator = await signIn(server, 'camille@exemple.fr');
}, 120_000);
afterAll(() => server?.stop());

beforeEach(async () => {
  await db('decision').delete();
  await plantCatalogue({
    ideas: [{ id: 'a', labels: { 1: 'YesIsBetter' } }, { id: 'b' }],
    questions: [1, 2].map((id) => ({ id, category: 'GoodToAsk' })),
  });
  ideas = await db('idea').orderBy('id').pluck('id');
});

const say = (idea: number, question_id: number, label: Label) =>
  react(ada, [{ idea_id: ideas[idea]!, question_id, label }]);

/** The value of the button that accepts or removes a pair as it is now. */
async function button(action: string, idea: number, question: number, label: Label = 'None') {
  const pair = { idea_id: ideas[idea]!, question_id: question };
  const row = await db('waiting_pair').where(pair).first('version');
  return `${action}:${ideas[idea]}:${question}:${row!.version}:${label}`;
}

const labels = () => db('reaction').orderBy(['idea_id', 'question_id']).pluck('label');
const numberOfAda = async () =>
  (await db('contributor').where({ account_id: ada.id }).first('id'))!.id;

test('the queue shows a pair with its votes, by number and not by address, and accepts it, with a way back', async () => {
  await say(0, 1, 'NoIsBetter');
  const page = await moderator.show(QUEUE);
  expect(page).toContain(`Contributeur n°\u00a0${await numberOfAda()}`);
  expect(page).not.toContain('ada@');
  const accepted = await moderator.post(QUEUE, {
    decide: await button('accept', 0, 1, 'NoIsBetter'),
  });
  expect(accepted.status).toBe(303);
  expect(await labels()).toEqual(['NoIsBetter']);
  const done = accepted.headers.get('location')!;
  const [, decisions] = /accept\.(\d+)/.exec(done)!;
  expect((await moderator.post(QUEUE, { decisions: decisions! })).status).toBe(303);
  expect(await labels()).toEqual(['YesIsBetter']);
  expect((await moderator.post(QUEUE, { decisions: decisions! })).status).toBe(303);
});

test('what changed since it was shown is told with 409, and nothing is decided', async () => {
  await say(0, 1, 'NoIsBetter');
  const decide = await button('accept', 0, 1, 'NoIsBetter');
  await say(0, 1, 'NoIsNeeded');
  const response = await moderator.post(QUEUE, { decide });
  expect(response.status).toBe(409);
  expect(await response.text()).toContain('Relis avant de décider.');
  expect(await labels()).toEqual(['YesIsBetter']);
});

test('several pairs are decided by their boxes, and none by none', async () => {
  await say(0, 1, 'NoIsBetter');
  const seen = (await button('accept', 0, 1, 'NoIsBetter')).replace('accept:', '');
  expect((await moderator.post(QUEUE, { decide: 'remove', seen })).status).toBe(303);
  expect(await db('user_reaction').pluck('state')).toEqual(['rejected']);
  expect((await moderator.post(QUEUE, { decide: 'remove' })).status).toBe(422);
});

test.each(['accept:1', 'accept:1:1:1:Nothing', 'drop:1:1:1:None', 'accept:1:1:1:None:1', ''])(
  'a button that is not on the page (« %s ») changes nothing and breaks nothing',
  async (decide) => {
    await say(0, 1, 'NoIsBetter');
    const { status } = await moderator.post(QUEUE, { decide });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await labels()).toEqual(['YesIsBetter']);
  },
);

test('a contributor’s page lists reactions by number, and takes all back once that is confirmed', async () => {
  await say(0, 1, 'NoIsBetter');
  await say(1, 2, 'YesIsBetter');
  const path = `/mod/user-reactions/${await numberOfAda()}`;
  const page = await moderator.show(path);
  expect(page).toContain('Idée a');
  expect(page).not.toContain('ada@');
  expect((await moderator.get('/mod/user-reactions')).status).toBe(200);
  expect((await moderator.post(path, {})).status).toBeGreaterThanOrEqual(400);
  expect(await db('user_reaction').pluck('state')).toEqual(['waiting', 'waiting']);
  const reverted = await moderator.post(path, { confirmed: 'revert' });
  expect(reverted.status).toBe(303);
  expect(await db('user_reaction').pluck('state')).toEqual(['rejected', 'rejected']);
  const [, decisions] = /revert\.(\d+)/.exec(reverted.headers.get('location')!)!;
  expect((await moderator.post(path, { decisions: decisions! })).status).toBe(303);
  expect(await db('user_reaction').pluck('state')).toEqual(['waiting', 'waiting']);
});

test('the page of an idea shows its questions, and gives one a label, whether or not reactions wait', async () => {
  await say(0, 2, 'NoIsBetter');
  const path = '/mod/idea-relations/0/a';
  const page = await moderator.show(path);
  expect(page).toContain('Question 1');
  expect(page).toContain('Question 2');
  const row = await db('waiting_pair').first('version');
  const relabel = (question: string, version: string) =>
    moderator.post(path, { question, version, label: 'NoIsNeeded' });
  expect((await relabel('1', '0')).status).toBe(303);
  expect((await relabel('2', String(row!.version))).status).toBe(303);
  expect((await relabel('2', String(row!.version))).status).toBe(303);
  expect((await relabel('99', '0')).status).toBe(404);
  expect(await labels()).toEqual(['NoIsNeeded', 'NoIsNeeded']);
  expect(await db('user_reaction').where('question_id', 2).pluck('state')).toEqual(['accepted']);
});

test.each([
  '/mod/user-reactions/999999',
  '/mod/user-reactions/x',
  '/mod/user-reactions/99999999999999999999',
  '/mod/idea-relations/0/none',
  '/mod/idea-relations/-1/a',
])('%s is not found', async (path) => {
  expect((await moderator.get(path)).status).toBe(404);
});
