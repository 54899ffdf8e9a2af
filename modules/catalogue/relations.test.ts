import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findConflicts, type RelationEdge } from './relations.ts';
import { RELATIONS } from './vocabulary.ts';

const edge = (from: number, relation: RelationEdge['relation'], to: number) => ({
  from,
  relation,
  to,
});
const reasons = (edges: RelationEdge[]) => findConflicts(edges).map(({ reason }) => reason);

test('consistent relations are accepted', () => {
  expect(
    reasons([
      edge(1, 'implies', 2),
      edge(2, 'implies', 3),
      edge(1, 'impliesNot', 4),
      edge(3, 'noImplies', 1),
      edge(5, 'makesLikely', 6),
      edge(6, 'makesLikely', 5),
      edge(1, 'impliesCanAsk', 5),
    ]),
  ).toEqual([]);
});

test('a contradiction is found through what is implied', () => {
  expect(reasons([edge(1, 'implies', 2), edge(2, 'implies', 3), edge(1, 'impliesNot', 3)])).toEqual(
    ['contradiction : Oui à 1 répond à la fois Oui et Non à 3'],
  );
});

test('a contradiction is found through what a No implies', () => {
  expect(
    reasons([edge(1, 'implies', 2), edge(1, 'impliesNot', 3), edge(3, 'noImplies', 2)]),
  ).toEqual(['contradiction : Oui à 1 répond à la fois Oui et Non à 2']);
});

test('a question that would exclude itself is a contradiction', () => {
  expect(reasons([edge(1, 'implies', 2), edge(2, 'impliesNot', 1)])).toEqual([
    'contradiction : Oui à 1 répond à la fois Oui et Non à 1',
  ]);
});

test('a question that may and may never be asked is a contradiction', () => {
  expect(reasons([edge(1, 'impliesCannotAsk', 2), edge(1, 'impliesCanAsk', 2)])).toEqual([
    'contradiction : Oui à 1 permet et interdit à la fois de demander 2',
  ]);
});

test('a cycle is reported at its last edge', () => {
  const [conflict] = findConflicts([
    edge(3, 'refines', 1),
    edge(1, 'refines', 2),
    edge(2, 'refines', 3),
  ]);
  expect(conflict).toEqual({
    edge: edge(2, 'refines', 3),
    path: [edge(3, 'refines', 1), edge(1, 'refines', 2), edge(2, 'refines', 3)],
    reason: 'cercle de refines : 3 → 1 → 2 → 3',
  });
});

test('a contradiction names the relations of both chains', () => {
  const chain = [edge(1, 'implies', 2), edge(2, 'implies', 3)];
  const [conflict] = findConflicts([...chain, edge(1, 'impliesNot', 4), edge(4, 'noImplies', 3)]);
  expect(conflict?.path).toEqual([...chain, edge(1, 'impliesNot', 4), edge(4, 'noImplies', 3)]);
  const [asked] = findConflicts([edge(1, 'impliesCannotAsk', 2), edge(1, 'impliesCanAsk', 2)]);
  expect(asked?.path).toEqual([edge(1, 'impliesCanAsk', 2), edge(1, 'impliesCannotAsk', 2)]);
});

test('a chain of eight thousand questions is accepted', () => {
  const chain = Array.from({ length: 8000 }, (_, i) => edge(i + 1, 'createsReaction', i + 2));
  expect(reasons(chain)).toEqual([]);
  expect(reasons([...chain, edge(8001, 'createsReaction', 1)])).toHaveLength(1);
});

test('a cycle is found exactly when the transitive closure has one', () => {
  const edges = fc.array(
    fc
      .record({
        from: fc.integer({ min: 1, max: 7 }),
        relation: fc.constantFrom(...RELATIONS),
        to: fc.integer({ min: 1, max: 7 }),
      })
      .filter(({ from, to }) => from !== to),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(edges, (list) => {
      for (const relation of ['implies', 'createsReaction', 'refines'] as const) {
        const found = reasons(list).some((reason) => reason.startsWith(`cercle de ${relation}`));
        expect(found).toBe(hasCycle(list.filter((one) => one.relation === relation)));
      }
    }),
  );
});

/** The transitive closure by Floyd and Warshall has a cycle where its diagonal is set. */
function hasCycle(edges: RelationEdge[]): boolean {
  const reach = Array.from({ length: 8 }, (_, i) =>
    Array.from({ length: 8 }, (_, j) => edges.some(({ from, to }) => from === i && to === j)),
  );
  for (let k = 0; k < 8; k++)
    for (let i = 0; i < 8; i++)
      for (let j = 0; j < 8; j++) reach[i]![j] ||= reach[i]![k]! && reach[k]![j]!;
  return reach.some((row, i) => row[i]);
}
