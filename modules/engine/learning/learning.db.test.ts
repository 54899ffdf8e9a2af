import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, db, expression, setClock } from '#modules/platform/index.server.ts';
import {
  type PlantedCatalogue,
  plantCatalogue,
  SIXTEEN_IDEAS,
} from '../../../tests/fixtures/catalogue.ts';
import { START } from '../../../tests/fixtures/search.ts';
import {
  answerQuestion,
  explainSession,
  giveFeedback,
  highlightIdeas,
  startSession,
  undoMove,
} from '../session/index.server.ts';
import type { Step } from '../shared.ts';
import { refreshSnapshot } from '../snapshot/index.server.ts';
import { activateLearningVersion, learnFromSessions, listLearning } from './commands.server.ts';

/** The day of a test: long past, since a search counts once it is over by the clock of the database too. */
let today: Date;

beforeEach(async () => {
  today = new Date(Date.now() - 20 * DAY_MS);
  setClock(today);
  await db('search_session').delete();
  await db('learning_version').delete();
  await db('idea_outcome').delete();
  await db('question_outcome').delete();
  await plantCatalogue(SIXTEEN_IDEAS);
  await refreshSnapshot();
});

/** Runs the learning a day later, when every search begun so far counts. */
async function runLearning() {
  today = new Date(today.getTime() + DAY_MS + 1);
  setClock(today);
  const version = await learnFromSessions();
  await refreshSnapshot();
  return version;
}

async function stepAfter(outcome: ReturnType<typeof undoMove>): Promise<Step> {
  const result = await outcome;
  if (!result.ok) throw new Error(result.reason);
  return result.step;
}

/** A search by a visitor who looks for idea `i` and accepts it, after so many answers taken back. */
async function findGift(i: number, takenBack = 0): Promise<void> {
  let { sid, step } = await startSession(START);
  for (let n = 0; n < takenBack; n++) {
    if (step.kind !== 'question') throw new Error('a question was expected');
    await answerQuestion(sid, step.question.id, 'No');
    step = await stepAfter(undoMove(sid, null));
  }
  while (step.kind === 'question') {
    const { id } = step.question;
    step = await stepAfter(answerQuestion(sid, id, (i >> (id - 1)) & 1 ? 'Yes' : 'No'));
  }
  if (step.kind !== 'idea') throw new Error(`an idea was expected, not ${step.kind}`);
  await giveFeedback(sid, step.idea.key, 'GoodIdea', false);
}

/** The expected information of each question in a new search. */
async function gains() {
  const { sid } = await startSession(START);
  const explained = await explainSession(sid);
  await db('search_session').where({ id: sid }).delete();
  return new Map(explained?.state.questions.map(({ id, gain }) => [id, gain]));
}

const ideaId = async (name: string): Promise<number> =>
  (await db('idea').where({ id_within_merchant: name }).first('id'))!.id;

/** Stores a search that ended with an idea, the answers to questions as given. */
async function storeSearch(
  idea: string,
  answersOf: (heldOut: boolean) => Record<number, 'Yes' | 'No'>,
): Promise<void> {
  const id = randomBytes(16).toString('base64url');
  const { rows } = await db.raw('select hashtext(?)::bigint % 5 = 0 as held_out', [id]);
  await db('search_session').insert({
    id,
    seed: 1,
    gender: 'Female',
    age_months: 360,
    price_min_cents: 0,
    price_max_cents: 9000,
    source: 'Natural',
    page_size: 'large',
    browser: 'Other',
    created_at: today,
  });
  const answers = Object.entries(answersOf(rows[0].held_out)).map(([question, answer]) => ({
    kind: 'answer' as const,
    question_id: Number(question),
    answer,
  }));
  const shown = { idea_id: await ideaId(idea), as_question: false };
  const events = [
    ...answers,
    { kind: 'idea' as const, ...shown },
    { kind: 'feedback' as const, feedback: 'GoodIdea' as const, ...shown },
  ];
  for (const [seq, event] of events.entries()) {
    const month = expression<string>(db, '(select month from search_session where id = ?)', [id]);
    await db('search_event').insert({ session_id: id, month, seq, ...event });
  }
}

describe('a run of the learning', () => {
  test('without a search stores nothing, so running sites read nothing again', async () => {
    const revision = await db('catalogue_revision').first();
    expect(await runLearning()).toBeNull();
    expect(await listLearning()).toEqual([]);
    expect(await db('catalogue_revision').first()).toEqual(revision);
  });

  test('changes what the engine expects, and one command reverts it', async () => {
    const before = await gains();
    for (const idea of [3, 5, 6, 9, 10, 12]) await findGift(idea);
    const version = await runLearning();
    expect(version).toMatchObject({ sessions: 6, accepted_sessions: 6, kept: true });
    expect(await listLearning()).toMatchObject([{ id: version!.id, active: true }]);
    const after = await gains();
    expect(after).not.toEqual(before);

    await activateLearningVersion(0);
    await refreshSnapshot();
    expect(await gains()).toEqual(before);
    await activateLearningVersion(version!.id);
    await refreshSnapshot();
    expect(await gains()).toEqual(after);
  });

  test('counts what was shown, accepted and answered, without what was taken back', async () => {
    await findGift(6, 1);
    // Another search kept an idea and put it away again.
    const { sid } = await startSession(START);
    const [lead] = (await highlightIdeas(sid, 1)) ?? [];
    await giveFeedback(sid, lead!.key, 'GoodIdea', true);
    await giveFeedback(sid, lead!.key, 'IDontKnow', false);
    expect(await runLearning()).toMatchObject({ sessions: 1, accepted_sessions: 1 });
    expect(await db('idea_outcome').where({ idea_id: await ideaId('i6') })).toMatchObject([
      { shown: 1, accepted: 1 },
    ]);
    const totals = await db('learned_question').sum({ yes: 'yes', no: 'no' }).first();
    expect(totals).toEqual({ yes: 2, no: 2 });
  });

  test('counts each search once, however often it runs', async () => {
    await findGift(6);
    await runLearning();
    await runLearning();
    await findGift(6);
    await runLearning();
    await runLearning();
    expect(await listLearning()).toHaveLength(2);
    expect(await db('idea_outcome')).toMatchObject([{ shown: 2, accepted: 2 }]);
  });

  test('uses the earlier of two clocks: one that runs a month ahead counts no search too soon', async () => {
    setClock(null);
    await findGift(3);
    setClock(new Date(Date.now() + 30 * DAY_MS));
    expect(await learnFromSessions()).toBeNull();
  });

  test('leaves searches of the last day alone: they may not be over', async () => {
    await findGift(6);
    expect(await learnFromSessions()).toBeNull();
    expect(await listLearning()).toEqual([]);
  });

  test('keeps what it learned when the searches themselves are erased', async () => {
    await findGift(6);
    await runLearning();
    await db('search_session').delete();
    await findGift(6);
    await runLearning();
    expect(await db('idea_outcome')).toMatchObject([{ shown: 2, accepted: 2 }]);
  });

  test('counts the labels of the accepted idea, those derived from others, and missing ones', async () => {
    const catalogue: PlantedCatalogue = {
      ideas: [{ id: 'tea', labels: { 1: 'YesIsDesired', 2: 'None' } }],
      questions: [1, 2, 3, 4, 5].map((id) => ({ id, category: 'GoodToAsk' })),
      relations: [
        [1, 'createsReaction', 3],
        [3, 'createsReaction', 4],
        [1, 'createsReaction', 2],
      ],
    };
    await plantCatalogue(catalogue);
    await refreshSnapshot();
    await storeSearch('tea', () => ({ 1: 'Yes', 2: 'Yes', 3: 'No', 4: 'No', 5: 'Yes' }));
    await runLearning();
    const counted = await db('learned_answer')
      .orderBy('question_id')
      .select('question_id', 'label', 'yes', 'no');
    expect(counted).toEqual([
      { question_id: 1, label: 5, yes: 1, no: 0 },
      { question_id: 2, label: 3, yes: 1, no: 0 },
      { question_id: 3, label: 5, yes: 0, no: 1 },
      { question_id: 4, label: 5, yes: 0, no: 1 },
      { question_id: 5, label: 7, yes: 1, no: 0 },
    ]);
  });

  test('discards a version that predicts worse, and counts its searches again later', async () => {
    const before = await gains();
    const truth = { 1: 'Yes', 2: 'Yes', 3: 'Yes', 4: 'Yes' } as const;
    const lie = { 1: 'No', 2: 'No', 3: 'No', 4: 'No' } as const;
    for (let n = 0; n < 60; n++) await storeSearch('i15', (heldOut) => (heldOut ? truth : lie));
    const version = await runLearning();
    expect(version).toMatchObject({ kept: false, active: false, sessions: 60 });
    expect(version!.loss_after).toBeGreaterThan(version!.loss_before!);
    expect(await gains()).toEqual(before);
    await expect(activateLearningVersion(version!.id)).rejects.toThrow('écartée');
    expect(await runLearning()).toMatchObject({ parent_id: null, sessions: 60 });
  });
});

test('a stored table of another shape is not read: the hand-set one is used, and learning continues from it', async () => {
  const before = await gains();
  await db('learning_version').insert({
    counted_until: new Date(0),
    answer_table: JSON.stringify({ yes: [0.1], trust: [0.9], noise: 0.02 }),
    kept: true,
    active: true,
  });
  await refreshSnapshot();
  expect(await gains()).toEqual(before);
  await findGift(6);
  expect(await runLearning()).toMatchObject({ sessions: 1, kept: true });
});

describe('going back', () => {
  test('leaves out the searches counted since: the next run continues without them', async () => {
    await findGift(3);
    const first = await runLearning();
    await findGift(5);
    await runLearning();
    await activateLearningVersion(first!.id);
    await findGift(6);
    expect(await runLearning()).toMatchObject({ parent_id: first!.id, sessions: 1 });
    const found = (await db('idea_outcome')).map(({ idea_id }) => idea_id).sort((a, b) => a - b);
    expect(found).toEqual([await ideaId('i3'), await ideaId('i6')]);
  });

  test('to an unknown version is rejected in French', async () => {
    await expect(activateLearningVersion(4000)).rejects.toThrow('Il n’y a pas de version 4000');
  });
});
