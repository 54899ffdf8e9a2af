import { beforeEach, expect, test } from 'vitest';
import { db, RATE_LIMITS } from '#modules/platform/index.server.ts';
import { plantCatalogue } from '../../../tests/fixtures/catalogue.ts';
import { plantAccount } from '../../../tests/fixtures/contributors.ts';
import { PAIRS_MAX, type ReactionChange, react } from './index.server.ts';
import { reactionExporter } from './jobs.ts';

let ideas: number[] = [];

beforeEach(async () => {
  await plantCatalogue({
    ideas: [{ id: 'a', labels: { 1: 'YesIsBetter' } }, { id: 'b' }],
    questions: [1, 2, 3].map((id) => ({ id, category: 'GoodToAsk' })),
  });
  ideas = await db('idea').orderBy('id').pluck('id');
});

const change = (
  idea: number,
  question_id: number,
  label: ReactionChange['label'],
): ReactionChange => ({ idea_id: ideas[idea]!, question_id, label });

const reactions = () =>
  db('user_reaction')
    .orderBy(['contributor_id', 'idea_id', 'question_id'])
    .select('question_id', 'label', 'state');
const waiting = () =>
  db('waiting_pair').orderBy(['idea_id', 'question_id']).select('question_id', 'waiting');
const labels = () =>
  db('reaction').orderBy(['idea_id', 'question_id']).select('question_id', 'label');

const BEFORE = [{ question_id: 1, label: 'YesIsBetter' }];

test('reactions of a contributor wait, are corrected and taken back, and the catalogue stays as it is', async () => {
  const ada = await plantAccount('Contributor');
  const given = [change(0, 1, 'NoIsBetter'), change(0, 2, 'None')];
  expect(await react(ada, given)).toEqual({ ok: true, changed: 2, decisions: [] });
  expect(await react(ada, given)).toEqual({ ok: true, changed: 0, decisions: [] });
  expect(await react(ada, [change(0, 1, 'NoIsNeeded'), change(0, 2, null)])).toMatchObject({
    changed: 2,
  });
  expect(await reactions()).toEqual([{ question_id: 1, label: 'NoIsNeeded', state: 'waiting' }]);
  expect(await waiting()).toEqual([{ question_id: 1, waiting: 1 }]);
  expect(await labels()).toEqual(BEFORE);
  expect(await react(ada, [change(0, 1, null)])).toMatchObject({ changed: 1 });
  expect(await waiting()).toEqual([]);
});

test('of several reactions of one call to one pair the last holds', async () => {
  const ada = await plantAccount('Contributor');
  await react(ada, [change(1, 1, 'YesIsNeeded'), change(1, 1, null), change(1, 1, 'None')]);
  expect(await reactions()).toEqual([{ question_id: 1, label: 'None', state: 'waiting' }]);
});

test('reactions of staff are accepted at once and logged, and the catalogue has them', async () => {
  const moderator = await plantAccount('Moderator');
  const result = await react(moderator, [change(0, 1, 'None'), change(0, 2, 'YesIsDesired')]);
  expect(result).toMatchObject({
    ok: true,
    changed: 2,
    decisions: [expect.any(Number), expect.any(Number)],
  });
  expect(await labels()).toEqual([
    { question_id: 1, label: 'None' },
    { question_id: 2, label: 'YesIsDesired' },
  ]);
  expect(await waiting()).toEqual([]);
  expect(
    await db('decision').orderBy('id').select('account_id', 'subject', 'subject_id', 'action'),
  ).toEqual([
    { account_id: moderator.id, subject: 'reaction', subject_id: ideas[0], action: 'relabelled' },
    { account_id: moderator.id, subject: 'reaction', subject_id: ideas[0], action: 'relabelled' },
  ]);
  expect(await react(moderator, [change(0, 1, 'None')])).toMatchObject({
    changed: 0,
    decisions: [],
  });
});

test('what staff take back leaves the label that was there before, unless another holds it', async () => {
  const [one, other] = [await plantAccount('Moderator'), await plantAccount('Admin')];
  await react(one, [change(0, 1, 'NoIsBetter'), change(0, 2, 'YesIsBetter')]);
  await react(other, [change(0, 2, 'YesIsBetter')]);
  await react(one, [change(0, 1, null), change(0, 2, null)]);
  expect(await labels()).toEqual([...BEFORE, { question_id: 2, label: 'YesIsBetter' }]);
});

test('the right to be accepted at once ends with the role', async () => {
  const moderator = await plantAccount('Moderator');
  await db('account').where({ id: moderator.id }).update({ account_type: 'Contributor' });
  expect(await react(moderator, [change(0, 1, 'None')])).toMatchObject({ ok: true, decisions: [] });
  expect(await labels()).toEqual(BEFORE);
});

test('an account that is gone or locked gives no reactions, and those it gave stay', async () => {
  const ada = await plantAccount('Contributor');
  await react(ada, [change(0, 1, 'NoIsBetter')]);
  await db('account').where({ id: ada.id }).delete();
  expect(await react(ada, [change(0, 2, 'None')])).toEqual({ ok: false, reason: 'no_account' });
  const bob = await plantAccount('Moderator');
  await db('account').where({ id: bob.id }).update({ locked_at: new Date() });
  expect(await react(bob, [change(0, 2, 'None')])).toEqual({ ok: false, reason: 'no_account' });
  expect(await reactions()).toEqual([{ question_id: 1, label: 'NoIsBetter', state: 'waiting' }]);
  expect(await waiting()).toEqual([{ question_id: 1, waiting: 1 }]);
});

test('ideas and questions that do not exist, unknown labels and too many at once are rejected, with nothing stored', async () => {
  const ada = await plantAccount('Contributor');
  const good = change(0, 1, 'None');
  const unknown = { ok: false, reason: 'unknown_pair' };
  expect(await react(ada, [good, { ...good, idea_id: 1e9 }])).toEqual(unknown);
  expect(await react(ada, [good, change(0, 99, 'None')])).toEqual(unknown);
  const invalid = { ok: false, reason: 'invalid' };
  for (const wrong of [
    { ...good, idea_id: 1.5 },
    { ...good, idea_id: -1 },
    { ...good, idea_id: Number.NaN },
    { ...good, question_id: 2 ** 40 },
    { ...good, label: 'constructor' as never },
    { ...good, label: undefined as never },
  ]) {
    expect(await react(ada, [good, wrong])).toEqual(invalid);
  }
  expect(await react(ada, Array(PAIRS_MAX + 1).fill(good))).toEqual(invalid);
  expect(await react(ada, [])).toMatchObject({ ok: true, changed: 0 });
  expect(await reactions()).toEqual([]);
});

test('many who react to the same pairs at once are all counted, in whatever order they name them', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => plantAccount('Contributor')));
  const staff = await plantAccount('Moderator');
  const pairs = [1, 2, 3].flatMap((question) => [
    change(0, question, 'YesIsBetter'),
    change(1, question, 'None'),
  ]);
  const results = await Promise.all(
    [...people, staff].map((one, place) => react(one, place % 2 ? pairs : pairs.toReversed())),
  );
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect((await waiting()).map((row) => row.waiting)).toEqual([6, 6, 6, 6, 6, 6]);
  await Promise.all(
    people.map((one) =>
      react(
        one,
        pairs.map((pair) => ({ ...pair, label: null })),
      ),
    ),
  );
  expect(await waiting()).toEqual([]);
});

test('an account that gives more reactions than a person can must wait, and others need not', async () => {
  const [ada, bob] = [await plantAccount('Contributor'), await plantAccount('Contributor')];
  const many = Array(PAIRS_MAX).fill(change(0, 1, 'None'));
  const calls = RATE_LIMITS.react.points / PAIRS_MAX;
  for (let call = 0; call < calls; call++)
    expect(await react(ada, many)).toMatchObject({ ok: true });
  expect(await react(ada, [change(0, 2, 'None')])).toEqual({
    ok: false,
    reason: 'too_many',
    retryAfterSeconds: expect.any(Number),
  });
  expect(await react(bob, [change(0, 2, 'None')])).toMatchObject({ ok: true, changed: 1 });
});

test('the file of an account’s data has the labels that it gave, and no others', async () => {
  const [ada, other] = [await plantAccount('Contributor'), await plantAccount('Contributor')];
  await react(ada, [change(0, 2, 'YesIsBetter')]);
  await react(other, [change(1, 2, 'None')]);
  const { title } = (await db('idea').where({ id: ideas[0]! }).first('title'))!;
  const { content } = (await db('question').where({ id: 2 }).first('content'))!;
  expect(await reactionExporter.read(ada)).toMatchObject({
    donnees: [
      {
        date: expect.any(Date),
        idee: title,
        question: content,
        etiquette: 'YesIsBetter',
        etat: 'waiting',
      },
    ],
  });
  expect(await reactionExporter.read(await plantAccount('Contributor'))).toMatchObject({
    donnees: [],
  });
});
