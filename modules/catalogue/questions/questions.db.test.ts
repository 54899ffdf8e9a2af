import { beforeEach, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue } from '../../../tests/fixtures/catalogue.ts';
import {
  findQuestion,
  findQuestionTexts,
  questionTexts,
  questionVersion,
  similarQuestions,
} from './index.server.ts';

beforeEach(() =>
  plantCatalogue({
    ideas: [{ id: 'a' }],
    questions: [
      { id: 1, category: 'GoodToAsk' },
      { id: 2, category: 'TagMain' },
      { id: 3, category: 'Unknown' },
    ],
    relations: [
      [2, 'implies', 1],
      [1, 'refines', 3],
    ],
  }),
);

test('a question has its fifteen texts, and the relations that begin or end at it', async () => {
  const found = await findQuestion(1);
  expect(found?.relations).toEqual([
    { from: 1, relation: 'refines', to: 3 },
    { from: 2, relation: 'implies', to: 1 },
  ]);
  expect(Object.values(found!.forms).flatMap(Object.values)).toHaveLength(15);
  expect(await findQuestion(9)).toBeNull();
});

test('any change of a question changes its version, and nothing else does', async () => {
  const version = async () => questionVersion((await findQuestion(1))!);
  const versions = [await version(), await version()];
  await db('question').where({ id: 2 }).update({ content: 'Une autre' });
  versions.push(await version());
  expect(new Set(versions).size).toBe(1);
  await db('question_form')
    .where({ question_id: 1, subject: 'Male', form: 'negative' })
    .update({ text: 'Non' });
  versions.push(await version());
  await db('question_relation').where({ question_id: 2 }).delete();
  versions.push(await version());
  await db('question')
    .where({ id: 1 })
    .update({ keywords: ['rap'] });
  versions.push(await version());
  expect(new Set(versions).size).toBe(4);
});

test('withdrawn questions are neither listed nor near-duplicates, but found by id', async () => {
  await db('question')
    .whereIn('id', [2, 3])
    .update({ content: db.raw(`'Aime le jazz, ' || id`) });
  expect((await questionTexts()).map(({ id }) => id)).toEqual([1, 2]);
  expect((await similarQuestions('le jazz')).map(({ id }) => id)).toEqual([2]);
  expect((await findQuestionTexts([3, 9])).map(({ id }) => id)).toEqual([3]);
  expect(await findQuestionTexts([])).toEqual([]);
});
