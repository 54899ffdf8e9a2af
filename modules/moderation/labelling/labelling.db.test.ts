import { beforeEach, describe, expect, test } from 'vitest';
import { updateWordIndex } from '#modules/catalogue/matching/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue } from '../../../tests/fixtures/catalogue.ts';
import { plantAccount } from '../../../tests/fixtures/contributors.ts';
import { plantPredictions } from '../../../tests/fixtures/label-predictions.ts';
import type { Account } from '../accounts/index.server.ts';
import { react } from '../reactions/index.server.ts';
import {
  countSuggestions,
  FEEDS,
  feedIdeas,
  ideasToLabel,
  labellingNeeds,
  listSuggestions,
  nextPairs,
  obviousPairs,
  predictedForIdeas,
  predictedForQuestion,
  prepareLabelling,
  questionsToLabel,
} from './index.server.ts';

let ideas: number[] = [];
let ada: Account;

/** Three ideas that share two labels; that the third also has the third question's is predicted, and less surely others. */
beforeEach(async () => {
  await db('idea_outcome').delete();
  await db('question_outcome').delete();
  await db('label_suggestion').delete();
  const shared = { 1: 'YesIsBetter', 2: 'NoIsDesired' } as const;
  await plantCatalogue({
    ideas: [
      { id: 'a', labels: { ...shared, 3: 'YesIsDesired' } },
      { id: 'b', labels: { ...shared, 3: 'YesIsDesired' } },
      { id: 'c', labels: shared },
      { id: 'd', labels: { 4: 'YesIsBetter' } },
      { id: 'e' },
    ],
    questions: [1, 2, 3, 4].map((id) => ({ id, category: 'GoodToAsk' })),
  });
  // Words of titles have nothing to do with it.
  const titles = ['Théière', 'Cartable', 'Bougie', 'Vélo', 'Lampe'];
  ideas = await db('idea').orderBy('id').pluck('id');
  for (const [at, id] of ideas.entries())
    await db('idea').where({ id }).update({ title: titles[at]! });
  await updateWordIndex();
  await plantPredictions([
    { ...pair(2, 3), chance: 0.6 },
    { ...pair(3, 1), chance: 0.3 },
    { ...pair(3, 2), label: 'NoIsBetter', chance: 0.2 },
    { ...pair(4, 2), chance: 0.05 },
  ]);
  ada = await plantAccount('Contributor');
});

const pair = (idea: number, question_id: number) => ({ idea_id: ideas[idea]!, question_id });

test('what is predicted is read of a question and of ideas, the likeliest first', async () => {
  const likeliest = { ...pair(2, 3), label: null, said: null, suggested: 'YesIsDesired' };
  expect(await predictedForQuestion(3, { limit: 5, offset: 0 })).toMatchObject([likeliest]);
  const ofBike = [pair(3, 1), { ...pair(3, 2), suggested: 'NoIsBetter' }];
  expect(await predictedForIdeas(ada, 'vélo')).toMatchObject(ofBike);
  expect(await predictedForIdeas(ada, 'xyzzy')).toEqual([]);
  await prepareLabelling();
  expect(await predictedForIdeas(ada, '')).toMatchObject([likeliest, ...ofBike]);
});

test('what is all but certain is a batch of its own, without pairs that somebody has reacted to', async () => {
  await plantPredictions([
    { ...pair(3, 1), chance: 0.99 },
    { ...pair(3, 2), chance: 1 },
    { ...pair(4, 1), chance: 0.97 },
  ]);
  expect(await obviousPairs(null)).toMatchObject({ total: 2, pairs: [pair(3, 2), pair(3, 1)] });
  expect(await obviousPairs(1)).toMatchObject({ total: 1, pairs: [pair(3, 1)] });
  await react(ada, [{ ...pair(3, 2), label: 'None' }]);
  expect(await obviousPairs(null)).toMatchObject({ pairs: [pair(3, 1)] });
});

test('suggestions are listed by what their label is worth, until the pair has one', async () => {
  await db('idea_outcome').insert({ idea_id: ideas[3]!, shown: 99, accepted: 1 });
  await prepareLabelling();
  const page = { direction: 'desc', limit: 10, offset: 0 } as const;
  const listed = await listSuggestions('', { ...page, orderBy: 'worth' });
  expect(listed).toMatchObject([
    { ...pair(3, 1), label: 'YesIsDesired', worth: 1, shown: 99, answered: 0 },
    pair(3, 2),
    pair(2, 3),
  ]);
  expect(listed.map(({ worth }) => worth > 0)).toEqual([true, true, true]);
  const byChance = await listSuggestions('vélo', { ...page, orderBy: 'chance', limit: 1 });
  expect(byChance).toMatchObject([pair(3, 1)]);
  expect(await countSuggestions('VÉLO')).toBe(2);
  await react(await plantAccount('Moderator'), [{ ...pair(3, 1), label: 'None' }]);
  expect(await countSuggestions('Vélo')).toBe(1);
});

test('the pair that matters most to searches comes first, until it has a label or the account has labelled it', async () => {
  await db('reaction').insert({ ...pair(0, 4), label: 'NoIsBetter' });
  await db('idea_outcome').insert({ idea_id: ideas[2]!, shown: 50, accepted: 1 });
  await db('question_outcome').insert({ question_id: 3, yes: 40, no: 20, unknown: 3 });
  await prepareLabelling();
  const [first, ...others] = await nextPairs(ada, 10);
  expect(first).toMatchObject({
    ...pair(2, 3),
    suggested: 'YesIsDesired',
    label: null,
    said: null,
  });
  await react(ada, [{ ...pair(2, 3), label: 'None' }]);
  expect(await nextPairs(ada, 10)).toEqual(others);
  expect(await nextPairs(await plantAccount('Contributor'), 1)).toEqual([first]);
  await react(await plantAccount('Moderator'), [{ ...pair(2, 3), label: 'None' }]);
  expect(await nextPairs(await plantAccount('Contributor'), 10)).toEqual(others);
});

test('what is needed is counted once labels are', async () => {
  await db('idea_demand').delete();
  await db('label_frequency').delete();
  expect(await labellingNeeds()).toEqual({ ideas: 0, questions: 0, suggestions: 0 });
  const suggestions = await prepareLabelling();
  expect(await labellingNeeds()).toEqual({ ideas: 1, questions: 4, suggestions });
});

test('preparing twice, or at once, leaves what once does', async () => {
  await prepareLabelling();
  const once = await db('label_suggestion').orderBy(['idea_id', 'question_id']);
  await Promise.all([prepareLabelling(), prepareLabelling()]);
  expect(await db('label_suggestion').orderBy(['idea_id', 'question_id'])).toEqual(once);
  expect(once.length).toBeGreaterThan(0);
});

test('the questions of an idea begin with those that nobody has answered for it, the likeliest first', async () => {
  await prepareLabelling();
  await react(ada, [{ ...pair(2, 4), label: 'None' }]);
  const questions = await questionsToLabel(ada, ideas[2]!);
  expect(questions.map(({ question_id, label, said }) => [question_id, label, said])).toEqual([
    [3, null, null],
    [1, 'YesIsBetter', null],
    [2, 'NoIsDesired', null],
    [4, null, 'None'],
  ]);
});

describe('ideas for a question', () => {
  const listed = { includeReacted: false, limit: 10, offset: 0 };

  test('are those that probably have a label on it', async () => {
    await prepareLabelling();
    const found = await ideasToLabel(ada, 3, { ...listed, source: 'suggested' });
    expect(found).toMatchObject([{ ...pair(2, 3), suggested: 'YesIsDesired' }]);
  });

  test('or those with the fewest labels, with those that have one already only when asked', async () => {
    await prepareLabelling();
    await react(ada, [{ ...pair(4, 3), label: 'None' }]);
    const numbers = async (includeReacted: boolean) => {
      const found = await ideasToLabel(ada, 3, {
        ...listed,
        includeReacted,
        source: 'leastReacted',
      });
      return found.map(({ idea_id }) => ideas.indexOf(idea_id));
    };
    expect(await numbers(false)).toEqual([3, 2]);
    expect(await numbers(true)).toEqual([4, 3, 2, 0, 1]);
  });

  test('of which those that came since the last count have the fewest', async () => {
    await prepareLabelling();
    const least = { ...listed, source: 'leastReacted' } as const;
    const counted = await ideasToLabel(ada, 3, least);
    await db('idea_demand').where({ idea_id: ideas[4]! }).delete();
    expect(await ideasToLabel(ada, 3, least)).toEqual(counted);
    await db('idea_demand').delete();
    expect(await ideasToLabel(ada, 3, least)).toHaveLength(counted.length);
  });

  test('or those that a text names', async () => {
    const keyword = { ...listed, source: 'keyword', keyword: 'velos' } as const;
    expect(await ideasToLabel(ada, 3, keyword)).toMatchObject([pair(3, 3)]);
    expect(await ideasToLabel(ada, 3, { ...keyword, keyword: '' })).toEqual([]);
  });
});

describe('feeds', () => {
  const feed = async (...args: Parameters<typeof feedIdeas>) =>
    (await feedIdeas(...args)).map((id) => ideas.indexOf(id));

  beforeEach(async () => {
    await db('idea_twin').insert({
      idea_id: ideas[0]!,
      other_idea_id: ideas[1]!,
      kind: 'Identical',
    });
    await db('idea_outcome').insert({ idea_id: ideas[3]!, shown: 9, accepted: 0 });
    await prepareLabelling();
    await db('idea_demand').where({ idea_id: ideas[1]! }).update({ refused: 4 });
  });

  test('each has its order', async () => {
    expect(await feed(ada, 'leastLabelled', 3)).toEqual([4, 3, 2]);
    expect(await feed(ada, 'mostShown', 2)).toEqual([3, 0]);
    expect(await feed(ada, 'mostRefused', 5)).toEqual([1]);
    expect(await feed(ada, 'newest', 2)).toEqual([4, 3]);
    expect((await feed(ada, 'twins', 5))[0]).toBe(0);
    expect(await feed(ada, 'random', 100)).toEqual(expect.arrayContaining([expect.any(Number)]));
  });

  test('the newest are those that were added last, whatever their number', async () => {
    await db('idea')
      .where({ id: ideas[1]! })
      .update({ added_at: new Date(Date.now() + 1000) });
    await db('idea')
      .where({ id: ideas[4]! })
      .update({ added_at: new Date(0) });
    expect(await feed(ada, 'newest', 5)).toEqual([1, 3, 2, 0, 4]);
  });

  test('what came since the last count is among the least labelled', async () => {
    await db('idea_demand').where({ idea_id: ideas[4]! }).delete();
    expect(await feed(ada, 'leastLabelled', 2)).toEqual([4, 3]);
  });

  test.each(FEEDS)('%s leaves out what the account has labelled or passed over', async (type) => {
    await react(ada, [
      { ...pair(0, 1), label: 'None' },
      { ...pair(3, 1), label: 'None' },
    ]);
    const found = await feed(ada, type, 100, [ideas[1]!]);
    expect(found.filter((place) => [0, 1, 3].includes(place))).toEqual([]);
  });

  test('withdrawn ideas are in none', async () => {
    await db('idea').update({ available: false });
    await prepareLabelling();
    for (const type of FEEDS) expect(await feed(ada, type, 10)).toEqual([]);
  });
});
