import { beforeEach, expect, test } from 'vitest';
import { changeQuestion, setRelations } from '#modules/catalogue/editing/index.server.ts';
import { findQuestion } from '#modules/catalogue/questions/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { newAccount } from '../../../tests/fixtures/contributions.ts';
import type { Account } from '../accounts/index.server.ts';
import { undoDecision } from '../review/index.server.ts';
import {
  accept,
  contribute,
  editContribution,
  findPendingChange,
  type QuestionDraft,
  type QuestionState,
  stateOf,
} from './index.server.ts';

let ada: Account;
let moderator: Account;
let before: QuestionState;

beforeEach(async () => {
  await db.raw('truncate account, contributor cascade');
  await plantCatalogue(SIXTEEN_IDEAS);
  ada = await newAccount('Contributor');
  moderator = await newAccount('Moderator');
  before = await now();
});

async function now(): Promise<QuestionState> {
  return stateOf((await findQuestion(1))!);
}

function change(to: Partial<QuestionState>): QuestionDraft {
  return { ...before, ...to, ideas: [], change: { question_id: 1, before } };
}

const implies = (to: number) => ({ from: null, relation: 'implies' as const, to });
const rewritten = { content: 'Aime le bleu ?', keywords: ['bleu'], relations: [implies(2)] };

test('a change of a question waits, is applied once it is accepted, and is undone', async () => {
  const waiting = await contribute(ada, 'question', change(rewritten));
  if (!waiting.ok) throw new Error(waiting.reason);
  expect(await now()).toEqual(before);
  const accepted = await accept(moderator, waiting.contribution);
  expect(accepted).toMatchObject({ ok: true, contribution: { question_id: 1 } });
  expect(await now()).toEqual({ ...before, ...rewritten });
  const { id } = (await db('decision').first('id'))!;
  expect(await undoDecision(moderator, id)).toMatchObject({ ok: true });
  expect(await now()).toEqual(before);
});

test('undone, a change leaves alone what others changed since', async () => {
  await contribute(moderator, 'question', change(rewritten));
  await changeQuestion(db, 1, { content: 'Aime le vert ?' });
  const { id } = (await db('decision').first('id'))!;
  expect(await undoDecision(moderator, id)).toMatchObject({ ok: true });
  expect(await now()).toEqual({ ...before, content: 'Aime le vert ?' });
});

test('what others changed of a question meanwhile stays', async () => {
  await changeQuestion(db, 1, { category: 'AskOnlyIfNeeded' });
  await setRelations(db, [{ from: 3, relation: 'refines', to: 1 }], []);
  expect(await contribute(moderator, 'question', change(rewritten))).toMatchObject({ ok: true });
  expect(await now()).toEqual({
    ...before,
    ...rewritten,
    category: 'AskOnlyIfNeeded',
    relations: [implies(2), { from: 3, relation: 'refines', to: null }],
  });
});

test('a change that waits is made anew from the question of now, and accepted so', async () => {
  const relations = [implies(2), { from: null, relation: 'makesLikely' as const, to: 999 }];
  const waiting = await contribute(ada, 'question', change({ ...rewritten, relations }));
  if (!waiting.ok) throw new Error(waiting.reason);
  await changeQuestion(db, 1, { content: 'Aime le vert ?', category: 'AskOnlyIfNeeded' });
  await setRelations(db, [{ from: 3, relation: 'refines', to: 1 }], []);
  expect(await accept(moderator, waiting.contribution)).toEqual({
    ok: false,
    reason: 'changed_question',
  });
  const pending = await findPendingChange(waiting.contribution);
  const current = await now();
  expect(pending).toMatchObject({ before, now: current });
  expect(pending?.draft).toMatchObject({
    ...rewritten,
    category: 'AskOnlyIfNeeded',
    relations: [{ from: 3, relation: 'refines', to: null }, ...relations],
    change: { question_id: 1, before: current },
  });
  expect(await accept(moderator, waiting.contribution, pending?.draft)).toMatchObject({ ok: true });
  expect(await now()).toEqual({
    ...current,
    ...rewritten,
    // A question that does not exist is related to nothing.
    relations: [implies(2), { from: 3, relation: 'refines', to: null }],
  });
  const { id } = (await db('decision').first('id'))!;
  expect(await undoDecision(moderator, id)).toMatchObject({ ok: true });
  expect(await now()).toEqual(current);
});

test('a change that was accepted is edited back field by field, and what others changed since stays', async () => {
  const accepted = await contribute(moderator, 'question', change(rewritten));
  if (!accepted.ok) throw new Error(accepted.reason);
  await changeQuestion(db, 1, { category: 'AskOnlyIfNeeded' });
  const edited = change({ ...rewritten, keywords: before.keywords });
  expect(await editContribution(moderator, accepted.contribution, edited)).toMatchObject({
    ok: true,
  });
  expect(await now()).toMatchObject({
    content: rewritten.content,
    keywords: before.keywords,
    category: 'AskOnlyIfNeeded',
  });
});

test('a change of what others changed to something else is rejected, and nothing is stored', async () => {
  await changeQuestion(db, 1, { content: 'Aime le vert ?' });
  const changed = await now();
  const rejected = await contribute(moderator, 'question', change(rewritten));
  expect(rejected).toEqual({ ok: false, reason: 'changed_question' });
  expect(await now()).toEqual(changed);
  expect(await db('contribution').first()).toBeUndefined();
});

test('relations that contradict others, a text that another question has, and a question that is gone are rejected', async () => {
  await setRelations(db, [{ from: 2, relation: 'implies', to: 1 }], []);
  const reasonOf = async (draft: QuestionDraft) => {
    const result = await contribute(moderator, 'question', draft);
    return result.ok ? 'accepted' : result.reason;
  };
  expect(await reasonOf(change(rewritten))).toBe('conflicting_relations');
  expect(await reasonOf(change({ content: (await findQuestion(2))!.content }))).toBe(
    'same_content',
  );
  const gone = { ...change({}), change: { question_id: 999, before } };
  expect(await reasonOf(gone)).toBe('unknown_question');
});
