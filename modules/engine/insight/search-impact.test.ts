import { expect, test } from 'vitest';
import type { RelationEdge } from '#modules/catalogue/shared.ts';
import { type PastSearch, searchImpact } from './search-impact.ts';

const GOOD_TO_ASK = 2;
const questions = [10, 20, 30, 40].map((id) => ({ id, category: GOOD_TO_ASK }));
const implies = (from: number, to: number): RelationEdge => ({ from, relation: 'implies', to });
const search = (...answers: [question_id: number, value: number][]): PastSearch =>
  answers.map(([question_id, value]) => ({ question_id, value }));

const searches = [
  search([10, 1], [20, 1]),
  search([10, 1], [20, -1]),
  search([20, 1], [10, 1]),
  search([10, -1], [20, 1]),
  search([10, 0], [30, 1]),
];

test('a question that was asked would have been answered, rightly or not', async () => {
  expect(await searchImpact(questions, [], [implies(10, 20)], searches)).toEqual({
    searches: 5,
    changed: 2,
    answered: 2,
    contradicted: 1,
    blocked: 0,
    reopened: 0,
  });
});

test('what is implied is followed on', async () => {
  const before = [implies(20, 30)];
  const found = await searchImpact(
    questions,
    before,
    [...before, implies(10, 20)],
    [search([10, 1], [30, -1])],
  );
  expect(found).toMatchObject({ changed: 1, answered: 1, contradicted: 1 });
});

test('a question that may only be asked after another would not have been asked', async () => {
  const refines: RelationEdge = { from: 20, relation: 'refines', to: 10 };
  expect(await searchImpact(questions, [], [refines], searches)).toMatchObject({
    changed: 4,
    blocked: 4,
    answered: 0,
  });
});

test('without a relation, what it answered is open again', async () => {
  const found = await searchImpact(questions, [implies(10, 40)], [], searches);
  expect(found).toMatchObject({ changed: 3, reopened: 3 });
});

test('questions and relations that the catalogue no longer has are left out', async () => {
  const found = await searchImpact(questions, [], [implies(10, 99)], [search([99, 1], [10, 1])]);
  expect(found).toMatchObject({ searches: 1, changed: 0 });
});
