import { beforeEach, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { newAccount } from '../../../tests/fixtures/contributions.ts';
import type { Account } from '../accounts/index.server.ts';
import { contributorOf } from '../contributors/index.server.ts';
import {
  countDecisions,
  countUnseenDecisions,
  type Decision,
  lastDecision,
  listDecisions,
  markDecisionsSeen,
  type Reverts,
  recordDecision,
  undoDecisionBy,
} from './index.server.ts';

let ada: Account;
let bob: Account;
let moderator: Account;

beforeEach(async () => {
  await db.raw('truncate account, contributor cascade');
  ada = await newAccount('Contributor');
  bob = await newAccount('Contributor');
  moderator = await newAccount('Moderator');
});

async function decide(
  subject_id: number,
  action: Decision['action'] = 'accepted',
  by = moderator,
): Promise<number> {
  const contributors = [await contributorOf(db, ada.id), await contributorOf(db, bob.id)];
  const decision = { subject: 'contribution', subject_id, before: { a: 1 }, after: null } as const;
  return recordDecision(db, by, { ...decision, contributors, action });
}

const reverts: Reverts = { contribution: async () => ({ ok: true }) };
const undo = (id: number, by = moderator) => undoDecisionBy(reverts, by, id);

test('each contributor is told of what others decided, until they saw it, and again when it is undone', async () => {
  const first = await decide(1);
  const second = await decide(2);
  await decide(3, 'deleted', ada);
  expect(await countUnseenDecisions(ada)).toBe(2);
  await markDecisionsSeen(ada, first);
  await markDecisionsSeen(moderator, second);
  expect(await countUnseenDecisions(ada)).toBe(1);
  await undo(second);
  expect(await countUnseenDecisions(ada)).toBe(0);
  await undo(first);
  expect(await countUnseenDecisions(ada)).toBe(1);
  // Who saw none of them has one more to be told of: the third, which is not undone.
  expect(await countUnseenDecisions(bob)).toBe(1);
});

test('decisions are listed by subject, contributor, moderator, action and day', async () => {
  const ids = [await decide(1), await decide(2, 'deleted'), await decide(1, 'edited', ada)];
  await undo(ids[0]!);
  const found = async (filters: Parameters<typeof listDecisions>[0]) => {
    const listed = await listDecisions(filters, { limit: 10, offset: 0 });
    expect(await countDecisions(filters)).toBe(listed.length);
    return listed.map(({ id }) => ids.indexOf(id));
  };
  expect(await found({})).toEqual([2, 1, 0]);
  expect(await found({ subject: 'contribution', subject_id: 1 })).toEqual([2, 0]);
  expect(await found({ contributor: await contributorOf(db, bob.id) })).toEqual([2, 1, 0]);
  expect(await found({ account_id: moderator.id, undone: false })).toEqual([1]);
  expect(await found({ action: 'edited' })).toEqual([2]);
  expect(await found({ subject: 'reaction' })).toEqual([]);
  expect(await found({ before: new Date(0) })).toEqual([]);
  expect(await lastDecision('contribution', 1)).toMatchObject({ decided_by: ada.email });
  expect(await lastDecision('contribution', 9)).toBeUndefined();
});

test('a decision stays when who decided leaves', async () => {
  const id = await decide(1);
  await db('account').delete();
  expect(await listDecisions({}, { limit: 1, offset: 0 })).toMatchObject([
    { id, decided_by: null },
  ]);
});

test('a decision that nothing reverts is not undone, nor one whose revert is rejected', async () => {
  const id = await decide(1);
  expect(await undoDecisionBy({}, moderator, id)).toMatchObject({ reason: 'unknown_decision' });
  const changed: Reverts = { contribution: async () => ({ ok: false, reason: 'changed_since' }) };
  expect(await undoDecisionBy(changed, moderator, id)).toMatchObject({ reason: 'changed_since' });
  expect(await db('decision').first('undone_at')).toEqual({ undone_at: null });
  expect(await undo(id)).toMatchObject({ ok: true, decision: { undone_by: moderator.id } });
});
