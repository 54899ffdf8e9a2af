import { beforeEach, expect, test } from 'vitest';
import { LABELS, type Label } from '#modules/catalogue/shared.ts';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue } from '../../../tests/fixtures/catalogue.ts';
import { ANSWER_VALUE } from '../protocol.ts';
import { catalogueSnapshot, refreshSnapshot } from '../snapshot/index.server.ts';
import { answerImportance } from './importance.ts';
import { openMatcher } from './matcher.server.ts';
import { type AlertPreferences, evidenceOfRecipient } from './preferences.ts';
import { scoreThreshold } from './queries.server.ts';

const PREFERENCES: AlertPreferences = {
  gender: 'Female',
  age_months: 360,
  price_min_cents: 2000,
  price_max_cents: 10_000,
  occasion: null,
  answers: [
    { question_id: 1, answer: 'Yes' },
    { question_id: 2, answer: 'No' },
  ],
};

/** Ideas of 30 €, each with its labels at questions 1, 2 and 3, and perhaps another price. */
async function plant(ideas: Record<string, { labels?: Record<number, Label>; price?: number }>) {
  await plantCatalogue({
    ideas: Object.entries(ideas).map(([id, idea]) => ({ id, ...idea })),
    questions: [1, 2, 3].map((id) => ({ id, category: 'GoodToAsk' })),
  });
  await refreshSnapshot();
}

/** The names of the ideas that fit, the best first. */
async function fitting(preferences: AlertPreferences, scoreThreshold = 0): Promise<string[]> {
  const rows = await db('idea').select('id', 'id_within_merchant');
  const nameOf = new Map(rows.map(({ id, id_within_merchant }) => [id, id_within_merchant]));
  const matcher = await openMatcher([...nameOf.keys()]);
  return matcher
    .fits(preferences, { scoreThreshold, limit: 10 })
    .map(({ ideaId }) => nameOf.get(ideaId)!);
}

beforeEach(() => db('idea').delete());

test('an idea fits by what was answered, and by the recipient, the price and the age', async () => {
  const labels = { 1: 'YesIsNeeded', 2: 'NoIsNeeded' } as const;
  await plant({
    loved: { labels },
    liked: { labels: { 1: 'YesIsDesired' } },
    refused: { labels: { 1: 'NoIsNeeded' } },
    silent: {},
    dear: { labels, price: 10_001 },
    male: { labels },
    old: { labels },
    gone: { labels },
  });
  const change = (name: string, columns: object) =>
    db('idea').where({ id_within_merchant: name }).update(columns);
  await change('male', { gender: 'Male' });
  await change('old', { age_min_months: 900 });
  await change('gone', { available: false });
  expect(await fitting(PREFERENCES)).toEqual(['loved', 'liked']);
  expect(await fitting({ ...PREFERENCES, gender: 'Male' })).toContain('male');
});

test('before any answer, an idea fits by the recipient, the price and the age alone', async () => {
  await plant({ loved: { labels: { 1: 'YesIsNeeded' } }, silent: {}, dear: { price: 10_001 } });
  expect((await fitting({ ...PREFERENCES, answers: [] })).toSorted()).toEqual(['loved', 'silent']);
});

test('an idea with several prices fits when one of them does', async () => {
  await plant({ from90: { price: 12_000 }, from110: { price: 12_000 } });
  const range = (name: string, price_min_cents: number) =>
    db('idea')
      .where({ id_within_merchant: name })
      .update({ price_min_cents, price_max_cents: 15_000 });
  await range('from90', 9000);
  await range('from110', 11_000);
  await refreshSnapshot();
  expect(await fitting({ ...PREFERENCES, answers: [] })).toEqual(['from90']);
});

test('the answer that comes first decides between two ideas', async () => {
  await plant({ one: { labels: { 1: 'YesIsNeeded' } }, two: { labels: { 3: 'YesIsNeeded' } } });
  const answers = [1, 3].map((question_id) => ({ question_id, answer: 'Yes' as const }));
  expect((await fitting({ ...PREFERENCES, answers }))[0]).toBe('one');
  expect((await fitting({ ...PREFERENCES, answers: answers.toReversed() }))[0]).toBe('two');
});

test('an answer about a question that is gone changes nothing', async () => {
  await plant({ one: { labels: { 1: 'YesIsNeeded' } } });
  const answers = [...PREFERENCES.answers, { question_id: 4000, answer: 'Yes' as const }];
  expect(await fitting({ ...PREFERENCES, answers })).toEqual(['one']);
});

test('where many ideas fit, only those as good as the best are chosen', async () => {
  const strengths: Label[] = ['YesIsBetter', 'YesIsDesired', 'YesIsNeeded'];
  const planted = Array.from({ length: 36 }, (_, i) => [
    `i${i}`,
    { labels: { 1: strengths[i % 3]! } },
  ]);
  await plant(Object.fromEntries(planted));
  const threshold = scoreThreshold(PREFERENCES);
  expect(threshold).toBeGreaterThan(0);
  const best = await fitting(PREFERENCES, threshold);
  expect(best).toHaveLength(10);
  for (const name of best) expect(Number(name.slice(1)) % 3).toBe(2);
});

test('the importance of an answer is the divergence of the belief after it from the belief before', async () => {
  await plant(
    Object.fromEntries(
      LABELS.map((label, i) => [label, { labels: { 1: label }, price: 1500 + 700 * i }]),
    ),
  );
  const { beliefs, questionIndex, core } = catalogueSnapshot();
  const question = questionIndex.get(1)!;
  const evidence = evidenceOfRecipient(PREFERENCES);
  for (const answer of ['Yes', 'ProbablyYes', 'ProbablyNo', 'No'] as const) {
    const value = ANSWER_VALUE[answer];
    const before = beliefs.of('before', evidence);
    const said = answerImportance(before, question, value);
    const old = shares(before.weight.subarray(0, core.ideaCount));
    const after = beliefs.of('after', { ...evidence, answers: [{ question, value }] });
    const divergence = shares(after.weight.subarray(0, core.ideaCount))
      .map((share, idea) => (share === 0 ? 0 : share * Math.log2(share / old[idea]!)))
      .reduce((sum, part) => sum + part, 0);
    expect(said).toBeGreaterThan(0);
    expect(said).toBeCloseTo(divergence, 9);
    expect(answerImportance(before, questionIndex.get(3)!, value)).toBeCloseTo(0, 9);
  }
});

function shares(weight: Float64Array): number[] {
  const total = weight.reduce((sum, one) => sum + one, 0);
  return Array.from(weight, (one) => one / total);
}
