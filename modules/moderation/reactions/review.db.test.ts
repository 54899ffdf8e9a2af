import { beforeEach, expect, test } from 'vitest';
import type { Label } from '#modules/catalogue/shared.ts';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue } from '../../../tests/fixtures/catalogue.ts';
import { plantAccount } from '../../../tests/fixtures/contributors.ts';
import type { Account } from '../accounts/index.server.ts';
import { contributorOf } from '../contributors/index.server.ts';
import { activityOf, undoDecision } from '../review/index.server.ts';
import {
  computeWeights,
  listWaitingPairs,
  type PairDecision,
  react,
  revertContributor,
  reviewReactions,
} from './index.server.ts';

let ideas: number[] = [];
let moderator: Account;
let ada: Account;
let bob: Account;

beforeEach(async () => {
  await plantCatalogue({
    ideas: [{ id: 'a', labels: { 1: 'YesIsBetter' } }, { id: 'b' }],
    questions: [1, 2, 3].map((id) => ({ id, category: 'GoodToAsk' })),
  });
  ideas = await db('idea').orderBy('id').pluck('id');
  moderator = await plantAccount('Moderator');
  ada = await plantAccount('Contributor');
  bob = await plantAccount('Contributor');
});

const say = (account: Account, idea: number, question_id: number, label: Label | null) =>
  react(account, [{ idea_id: ideas[idea]!, question_id, label }]);

/** A decision about a pair as it is now. */
async function decide(idea: number, question: number, label: Label | null): Promise<PairDecision> {
  const pair = { idea_id: ideas[idea]!, question_id: question };
  const row = await db('waiting_pair').where(pair).first('version');
  return { ...pair, version: row?.version ?? 0, label };
}

const labelOf = async (idea: number, question: number) =>
  (await db('reaction').where({ idea_id: ideas[idea]!, question_id: question }).first('label'))
    ?.label ?? null;
const stateOf = async (account: Account, idea: number, question: number) =>
  (
    await db('user_reaction')
      .where({ contributor_id: await contributorOf(db, account.id), idea_id: ideas[idea]! })
      .where('question_id', question)
      .first('state')
  )?.state ?? null;

/** All that decisions change, for what must be exactly as before. */
const everything = async () => ({
  reactions: await db('user_reaction')
    .orderBy(['contributor_id', 'idea_id', 'question_id'])
    .select('*'),
  labels: await db('reaction').orderBy(['idea_id', 'question_id']).select('*'),
  waiting: await db('waiting_pair')
    .orderBy(['idea_id', 'question_id'])
    .select('idea_id', 'question_id', 'waiting', 'oldest_at'),
});

test('an accepted label reaches the catalogue; reactions of its direction are accepted, others rejected', async () => {
  await say(ada, 0, 1, 'NoIsBetter');
  await say(bob, 0, 1, 'None');
  const result = await reviewReactions(moderator, [await decide(0, 1, 'NoIsNeeded')]);
  expect(result).toMatchObject({ ok: true, stale: [] });
  expect(await labelOf(0, 1)).toBe('NoIsNeeded');
  expect(await stateOf(ada, 0, 1)).toBe('accepted');
  expect(await stateOf(bob, 0, 1)).toBe('rejected');
  expect(await db('waiting_pair')).toEqual([]);
  expect(await db('decision').orderBy('id', 'desc').first('subject_id', 'action')).toEqual({
    subject_id: ideas[0],
    action: 'edited',
  });
});

test('each of several contributors is told what became of theirs, many decisions in one line', async () => {
  for (const question of [1, 2]) {
    await say(ada, 0, question, 'NoIsNeeded');
    await say(bob, 0, question, 'YesIsNeeded');
    await reviewReactions(moderator, [await decide(0, question, 'NoIsNeeded')]);
  }
  const decisionsOf = async (account: Account) => (await activityOf(account, 20)).decisions;
  expect(await decisionsOf(ada)).toMatchObject([{ action: 'accepted', count: 2, unseen: true }]);
  expect(await decisionsOf(bob)).toMatchObject([{ action: 'deleted', count: 2, unseen: true }]);
  expect((await activityOf(bob, 20)).reactions).toMatchObject([{ count: 2 }]);
});

test('deleting rejects what waits and leaves the label', async () => {
  await say(ada, 0, 1, 'NoIsBetter');
  await reviewReactions(moderator, [await decide(0, 1, null)]);
  expect(await labelOf(0, 1)).toBe('YesIsBetter');
  expect(await stateOf(ada, 0, 1)).toBe('rejected');
  expect(await db('decision').orderBy('id', 'desc').first('action')).toEqual({ action: 'deleted' });
});

test('several pairs are decided at once, and undoing each restores exactly what was before', async () => {
  await say(ada, 0, 1, 'NoIsBetter');
  await say(ada, 1, 2, 'YesIsNeeded');
  await say(bob, 1, 2, 'YesIsBetter');
  const before = await everything();
  const result = await reviewReactions(moderator, [
    await decide(1, 2, 'YesIsBetter'),
    await decide(0, 1, null),
  ]);
  if (!result.ok) throw new Error('expected decisions');
  expect(await labelOf(1, 2)).toBe('YesIsBetter');
  for (const id of result.decisions) {
    expect(await undoDecision(moderator, id)).toMatchObject({ ok: true });
  }
  expect(await everything()).toEqual(before);
});

test('a decision about what changed meanwhile changes nothing and says so', async () => {
  await say(ada, 0, 1, 'NoIsBetter');
  await say(ada, 1, 2, 'None');
  const [seen, other] = [await decide(0, 1, 'NoIsBetter'), await decide(1, 2, 'None')];
  await say(bob, 0, 1, 'YesIsNeeded');
  const result = await reviewReactions(moderator, [seen, other]);
  expect(result).toMatchObject({ stale: [{ question_id: 1 }], decisions: [expect.any(Number)] });
  expect(await labelOf(0, 1)).toBe('YesIsBetter');
  expect(await labelOf(1, 2)).toBe('None');
});

test('of two moderators who decide at once one decides and the other is told', async () => {
  const other = await plantAccount('Admin');
  await say(ada, 0, 1, 'NoIsBetter');
  const seen = await decide(0, 1, 'NoIsBetter');
  const results = await Promise.all([
    reviewReactions(moderator, [seen]),
    reviewReactions(other, [{ ...seen, label: null }]),
  ]);
  expect(results.map((one) => one.ok && one.decisions.length).sort()).toEqual([0, 1]);
  expect(results.map((one) => one.ok && one.stale.length).sort()).toEqual([0, 1]);
});

test('what a later decision builds on cannot be undone before it', async () => {
  await say(ada, 1, 1, 'NoIsBetter');
  const first = await reviewReactions(moderator, [await decide(1, 1, 'NoIsBetter')]);
  const second = await react(moderator, [
    { idea_id: ideas[1]!, question_id: 1, label: 'YesIsBetter' },
  ]);
  if (!first.ok || !second.ok) throw new Error('expected decisions');
  expect(await undoDecision(moderator, first.decisions[0]!)).toMatchObject({
    reason: 'changed_since',
  });
  expect(await undoDecision(moderator, second.decisions[0]!)).toMatchObject({ ok: true });
  expect(await undoDecision(moderator, first.decisions[0]!)).toMatchObject({ ok: true });
  expect(await labelOf(1, 1)).toBeNull();
  expect(await stateOf(ada, 1, 1)).toBe('waiting');
});

test('only moderators decide and revert, by the role that they have now', async () => {
  await say(ada, 0, 1, 'NoIsBetter');
  const decision = await decide(0, 1, 'NoIsBetter');
  const contributor = await contributorOf(db, ada.id);
  await db('account').where({ id: moderator.id }).update({ account_type: 'Contributor' });
  for (const account of [ada, moderator]) {
    const forbidden = { ok: false, reason: 'forbidden' };
    expect(await reviewReactions(account, [decision])).toEqual(forbidden);
    expect(await revertContributor(account, contributor)).toEqual(forbidden);
  }
  expect(await labelOf(0, 1)).toBe('YesIsBetter');
});

test('reverting a contributor rejects all reactions, brings back the labels that they replaced, and can be undone', async () => {
  await say(ada, 0, 1, 'NoIsBetter');
  await say(ada, 1, 1, 'YesIsBetter');
  await say(ada, 1, 2, 'YesIsNeeded');
  await say(bob, 1, 1, 'YesIsBetter');
  await reviewReactions(moderator, [
    await decide(0, 1, 'NoIsBetter'),
    await decide(1, 1, 'YesIsBetter'),
  ]);
  const before = await everything();
  const result = await revertContributor(moderator, await contributorOf(db, ada.id));
  expect(result).toMatchObject({ ok: true, reactions: 3, decision: expect.any(Number) });
  // What Bob says too stays.
  expect([await labelOf(0, 1), await labelOf(1, 1)]).toEqual(['YesIsBetter', 'YesIsBetter']);
  expect(await stateOf(ada, 1, 2)).toBe('rejected');
  expect(await db('waiting_pair')).toEqual([]);
  const again = await revertContributor(moderator, await contributorOf(db, ada.id));
  expect(again).toEqual({ ok: true, reactions: 0, decision: null });
  if (!result.ok) throw new Error('expected a decision');
  expect(await undoDecision(moderator, result.decision!)).toMatchObject({ ok: true });
  expect(await everything()).toEqual(before);
  expect(await revertContributor(moderator, 1e9)).toMatchObject({ reason: 'unknown_contributor' });
});

test('after a revert the same label again stays rejected, and another one waits', async () => {
  await say(ada, 0, 1, 'NoIsBetter');
  await revertContributor(moderator, await contributorOf(db, ada.id));
  await say(ada, 0, 1, 'NoIsBetter');
  await say(ada, 0, 1, null);
  expect(await stateOf(ada, 0, 1)).toBe('rejected');
  await say(ada, 0, 1, 'None');
  expect(await stateOf(ada, 0, 1)).toBe('waiting');
});

test('a contributor who reacts while being reverted leaves nothing in between', async () => {
  for (const question of [1, 2, 3]) await say(ada, 1, question, 'YesIsBetter');
  const contributor = await contributorOf(db, ada.id);
  await Promise.all([
    revertContributor(moderator, contributor),
    say(ada, 1, 1, 'NoIsBetter'),
    say(ada, 1, 3, null),
  ]);
  const waiting = await db('user_reaction').where({ state: 'waiting' }).count().first();
  const queued = await db('waiting_pair').sum('waiting').first();
  expect(Number(queued?.sum ?? 0)).toBe(waiting?.count);
});

test('reactions that a moderator accepted raise the weight of their contributor', async () => {
  await say(ada, 1, 1, 'YesIsBetter');
  await say(bob, 1, 2, 'YesIsBetter');
  await reviewReactions(moderator, [
    await decide(1, 1, 'YesIsBetter'),
    await decide(1, 2, 'NoIsBetter'),
  ]);
  await computeWeights();
  const weights = await db('contributor_weight').orderBy('contributor_id').pluck('weight');
  expect(weights[0]).toBeGreaterThan(693);
  expect(weights[1]).toBeLessThan(693);
});

test('pairs are listed by how many wait, of as many the oldest first, or all the other way round', async () => {
  for (const [account, question] of [
    [bob, 2],
    [ada, 1],
    [ada, 3],
    [bob, 3],
  ] as const) {
    await say(account, 0, question, 'YesIsBetter');
  }
  const listed = async (direction: 'asc' | 'desc') => {
    const page = { orderBy: 'waiting', direction, limit: 25, offset: 0 } as const;
    return (await listWaitingPairs(page)).map(({ question_id }) => question_id);
  };
  expect(await listed('desc')).toEqual([3, 2, 1]);
  expect(await listed('asc')).toEqual([1, 2, 3]);
});
