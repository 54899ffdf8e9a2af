import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { trainLabelModelJob } from '#modules/catalogue/label-model/jobs.ts';
import { LABELS } from '#modules/catalogue/shared.ts';
import { labelOf } from '#modules/engine/core/index.server.ts';
import {
  catalogueSnapshot,
  indexOfId,
  refreshSnapshot,
} from '#modules/engine/snapshot/index.server.ts';
import { prepareLabelling } from '#modules/moderation/labelling/index.server.ts';
import { db, prepareQueues } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { newAccount } from '../fixtures/contributions.ts';
import { plantPredictions } from '../fixtures/label-predictions.ts';
import { startServer, type TestServer } from './server.ts';
import { type SignedIn, signIn } from './signed-in.ts';

let server: TestServer;
let admin: SignedIn;
let moderator: SignedIn;
let ideas: number[];
let version: number;

beforeAll(async () => {
  await prepareQueues([trainLabelModelJob]);
  await plantCatalogue(SIXTEEN_IDEAS);
  const accounts = { admin: await newAccount('Admin'), moderator: await newAccount('Moderator') };
  server = await startServer({ RATE_LIMITS: 'false' });
  admin = await signIn(server, accounts.admin.email);
  moderator = await signIn(server, accounts.moderator.email);
}, 120_000);
afterAll(() => server?.stop());

beforeEach(async () => {
  await db('decision').delete();
  await db('user_reaction').delete();
  await db('reaction').delete();
  ideas = await db('idea').orderBy('id').pluck('id');
  version = await plantPredictions([
    { idea_id: ideas[0]!, question_id: 1, chance: 0.99 },
    { idea_id: ideas[1]!, question_id: 1, chance: 1 },
    { idea_id: ideas[1]!, question_id: 2, chance: 0.6 },
    { idea_id: ideas[2]!, question_id: 2, label: 'NoIsNeeded', chance: 0.31 },
  ]);
});

const SUGGESTIONS = '/admin/tag/suggestions';
const OBVIOUS = '/admin/tag/obvious';
const LEARNING = '/admin/tag/learning';

const labels = () =>
  db('reaction').orderBy(['idea_id', 'question_id']).select('idea_id', 'question_id', 'label');
const batch = () => `${ideas[1]}:1:YesIsDesired ${ideas[0]}:1:YesIsDesired`;
const doneOf = (response: Response) =>
  new URL(response.headers.get('location')!, server.origin).searchParams.get('done')!;

test('predictions are shown by question and by idea, with their chances, and no more once rejected', async () => {
  const shown = await admin.show(`${SUGGESTIONS}?question=2&example=0`);
  expect(shown).toContain('Prédit\u00a0: oui, bien (60\u00a0% de chances)');
  const byIdea = await admin.show(`${SUGGESTIONS}?by=idea&q=i1&view=page&example=0`);
  expect(byIdea).toContain(`value="${ideas[1]}:1:YesIsDesired"`);
  expect((await admin.post(SUGGESTIONS, { pair_0: `${ideas[1]}:2:None` })).status).toBe(303);
  expect(await labels()).toEqual([{ idea_id: ideas[1], question_id: 2, label: 'None' }]);
  const next = await admin.show(`${SUGGESTIONS}?question=2&example=0`);
  expect(next).toContain('Prédit\u00a0: non, indispensable (31\u00a0% de chances)');
});

test('the most useful pairs come first, and all are in a list and a file', async () => {
  await prepareLabelling();
  const page = await admin.show('/admin/tag/ra?sort=-chance');
  expect(page).toContain('Prédit\u00a0: ');
  expect(page).toContain('100\u00a0%');
  const file = await (await admin.get('/admin/tag/ra?format=csv&q=question 2')).text();
  expect(file.trim().split('\n')).toHaveLength(3);
  expect(file).toContain('NoIsNeeded');
  expect((await admin.post('/admin/tag/ra', { pair_0: `${ideas[2]}:2:NoIsNeeded` })).status).toBe(
    303,
  );
  const left = await (await admin.get('/admin/tag/ra?format=csv')).text();
  expect(left).not.toContain('NoIsNeeded');
});

test('a batch is accepted after a look at its sample, without what was left out, and undone in one step', async () => {
  const page = await admin.show(OBVIOUS);
  expect(page).toContain('Un lot de 2\u00a0étiquettes.');
  expect(page).toContain(`value="${batch()}"`);
  const leave = `${ideas[0]}:1:YesIsDesired`;
  const accepted = await admin.post(OBVIOUS, { pairs: batch(), leave });
  expect(accepted.status).toBe(303);
  expect(await labels()).toEqual([{ idea_id: ideas[1], question_id: 1, label: 'YesIsDesired' }]);
  const done = doneOf(accepted);
  const said = await admin.show(`${OBVIOUS}?done=${done}`);
  expect(said).toContain('1\u00a0étiquette acceptée.');
  expect(said).toContain('Un lot de 1\u00a0étiquette.');
  const undo = done.split('-')[0]!;
  expect(doneOf(await admin.post(OBVIOUS, { undo }))).toBe('undone');
  expect(await labels()).toEqual([]);
  const again = await admin.post(OBVIOUS, { undo });
  expect(again.status).toBe(303);
});

test('searches have the labels of a batch, and no longer once it is undone', async () => {
  const label = async () => {
    await refreshSnapshot();
    const { core, ideaIds, questionIndex } = catalogueSnapshot();
    return labelOf(core, indexOfId(ideaIds, ideas[1]!), questionIndex.get(1)!);
  };
  const before = await label();
  const done = doneOf(await admin.post(OBVIOUS, { pairs: batch() }));
  expect(await label()).toBe(LABELS.indexOf('YesIsDesired'));
  await admin.post(OBVIOUS, { undo: done.split('-')[0]! });
  expect(await label()).toBe(before);
});

test('a batch that is stale labels what it still may, and says what it left', async () => {
  await db('reaction').insert({ idea_id: ideas[0]!, question_id: 1, label: 'None' });
  const accepted = await admin.post(OBVIOUS, { pairs: batch() });
  expect(await admin.show(`${OBVIOUS}?done=${doneOf(accepted)}`)).toContain(
    '1\u00a0paire a changé entre-temps et reste comme elle est.',
  );
  expect(await labels()).toEqual([
    { idea_id: ideas[0], question_id: 1, label: 'None' },
    { idea_id: ideas[1], question_id: 1, label: 'YesIsDesired' },
  ]);
  const none = await admin.post(OBVIOUS, { pairs: batch() });
  expect(doneOf(none)).toBe('0-0-2');
});

test('an admin goes back to a version, has another trained, and is told when one waits already', async () => {
  const { id: _, ...row } = (await db('label_model').where({ id: version }).first())!;
  const figures = JSON.stringify(row.figures);
  const [other] = await db('label_model')
    .insert({ ...row, figures, active: false })
    .returning('id');
  expect(await admin.show(LEARNING)).toContain(`Version n°\u00a0${version}`);
  const activated = await admin.post(LEARNING, { activate: String(other!.id) });
  expect(doneOf(activated)).toBe(`activated.${version}`);
  expect(await db('label_model').where({ active: true }).pluck('id')).toEqual([other!.id]);
  expect(await admin.show(`${LEARNING}?done=activated.${version}`)).toContain(
    `name="activate" value="${version}"`,
  );
  expect(doneOf(await admin.post(LEARNING, { train: '1' }))).toBe('asked');
  expect(doneOf(await admin.post(LEARNING, { train: '1' }))).toBe('waiting');
  const gone = await admin.post(LEARNING, { activate: '999999' });
  expect(gone.status).toBe(409);
  expect(await gone.text()).toContain('n’est plus gardée');
  expect(await db('decision').orderBy('id').pluck('after')).toMatchObject([
    { operation: 'activate-label-model' },
    { operation: 'train-label-model' },
  ]);
});

test('the figures of a version are shown by question, sorted, searched and as a file', async () => {
  const quality = {
    ...{ pairs: 100, positives: 10, averagePrecision: 0.5, auc: 0.9 },
    ...{ calibrationError: 0.01, obvious: 4, obviousRight: 3 },
  };
  const calibration = [
    { predicted: 0.1, observed: 0.12, pairs: 90 },
    { predicted: 0.9, observed: 0.8, pairs: 10 },
  ];
  const figures = {
    ...{ overall: quality, calibration },
    learning: [{ ideas: 8, averagePrecision: 0.2, auc: 0.6 }],
    questions: [
      { question_id: 1, ...quality, calibration },
      { question_id: 2, ...quality, positives: 20, auc: null, calibration: [] },
    ],
  };
  await db('label_model').update({ figures: JSON.stringify(figures) });
  const page = await admin.show(`${LEARNING}?question=1&sort=-auc`);
  expect(page).toContain('Calibration de cette question');
  expect(page).toContain('Courbe d’apprentissage');
  expect(page).toContain('3 sur 4');
  expect(page.indexOf('Question 1 ?</a>')).toBeLessThan(page.indexOf('Question 2 ?</a>'));
  const file = await (await admin.get(`${LEARNING}?format=csv&q=2`)).text();
  expect(file.trim().split('\n')).toHaveLength(2);
});

test.each([
  `${SUGGESTIONS}?by=constructor&skip=-1&q=%00`,
  `${SUGGESTIONS}?by=idea&q=%00&skip=1e99`,
  `${OBVIOUS}?question=__proto__&done=1-2`,
  `${OBVIOUS}?question=9999&done=99999999999999999999-1-1`,
  '/admin/tag/ra?sort=constructor&page=-1&q=%00&format=x',
  `${LEARNING}?version=%00&question=1e9&sort=-toString&page=1e99&done=activated.x`,
])('%s is answered all the same', async (path) => {
  expect((await admin.get(path)).status).toBe(200);
});

test.each(['9999', '1e0', '-1', 'x'])('there are no suggestions for question %s', async (id) => {
  expect((await admin.get(`${SUGGESTIONS}?question=${id}`)).status).toBe(404);
});

test.each([
  ['no batch', {}, 400],
  ['a batch that no page offers', { pairs: '1:1:Perhaps' }, 400],
  ['a batch that takes labels back', { pairs: '1:1:null' }, 400],
  ['a batch that is too large', { pairs: '1:1:None '.repeat(4000) }, 400],
  ['more pairs than a batch has', { pairs: Array(1001).fill('1:1:None').join(' ') }, 413],
  ['a body that is too large', { pairs: 'x'.repeat(100_000) }, 413],
  ['nothing left to accept', { pairs: '1:1:None', leave: '1:1:None' }, 422],
  ['an unknown decision', { undo: '999999999' }, 404],
  ['a decision that is no number', { undo: 'x' }, 400],
])('a form with %s is rejected, and labels nothing', async (_, fields, status) => {
  expect((await admin.post(OBVIOUS, fields)).status).toBe(status);
  expect(await labels()).toEqual([]);
});

test.each<Record<string, string>>([
  {},
  { train: '2' },
  { activate: 'x' },
  { activate: '99999999999' },
])('a form of %j asks nothing of the model', async (fields) => {
  expect((await admin.post(LEARNING, fields)).status).toBe(400);
});

test('a moderator accepts no batch', async () => {
  expect((await moderator.post(OBVIOUS, { pairs: batch() })).status).toBe(403);
  expect(await labels()).toEqual([]);
});
