import { beforeEach, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { START } from '../../../tests/fixtures/search.ts';
import { asked, stepAfter } from '../../../tests/fixtures/session.ts';
import type { Start, Step } from '../shared.ts';
import { refreshSnapshot } from '../snapshot/index.server.ts';
import { answerQuestion, startSession, undoMove } from './commands.server.ts';

beforeEach(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  await db('automated_answer').delete();
});

const chipsOf = (step: Step) => ('answered' in step ? step.answered : []);
const derived = (step: Step) => chipsOf(step).filter(({ origin }) => origin !== undefined);
const begin = (start: Partial<Start> = {}) => startSession({ ...START, ...start });

async function addRule(rule: object): Promise<void> {
  await db('automated_answer').insert({ question_id: 1, answer: 'Yes', ...rule });
  await refreshSnapshot();
}

/** Answers « I do not know » until a question is asked. */
async function untilAsked(id: number, { sid, step }: { sid: string; step: Step }): Promise<void> {
  let shown = step;
  while (asked(shown).id !== id) {
    shown = await stepAfter(answerQuestion(sid, asked(shown).id, 'IDontKnow'));
  }
}

test('a rule on the budget holds within it, both ends included, by the greatest price', async () => {
  await addRule({ budget_min_cents: 4000, budget_max_cents: 5000 });
  const chip = { question_id: 1, answer: 'Yes', origin: 'profile' };
  for (const price_max_cents of [4000, 5000]) {
    expect(derived((await begin({ price_max_cents })).step)).toMatchObject([chip]);
  }
  expect(derived((await begin({ price_max_cents: 5001 })).step)).toEqual([]);
});

test('a rule on words holds where the hints have one of them; its chip can be removed', async () => {
  await addRule({ hint_words: ['vélo', 'course à pied'], answer: 'ProbablyYes' });
  expect(derived((await begin({ hints: 'un cadeau' })).step)).toEqual([]);
  expect(derived((await begin({ hints: 'pas de vélo' })).step)).toEqual([]);
  const { sid, step } = await begin({ hints: 'la Course à pied' });
  expect(derived(step)).toMatchObject([{ question_id: 1, answer: 'ProbablyYes' }]);
  const without = await stepAfter(undoMove(sid, 1));
  expect(derived(without)).toEqual([]);
  await untilAsked(1, { sid, step: without });
});

test('a rule on answers holds once they are given, and no more once they are taken back', async () => {
  const { sid, step } = await begin();
  expect(derived(step)).toEqual([]);
  const first = asked(step).id;
  const other = first === 1 ? 2 : 1;
  await addRule({ question_id: other, conditions: [-first] });
  const answered = await stepAfter(answerQuestion(sid, first, 'No'));
  expect(derived(answered)).toMatchObject([{ question_id: other, answer: 'Yes' }]);
  expect(derived(await stepAfter(undoMove(sid, first)))).toEqual([]);
});

test('all conditions of a rule are to hold', async () => {
  await addRule({ gender: 'Female', hint_words: ['thé'], budget_max_cents: 3000 });
  const whole = { gender: 'Female', hints: 'du thé', price_max_cents: 3000 } as const;
  expect(derived((await begin(whole)).step)).toHaveLength(1);
  for (const other of [{ gender: 'Male' }, { hints: 'du café' }, { price_max_cents: 4000 }]) {
    expect(derived((await begin({ ...whole, ...(other as Partial<Start>) })).step)).toEqual([]);
  }
});

test('a paused rule answers nothing', async () => {
  await addRule({ gender: START.gender, paused: true });
  expect(derived((await begin()).step)).toEqual([]);
});

test('removing what a rule on the occasion and more says leaves the occasion', async () => {
  const from_location = '/?occasion=noel';
  await addRule({ occasion: 'christmas', gender: START.gender });
  await addRule({ occasion: 'christmas', question_id: 2 });
  const { sid } = await begin({ from_location });
  const without = await stepAfter(undoMove(sid, 1));
  expect(derived(without)).toMatchObject([{ question_id: 2 }]);
});
