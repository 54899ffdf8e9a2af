import { beforeEach, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { plantAccount } from '../../../tests/fixtures/contributors.ts';
import { plantPredictions } from '../../../tests/fixtures/label-predictions.ts';
import type { Account } from '../accounts/index.server.ts';
import { undoDecision } from '../review/index.server.ts';
import { acceptPredicted, OBVIOUS_MAX, type PredictedPair, react } from './index.server.ts';

let admin: Account;
let batch: PredictedPair[];
let version: number;

beforeEach(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  await db('decision').delete();
  await db('user_reaction').delete();
  await db('reaction').delete();
  const ideas: number[] = await db('idea').orderBy('id').limit(4).pluck('id');
  batch = ideas.map((idea_id) => ({ idea_id, question_id: 1, label: 'YesIsBetter' }));
  version = await plantPredictions(batch.map((pair) => ({ ...pair, chance: 0.99 })));
  admin = await plantAccount('Admin');
});

const labels = () =>
  db('reaction').orderBy('idea_id').select('idea_id', 'question_id', 'label') as Promise<
    PredictedPair[]
  >;
const waiting = async () => (await db('waiting_pair').select()).length;

async function accept(pairs = batch, account = admin) {
  const result = await acceptPredicted(account, pairs);
  if (!result.ok) throw new Error(result.reason);
  return result;
}

test('a batch is one decision, and undone in one step', async () => {
  const { decision, ...counts } = await accept();
  expect(counts).toEqual({ ok: true, accepted: 4, left: 0 });
  expect(await labels()).toEqual(batch);
  expect(await db('decision')).toMatchObject([
    { id: decision, subject: 'prediction', subject_id: version, action: 'accepted' },
  ]);
  expect(await undoDecision(admin, decision!)).toMatchObject({ ok: true });
  expect(await labels()).toEqual([]);
  expect(await db('user_reaction').select()).toEqual([]);
  expect(await waiting()).toBe(0);
  const late = undoDecision(await plantAccount('Moderator'), decision!);
  expect(await late).toMatchObject({ reason: 'undone_already' });
});

test('what has a label or a reaction by now is left as it is, and so is what is not predicted any more', async () => {
  const [labelled, reacted, other, gone] = batch as [
    PredictedPair,
    PredictedPair,
    PredictedPair,
    PredictedPair,
  ];
  await react(await plantAccount('Moderator'), [{ ...labelled, label: 'None' }]);
  await react(await plantAccount('Contributor'), [{ ...reacted, label: 'None' }]);
  const unlikely = { ...gone, question_id: 2 };
  await plantPredictions([
    ...batch.slice(0, 3).map((pair) => ({ ...pair, chance: 1 })),
    { ...unlikely, chance: 0.97 },
  ]);
  const wanted = [labelled, reacted, { ...other, label: 'YesIsNeeded' as const }, gone, unlikely];
  const unknown = { idea_id: 999_999_999, question_id: 1, label: 'None' as const };
  expect(await accept([...wanted, unknown])).toEqual({
    ...{ ok: true, accepted: 0, left: 6, decision: null },
  });
  expect(await labels()).toEqual([{ ...labelled, label: 'None' }]);
  expect(await waiting()).toBe(1);
});

test('two admins who accept the same at once label it once', async () => {
  const [one, two] = await Promise.all([accept(), accept(batch, await plantAccount('Admin'))]);
  expect([one.accepted, two.accepted].toSorted()).toEqual([0, 4]);
  expect(await db('user_reaction').select()).toHaveLength(4);
});

test('what somebody changed since an acceptance stays when that is undone', async () => {
  const { decision } = await accept();
  const changed = { ...batch[0]!, label: 'NoIsNeeded' as const };
  await react(await plantAccount('Moderator'), [changed]);
  expect(await undoDecision(admin, decision!)).toMatchObject({ ok: true });
  expect(await labels()).toEqual([changed]);
});

test('only an admin accepts at once, and only so many', async () => {
  const moderator = await plantAccount('Moderator');
  expect(await acceptPredicted(moderator, batch)).toEqual({ ok: false, reason: 'forbidden' });
  const many = Array.from({ length: OBVIOUS_MAX + 1 }, () => batch[0]!);
  expect(await acceptPredicted(admin, many)).toEqual({ ok: false, reason: 'invalid' });
  expect(await labels()).toEqual([]);
});
