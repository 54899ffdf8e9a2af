import { beforeAll, expect, test } from 'vitest';
import type { AutomatedAnswer } from '#modules/catalogue/shared.ts';
import { db, query } from '#modules/platform/index.server.ts';
import { plantCatalogue } from '../../../tests/fixtures/catalogue.ts';
import { storeSearch } from '../../../tests/fixtures/past-searches.ts';
import { countQuestionUse, impactOfRelations } from './index.server.ts';

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
  expect((await impactOfRelations([implies(1, 2)], [])).searches).toEqual({
    searches: 4,
    changed: 2,
    answered: 2,
    contradicted: 1,
    blocked: 0,
    reopened: 0,
  });
  expect(await impactOfRelations([], [implies(2, 3)])).toMatchObject({
    searches: { changed: 2, reopened: 2 },
  });
  expect(await impactOfRelations([implies(2, 3)], [])).toMatchObject({
    searches: { searches: 4, changed: 0 },
  });
});

test('the described people of the catalogue are compared too, whose answers may lack', async () => {
  await db('described_person').insert([
    { id: '01-odile', name: 'Odile, 86 ans' },
    { id: '02-enzo', name: null },
    { id: '03-lina', name: 'Lina, 15 ans' },
  ]);
  const said = (person_id: string, question_id: number, answer: AutomatedAnswer) => ({
    person_id,
    question_id,
    answer,
  });
  await db('described_answer').insert([
    said('01-odile', 1, 'ProbablyYes'),
    said('01-odile', 2, 'No'),
    said('02-enzo', 1, 'IDontKnow'),
    said('02-enzo', 2, 'Yes'),
  ]);
  expect((await impactOfRelations([implies(1, 2)], [])).people).toEqual({
    people: 3,
    changed: 1,
    // That to 2, and that to 3, which 2 implies.
    answered: 2,
    contradicted: 1,
    blocked: 0,
    missed: 0,
    reopened: 0,
    mistakes: [{ question_id: 2, kind: 'yes_for_no', names: ['Odile, 86 ans'] }],
  });
});

test('how often a question was asked and answered is counted in the last searches', async () => {
  await countQuestionUse();
  const use = await query(db, 'select * from question_use order by question_id');
  expect(use).toEqual([
    { question_id: 1, asked: 3, yes: 3, no: 0, unknown: 0 },
    { question_id: 2, asked: 3, yes: 2, no: 1, unknown: 0 },
    { question_id: 3, asked: 2, yes: 1, no: 0, unknown: 1 },
  ]);
});
