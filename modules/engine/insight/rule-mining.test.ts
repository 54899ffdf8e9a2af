import { expect, test } from 'vitest';
import { type AcceptedSearch, type FoundRule, mineRules } from './rule-mining.ts';
import { lowerEnd } from './share-interval.ts';

const SEARCH: AcceptedSearch = {
  gender: 'Female',
  age_band: 2,
  budget_band: 1,
  occasion: null,
  answers: [],
};
const times = (count: number, search: Partial<AcceptedSearch>): AcceptedSearch[] =>
  Array.from({ length: count }, () => ({ ...SEARCH, ...search }));

const figures = ({ question_id, answer, answered, agreed }: FoundRule) => ({
  question_id,
  answer,
  answered,
  agreed,
});

test('what a part of the profile says of an answer is found, with its support, confidence and base rate', async () => {
  const found = await mineRules([
    ...times(38, { gender: 'Male', answers: [1] }),
    ...times(2, { gender: 'Male', answers: [-1] }),
    ...times(40, { answers: [-1] }),
    ...times(20, { answers: [1] }),
    ...times(100, { gender: 'Male' }),
  ]);
  const about = found.filter(({ gender, age_min_months }) => gender && age_min_months === null);
  expect(about.map(figures)).toEqual([{ question_id: 1, answer: 'Yes', answered: 40, agreed: 38 }]);
  expect(about[0]).toMatchObject({ gender: 'Male', conditions: [], base_rate: 0.58 });
});

test('bands become ages and budgets, ends included, open at the ends', async () => {
  const found = await mineRules([
    ...times(40, { age_band: 0, budget_band: 3, answers: [1] }),
    ...times(40, { age_band: 1, budget_band: 0, answers: [-1] }),
  ]);
  const of = (answer: string) => found.filter((rule) => rule.answer === answer);
  expect(of('Yes')).toContainEqual(
    expect.objectContaining({ age_min_months: null, age_max_months: 215, budget_min_cents: null }),
  );
  expect(of('Yes')).toContainEqual(
    expect.objectContaining({ budget_min_cents: 10_001, budget_max_cents: null }),
  );
  expect(of('No')).toContainEqual(
    expect.objectContaining({ age_min_months: 216, age_max_months: 299 }),
  );
  expect(of('No')).toContainEqual(
    expect.objectContaining({ budget_min_cents: null, budget_max_cents: 2000 }),
  );
});

test('two conditions are a rule where they are surer than either alone', async () => {
  const found = await mineRules([
    ...times(60, { answers: [2, 3, 1] }),
    ...times(60, { answers: [2, -3, -1] }),
    ...times(60, { answers: [-2, 3, -1] }),
  ]);
  const about = found.filter(({ question_id, gender }) => question_id === 1 && !gender);
  expect(about.map(({ answer, conditions }) => ({ answer, conditions }))).toContainEqual({
    answer: 'Yes',
    conditions: [2, 3],
  });
  const single = about.filter(({ conditions }) => conditions.length === 1);
  expect(single.map(({ answer, conditions }) => [answer, ...conditions]).sort()).toEqual([
    ['No', -2],
    ['No', -3],
  ]);
  expect(about).not.toContainEqual(expect.objectContaining({ conditions: [2, -3] }));
});

test('few searches, and answers that most give anyway, say nothing', async () => {
  expect(await mineRules(times(29, { answers: [1, 2] }))).toEqual([]);
  expect(await mineRules(times(300, { answers: [1, 2] }))).toEqual([]);
  expect(await mineRules([])).toEqual([]);
});

test('a share is surer the more it is seen', () => {
  expect(lowerEnd(30, 30)).toBeCloseTo(0.8865, 3);
  expect(lowerEnd(300, 300)).toBeGreaterThan(0.98);
});
