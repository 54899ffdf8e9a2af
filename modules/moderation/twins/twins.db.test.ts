import { beforeEach, expect, test } from 'vitest';
import { detectAllTwins, findChain, listChains } from '#modules/catalogue/twins/index.server.ts';
import { TWINS_DEFAULTS } from '#modules/catalogue/twins/shared.ts';
import { db } from '#modules/platform/index.server.ts';
import { newAccount } from '../../../tests/fixtures/contributions.ts';
import { plantShopIdeas } from '../../../tests/fixtures/shop-ideas.ts';
import type { Account } from '../accounts/shared.ts';
import { undoDecision } from '../review/index.server.ts';
import { changeTwinKind, confirmChain, splitIdea } from './index.server.ts';

let admin: Account;
let ids: number[];

beforeEach(async () => {
  ids = await plantShopIdeas([
    { title: 'Gourde Kanto inox noire 50 cl', merchant: 1 },
    { title: 'Gourde Kanto inox bleue 50 cl', merchant: 1 },
    { title: 'Kanto gourde inox noire 0,5 L', merchant: 2 },
    { title: 'Puzzle Venise Malombra 1000 pièces', merchant: 2 },
    { title: 'Puzzle Venise Malombra 500 pièces', merchant: 2 },
  ]);
  await detectAllTwins();
  admin = await newAccount('Admin');
});

const links = async () => await db('idea_twin').orderBy(['idea_id', 'other_idea_id']).select();
const decisionOf = (result: { ok: boolean; decision?: number }) => {
  if (!result.ok) throw new Error('expected a decision');
  return result.decision!;
};

test('chains are listed by their size, and by whether they are of several merchants', async () => {
  const lengths = async (config: Partial<typeof TWINS_DEFAULTS>) => {
    const { chains, total } = await listChains(
      { ...TWINS_DEFAULTS, ...config },
      { text: '', limit: config.limit ?? 50, offset: 0 },
    );
    expect(total).toBeGreaterThanOrEqual(chains.length);
    return chains.map(({ ideas }) => ideas);
  };
  expect(await lengths({})).toEqual([3]);
  expect(await lengths({ min_chain_len: 1 })).toEqual([3, 2]);
  expect(await lengths({ min_chain_len: 1, limit: 1 })).toEqual([3]);
  expect(await lengths({ min_chain_len: 1, max_ideas_count: 2 })).toEqual([2]);
  expect(await lengths({ min_chain_len: 1, allow_single_merchant: false })).toEqual([3]);
  expect(await lengths({ min_chain_len: 1, sort_mode: 2 })).toEqual([2, 3]);
});

test('confirmed relations are a person’s, which detection leaves alone; undone they are as before', async () => {
  const before = await links();
  const decision = decisionOf(await confirmChain(admin, ids[1]!));
  expect((await links()).map(({ decided_by }) => decided_by)).toEqual([
    'person',
    'person',
    'person',
    'machine',
  ]);
  await db('idea').update({ title: 'Un carnet' }).where({ id: ids[0]! });
  expect(await detectAllTwins()).toMatchObject({ removed: 0 });
  expect(await undoDecision(admin, decision)).toMatchObject({ ok: true });
  expect(await links()).toEqual(before);
  const late = undoDecision(await newAccount('Moderator'), decision);
  expect(await late).toMatchObject({ reason: 'undone_already' });
});

test('an idea that is split from its chain is never joined to it again', async () => {
  const decision = decisionOf(await splitIdea(admin, ids[1]!));
  await detectAllTwins();
  expect((await findChain(ids[0]!))!.ideas).toEqual([ids[0], ids[2]]);
  expect(await findChain(ids[1]!)).toBeNull();
  await undoDecision(admin, decision);
  expect((await findChain(ids[0]!))!.ideas).toHaveLength(3);
});

test('a kind is changed; a decision that changed since is not undone', async () => {
  const change = { idea: ids[4]!, other: ids[3]!, kind: 'OnlyQualityDifference' as const };
  const first = decisionOf(await changeTwinKind(admin, change));
  expect((await links()).at(-1)).toMatchObject({
    kind: 'OnlyQualityDifference',
    decided_by: 'person',
    score: 1,
  });
  const second = decisionOf(await changeTwinKind(admin, { ...change, kind: 'Identical' }));
  expect(await undoDecision(admin, first)).toMatchObject({ reason: 'changed_since' });
  expect(await undoDecision(admin, second)).toMatchObject({ ok: true });
  expect(await undoDecision(admin, first)).toMatchObject({ ok: true });
});

test('moderators do not decide on twins, and ideas of no chain are left alone', async () => {
  const moderator = await newAccount('Moderator');
  expect(await confirmChain(moderator, ids[0]!)).toMatchObject({ reason: 'forbidden' });
  await db('idea_twin').delete();
  expect(await confirmChain(admin, ids[0]!)).toMatchObject({ reason: 'unknown_chain' });
  const other = { idea: ids[0]!, other: ids[3]!, kind: 'Identical' as const };
  expect(await changeTwinKind(admin, other)).toMatchObject({ reason: 'unknown_chain' });
});
