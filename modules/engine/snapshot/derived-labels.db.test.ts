import { expect, test } from 'vitest';
import { deriveLabels } from '#modules/catalogue/check/index.server.ts';
import { LABELS, type Label, type Relation } from '#modules/catalogue/shared.ts';
import { db, query, type ReactionRow } from '#modules/platform/index.server.ts';
import { plantCatalogue } from '../../../tests/fixtures/catalogue.ts';
import { labelOf, MISSING } from '../core/index.server.ts';
import { catalogueSnapshot, indexOfId, refreshSnapshot } from './index.server.ts';

const QUESTIONS = Array.from({ length: 10 }, (_, i) => i + 1);

/** Every relation leads to a greater id, so there is no cycle; several lead to most questions, over one step or many. */
const RELATIONS = QUESTIONS.flatMap((from) =>
  QUESTIONS.filter((to) => to > from && (from * 7 + to * 5) % 4 === 0).map(
    (to): [number, Relation, number] => [from, 'createsReaction', to],
  ),
);

/** Ideas with two labels or three, in every combination of strengths. */
const IDEAS = Array.from({ length: 7 * 49 }, (_, i) => ({
  id: `i${i}`,
  labels: {
    [1 + (i % 4)]: LABELS[i % 7]!,
    [5 + (i % 3)]: LABELS[Math.floor(i / 7) % 7]!,
    [2 + (i % 5)]: LABELS[Math.floor(i / 49)]!,
  } as Record<number, Label>,
}));

test('the engine, the database and the check of the content derive the same labels', async () => {
  await plantCatalogue({
    ideas: IDEAS,
    questions: QUESTIONS.map((id) => ({ id, category: 'GoodToAsk' })),
    relations: RELATIONS,
  });
  await refreshSnapshot();
  const { core, ideaIds, questionIndex } = catalogueSnapshot();
  const ideas = await db('idea').select('id', 'id_within_merchant');
  const stored = await query<ReactionRow & { is_own: boolean }>(db, 'select * from labels_of(?)', [
    ideas.map(({ id }) => id),
  ]);
  const inDatabase = Map.groupBy(stored, ({ idea_id }) => idea_id);
  const relations = RELATIONS.map(([from, relation, to]) => ({ from, relation, to }));

  const derived = ideas.map(({ id, id_within_merchant: name }) => {
    const own = Object.entries(IDEAS.find((idea) => idea.id === name)!.labels);
    const checked = deriveLabels(
      new Map(own.map(([question, label]) => [Number(question), label])),
      relations,
    );
    const index = indexOfId(ideaIds, id);
    const inEngine = QUESTIONS.flatMap((question): [number, Label][] => {
      const code = labelOf(core, index, questionIndex.get(question)!);
      return code === MISSING ? [] : [[question, LABELS[code]!]];
    });
    return {
      name,
      inEngine,
      inDatabase: inDatabase.get(id)!.map(({ question_id, label }) => [question_id, label]),
      checked: [...checked].sort(([a], [b]) => a - b),
    };
  });
  for (const { name, inEngine, inDatabase, checked } of derived) {
    expect(inDatabase, name).toEqual(inEngine);
    expect(checked, name).toEqual(inEngine);
  }
  expect(stored.length).toBeGreaterThan(ideas.length * 4);
});
