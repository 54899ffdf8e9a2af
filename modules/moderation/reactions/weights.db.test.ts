import { beforeEach, expect, test } from 'vitest';
import { LABEL_NONE, LABELS } from '#modules/catalogue/shared.ts';
import { db, execute } from '#modules/platform/index.server.ts';
import { plantCatalogue } from '../../../tests/fixtures/catalogue.ts';
import { type Reaction, type Strength, weights } from '../../../tests/reference/reactions.ts';
import { computeWeights } from './index.server.ts';

const QUESTIONS = 30;
let ideas: number[] = [];

beforeEach(async () => {
  await plantCatalogue({
    ideas: [{ id: 'a' }, { id: 'b' }],
    questions: Array.from({ length: QUESTIONS }, (_, at) => ({
      id: at + 1,
      category: 'GoodToAsk',
    })),
  });
  await db('contributor_weight').delete();
  await db('contributor').delete();
  ideas = await db('idea').orderBy('id').pluck('id');
});

const labelOf = (strength: Strength) => LABELS[strength + LABEL_NONE]!;

/** Stores reactions of contributors 0, 1, … and labels of the catalogue; a pair is « idea question ». */
async function plant(reactions: readonly Reaction[], catalogue: ReadonlyMap<string, Strength>) {
  const numbers = [...new Set(reactions.map(({ contributor }) => contributor))];
  const ids = new Map<number, number>();
  for (const number of numbers) {
    const [row] = await db('contributor').insert({}).returning('id');
    ids.set(number, row!.id);
  }
  const pairOf = (pair: string) => {
    const [idea, question] = pair.split(' ').map(Number) as [number, number];
    return { idea_id: ideas[idea]!, question_id: question };
  };
  await db('user_reaction').insert(
    reactions.map(({ contributor, pair, strength, state, isReviewed }) => ({
      ...pairOf(pair),
      contributor_id: ids.get(contributor)!,
      label: labelOf(strength),
      state,
      is_reviewed: isReviewed,
    })),
  );
  const labels = [...catalogue].map(([pair, strength]) => ({
    ...pairOf(pair),
    label: labelOf(strength),
  }));
  if (labels.length > 0) await db('reaction').insert(labels);
  return ids;
}

/** Numbers between 0 and 1, the same at each run. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

test.each([1, 2, 3])('weights are those of the reference implementation (%i)', async (seed) => {
  const random = sequence(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
  const strengths: Strength[] = [-3, -2, -1, 0, 1, 2, 3];
  const catalogue = new Map<string, Strength>();
  const reactions: Reaction[] = [];
  for (const idea of [0, 1]) {
    for (let question = 1; question <= QUESTIONS; question++) {
      const pair = `${idea} ${question}`;
      const usual = pick(strengths);
      if (random() < 0.5) catalogue.set(pair, usual);
      for (const contributor of [0, 1, 2, 3, 4, 5]) {
        if (random() < 0.3) continue;
        const state = pick(['waiting', 'accepted', 'accepted', 'rejected'] as const);
        const isReviewed = state !== 'waiting' && random() < (contributor < 4 ? 0.9 : 0.2);
        const strength = random() < 0.7 ? usual : pick(strengths);
        reactions.push({ contributor, pair, strength, state, isReviewed });
      }
    }
  }
  const ids = await plant(reactions, catalogue);
  expect(await computeWeights()).toBe(6);
  const rows = new Map(
    (await db('contributor_weight').select()).map((row) => [row.contributor_id, row]),
  );
  for (const [contributor, expected] of weights(reactions, catalogue)) {
    const row = rows.get(ids.get(contributor)!)!;
    expect(row).toMatchObject({ compared: expected.compared, reviewed: expected.reviewed });
    expect(row.agreed).toBeCloseTo(expected.agreed, 6);
    expect(Math.abs(row.weight - expected.weight * 1000)).toBeLessThanOrEqual(0.51);
  }
});

const pairs = (count: number) => Array.from({ length: count }, (_, at) => `0 ${at + 1}`);
const reaction = (contributor: number, pair: string, more: Partial<Reaction> = {}): Reaction => ({
  ...{ contributor, pair, strength: 1, state: 'waiting', isReviewed: false },
  ...more,
});
const weightOfFirst = async () =>
  (await db('contributor_weight').orderBy('contributor_id').first('weight', 'compared'))!;

test('an account that labels by itself, even as staff, does not gain weight', async () => {
  const own = pairs(25).map((pair) => reaction(0, pair, { state: 'accepted' }));
  await plant(own, new Map(own.map(({ pair, strength }) => [pair, strength])));
  await computeWeights();
  expect(await weightOfFirst()).toEqual({ weight: 693, compared: 0 });
});

test('new accounts that agree with each other do not lift each other', async () => {
  const crowd = [0, 1, 2, 3].flatMap((one) => pairs(25).map((pair) => reaction(one, pair)));
  await plant(crowd, new Map());
  await computeWeights();
  expect(await weightOfFirst()).toEqual({ weight: 693, compared: 0 });
});

test('reactions that moderators rejected lower the weight to its least', async () => {
  const rejected = pairs(30).map((pair) =>
    reaction(0, pair, { state: 'rejected', isReviewed: true }),
  );
  await plant(rejected, new Map());
  await computeWeights();
  expect(await weightOfFirst()).toEqual({ weight: 50, compared: 30 });
});

test('computing the weights again, even twice at once, changes nothing', async () => {
  const accepted = pairs(20).map((pair) =>
    reaction(0, pair, { state: 'accepted', isReviewed: true }),
  );
  await plant(accepted, new Map(accepted.map(({ pair, strength }) => [pair, strength])));
  await Promise.all([computeWeights(), computeWeights()]);
  expect(await db('contributor_weight').select('weight', 'reviewed')).toEqual([
    { weight: 2303, reviewed: 20 },
  ]);
  // A contributor who has taken back all reactions has no weight of its own.
  await execute(db, 'delete from user_reaction');
  expect(await computeWeights()).toBe(0);
  expect(await db('contributor_weight')).toEqual([]);
});
