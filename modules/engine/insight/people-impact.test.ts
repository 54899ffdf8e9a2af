import { expect, test } from 'vitest';
import type { Relation, RelationEdge } from '#modules/catalogue/shared.ts';
import { peopleImpact } from './people-impact.ts';
import { relationChange } from './relation-change.ts';

const GOOD_TO_ASK = 2;
const questions = [10, 20, 30, 40].map((id) => ({ id, category: GOOD_TO_ASK }));
const edge = (from: number, relation: Relation, to: number): RelationEdge => ({
  from,
  relation,
  to,
});
const person = (name: string | null, ...answers: [question: number, value: number][]) => ({
  name,
  questions: answers.map(([question]) => question),
  values: answers.map(([, value]) => value),
});

/** The same, whether all answers are known or those to the questions that are concerned. */
async function impactOn(
  before: RelationEdge[],
  after: RelationEdge[],
  people: ReturnType<typeof person>[],
) {
  const change = relationChange(questions, before, after);
  const impact = await peopleImpact(change, people);
  const restricted = people.map(({ name, questions: ids, values }) =>
    person(
      name,
      ...ids
        .map((id, i): [number, number] => [id, values[i]!])
        .filter(([id]) => change.concerned.includes(id)),
    ),
  );
  expect(await peopleImpact(change, restricted)).toEqual(impact);
  return impact;
}

const NOTHING = { answered: 0, contradicted: 0, blocked: 0, missed: 0, reopened: 0, mistakes: [] };

test('an answer that another brings is saved, and wrong where the person says the contrary', async () => {
  const people = [
    person('Odile', [10, 1], [20, 1]),
    person('Lina', [10, 0.5], [20, -0.5]),
    person(null, [20, -1], [10, 1]),
    person('Yann', [10, 1]),
    person('Nadia', [10, -1], [20, -1]),
  ];
  expect(await impactOn([], [edge(10, 'implies', 20)], people)).toEqual({
    ...NOTHING,
    people: 5,
    changed: 4,
    answered: 4,
    contradicted: 2,
    mistakes: [{ question_id: 20, kind: 'yes_for_no', names: ['Lina'] }],
  });
});

test.each<[Relation, [number, number], string]>([
  ['impliesNot', [1, 1], 'no_for_yes'],
  ['noImplies', [-1, 1], 'no_for_yes'],
  ['impliesCanAsk', [-1, 1], 'yes_not_asked'],
  ['impliesCannotAsk', [1, 1], 'yes_not_asked'],
  ['refines', [0, 1], 'yes_not_asked'],
])('%s can be wrong for a person', async (relation, [from, to], kind) => {
  const people = [person('Odile', [10, from], [20, to])];
  const { mistakes } = await impactOn([], [edge(10, relation, 20)], people);
  expect(mistakes).toEqual([{ question_id: 20, kind, names: ['Odile'] }]);
});

test('a question that would not be asked any more is lost only where the answer is yes', async () => {
  const people = [
    person('Odile', [10, -1], [20, -1]),
    person('Lina', [10, -1]),
    person('Yann', [10, 1], [20, 1]),
    person(null, [10, -1], [20, 0.5]),
  ];
  expect(await impactOn([], [edge(10, 'refines', 20)], people)).toEqual({
    ...NOTHING,
    people: 4,
    changed: 3,
    blocked: 3,
    missed: 1,
  });
});

test('what is implied is followed on, and counted once however many answers bring it', async () => {
  const before = [edge(20, 'implies', 30), edge(40, 'implies', 30)];
  const after = [...before, edge(10, 'implies', 20)];
  const found = await impactOn(before, after, [
    person('Odile', [10, 1], [20, -1], [30, -1]),
    person('Lina', [10, 1], [20, 1], [30, 1], [40, 1]),
  ]);
  expect(found).toMatchObject({ answered: 3, contradicted: 2 });
  expect(found.mistakes.map(({ question_id }) => question_id)).toEqual([20, 30]);
});

test('without a relation, what it brought is asked again', async () => {
  const people = [person('Odile', [10, 1], [20, 1]), person('Lina', [10, -1], [20, 1])];
  const found = await impactOn([edge(10, 'implies', 20)], [], people);
  expect(found).toEqual({ ...NOTHING, people: 2, changed: 1, reopened: 1 });
});

test('answers to questions that are not in the catalogue bring nothing, and five people are named', async () => {
  const people = Array.from({ length: 7 }, (_, i) => person(`P${i}`, [99, 1], [10, 1], [20, -1]));
  const found = await impactOn([], [edge(10, 'implies', 20)], people);
  expect(found).toMatchObject({ contradicted: 7 });
  expect(found.mistakes).toEqual([
    { question_id: 20, kind: 'yes_for_no', names: ['P0', 'P1', 'P2', 'P3', 'P4'] },
  ]);
});
