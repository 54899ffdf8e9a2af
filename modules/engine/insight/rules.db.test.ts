import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Rule } from '#modules/catalogue/automated-answers/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { ANYBODY } from '../../../tests/fixtures/automated-answers.ts';
import { plantCatalogue } from '../../../tests/fixtures/catalogue.ts';
import { storeLog } from '../../../tests/fixtures/past-searches.ts';
import type { SessionEvent } from '../session/index.server.ts';
import type { Answer } from '../shared.ts';
import { countSearches } from './counting.commands.server.ts';
import { countCandidates, impactOfRule, listCandidates, setDismissed } from './index.server.ts';
import { findCandidates } from './rules.server.ts';

const log = (...answers: [number, Answer][]): SessionEvent[] =>
  answers.flatMap(([question_id, answer]): SessionEvent[] => [
    { kind: 'question', question_id },
    { kind: 'answer', question_id, answer },
  ]);

beforeAll(async () => {
  await plantCatalogue({
    ideas: [{ id: 'a' }],
    questions: [1, 2, 3].map((id) => ({ id, category: 'GoodToAsk' })),
    relations: [[1, 'implies', 3]],
  });
});
beforeEach(async () => {
  await db('automated_answer').delete();
  await db('search_session').delete();
  await db('answer_candidate').delete();
});

test('what a rule would have done is counted in past searches, by whom they were for and what they said', async () => {
  await storeLog(log([1, 'Yes'], [3, 'Yes']), { gender: 'Male', hints: 'des vélos' });
  await storeLog(log([2, 'No'], [1, 'ProbablyNo']), { gender: 'Male', hints: 'vélo' });
  await storeLog(log([1, 'IDontKnow']), { gender: 'Male', price_max_cents: 4000, hints: 'vélo' });
  await storeLog(log([2, 'Yes']), { gender: 'Male' });
  await storeLog(log([1, 'Yes']));
  const men = { ...ANYBODY, gender: 'Male' as const };
  const { searches, people } = await impactOfRule(men, null);
  expect(searches).toEqual({
    searches: 5,
    fired: 4,
    asked: 3,
    agreed: 1,
    contradicted: 1,
    unknown: 1,
    saved: 3,
  });
  expect(people).toBeNull();
  const impactOf = async (rule: Partial<Rule>) =>
    (await impactOfRule({ ...men, ...rule }, null)).searches;
  expect(await impactOf({ hint_words: ['vélo'] })).toMatchObject({ fired: 3, asked: 3 });
  expect(await impactOf({ budget_max_cents: 4000 })).toMatchObject({ fired: 1, unknown: 1 });
  expect(await impactOf({ question_id: 3, conditions: [1], gender: null })).toMatchObject({
    fired: 0,
  });
  expect(await impactOf({ conditions: [-2] })).toMatchObject({
    fired: 1,
    contradicted: 1,
    saved: 1,
  });
});

test('a question that another rule in force answers already is not saved again', async () => {
  await storeLog(log([1, 'Yes']));
  const [other] = await db('automated_answer')
    .insert({ question_id: 1, answer: 'Yes' })
    .returning('id');
  const rule = { ...ANYBODY, gender: 'Female' as const };
  expect((await impactOfRule(rule, null)).searches).toMatchObject({ fired: 0, saved: 0 });
  expect((await impactOfRule(rule, other!.id)).searches).toMatchObject({ fired: 1, saved: 1 });
});

test('rules found in accepted searches are candidates, until a rule covers them or they are dismissed', async () => {
  const accepted: SessionEvent = {
    kind: 'feedback',
    idea_id: (await db('idea').first('id'))!.id,
    feedback: 'GoodIdea',
    as_question: false,
  };
  for (let count = 0; count < 30; count += 1) {
    await storeLog([...log([1, 'Yes']), accepted], { gender: 'Male' });
    await storeLog([...log([1, 'ProbablyNo']), accepted]);
    await storeLog(log([1, 'No']), { gender: 'Male' });
  }
  await countSearches();
  await findCandidates();
  await findCandidates();
  const open = { text: '', dismissed: false };
  const rows = { orderBy: 'confidence', direction: 'desc', limit: 10, offset: 0 } as const;
  const found = await listCandidates(open, rows);
  expect(found).toHaveLength(2);
  expect(found).toContainEqual(
    expect.objectContaining({
      ...{ question_id: 1, answer: 'Yes', gender: 'Male', content: 'Question 1 ?' },
      ...{ answered: 30, agreed: 30, confidence: 1, lift: 2 },
    }),
  );
  expect(await setDismissed(db, found[0]!.id, true)).toBe(true);
  expect(await setDismissed(db, found[0]!.id, true)).toBe(false);
  await findCandidates();
  expect(await countCandidates(open)).toBe(1);
  expect(await countCandidates({ ...open, dismissed: true })).toBe(1);
  const { answer, gender } = found[1]!;
  await db('automated_answer').insert({ question_id: 1, answer, gender });
  expect(await countCandidates(open)).toBe(0);
});
