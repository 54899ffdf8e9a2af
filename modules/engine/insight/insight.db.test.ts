import { beforeAll, expect, test } from 'vitest';
import { db, query } from '#modules/platform/index.server.ts';
import { plantCatalogue } from '../../../tests/fixtures/catalogue.ts';
import { storeSearch } from '../../../tests/fixtures/past-searches.ts';
import { impactOfRelations } from './index.server.ts';

const implies = (from: number, to: number) => ({ from, relation: 'implies' as const, to });

beforeAll(async () => {
  await plantCatalogue({
    ideas: [{ id: 'a' }],
    questions: [1, 2, 3].map((id) => ({ id, category: 'GoodToAsk' })),
    relations: [[2, 'implies', 3]],
  });
  await storeSearch([
    [1, 'Yes'],
    [2, 'Yes'],
  ]);
  await storeSearch([
    [1, 'ProbablyYes'],
    [2, 'No'],
    [3, 'IDontKnow'],
  ]);
  await storeSearch(
    [
      [1, 'Yes'],
      [2, 'Yes'],
    ],
    [{ kind: 'undo', question_id: 1, idea_id: null }],
  );
  await storeSearch([[3, 'Yes']]);
});

test('what relations would have changed is counted in the last searches, without answers taken back', async () => {
  expect(await impactOfRelations([implies(1, 2)], [])).toEqual({
    searches: 4,
    changed: 2,
    answered: 2,
    contradicted: 1,
    blocked: 0,
    reopened: 0,
  });
  expect(await impactOfRelations([], [implies(2, 3)])).toMatchObject({ changed: 2, reopened: 2 });
  expect(await impactOfRelations([implies(2, 3)], [])).toMatchObject({ searches: 4, changed: 0 });
});

test('how often a question was asked and answered is counted in the last searches', async () => {
  const use = await query(db, 'select * from question_use order by question_id');
  expect(use).toEqual([
    { question_id: 1, asked: 3, yes: 3, no: 0, unknown: 0 },
    { question_id: 2, asked: 3, yes: 2, no: 1, unknown: 0 },
    { question_id: 3, asked: 2, yes: 1, no: 0, unknown: 1 },
  ]);
});
