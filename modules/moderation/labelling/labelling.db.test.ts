import { beforeEach, describe, expect, test } from 'vitest';
import { updateWordIndex } from '#modules/catalogue/matching/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue } from '../../../tests/fixtures/catalogue.ts';
import { plantAccount } from '../../../tests/fixtures/contributors.ts';
import type { Account } from '../accounts/index.server.ts';
import { react } from '../reactions/index.server.ts';
import {
  FEEDS,
  feedIdeas,
  ideasToLabel,
  labellingNeeds,
  nextPairs,
  prepareLabelling,
  questionsToLabel,
  suggestLabels,
} from './index.server.ts';

let ideas: number[] = [];
let ada: Account;

/** Three ideas that share two labels; two of them also have the third question's. The last two have nothing in common. */
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
  ada = await plantAccount('Contributor');
});

const pair = (idea: number, question_id: number) => ({ idea_id: ideas[idea]!, question_id });

test('ideas that share labels suggest those that one of them lacks', async () => {
  await prepareLabelling();
  const [first] = await suggestLabels(ideas[2]!);
  expect(first).toMatchObject({ question_id: 3, label: 'YesIsDesired' });
  expect(first!.chance).toBeGreaterThan(0.5);
  expect(await suggestLabels(ideas[4]!)).toEqual([]);
  expect(await suggestLabels(1e9)).toEqual([]);
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
