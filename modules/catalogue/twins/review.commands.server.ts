import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#modules/platform/index.server.ts';
import type { TwinKind } from '../vocabulary.ts';
import * as store from './chains.store.server.ts';
import type { TwinLink } from './shared.ts';

/** What a person decides about two ideas. */
export type TwinDecision = { idea_id: number; other_idea_id: number; kind: TwinKind };

/** Relations before and after decisions; a pair without a relation is left out. */
export type TwinStates = { before: TwinLink[]; after: TwinLink[] };

/** Stores what a person decided about pairs of ideas, each with the lower id first and once. */
export async function decideTwins(
  transaction: Database,
  decisions: readonly TwinDecision[],
): Promise<TwinStates> {
  const pairs = decisions.map(({ idea_id, other_idea_id }) => [idea_id, other_idea_id] as const);
  const before = await store.lockLinks(transaction, pairs);
  await store.upsertLinks(
    transaction,
    decisions.map((decision) => ({ ...decision, score: 1, decided_by: 'person' })),
  );
  return { before, after: await store.lockLinks(transaction, pairs) };
}

/** Restores relations as they were before decisions. @returns false, with nothing changed, when they changed since. */
export async function restoreTwins(
  transaction: Database,
  { before, after }: TwinStates,
): Promise<boolean> {
  const pairs = after.map(({ idea_id, other_idea_id }) => [idea_id, other_idea_id] as const);
  const now = await store.lockLinks(transaction, pairs);
  if (!isDeepStrictEqual(now, after)) return false;
  const known = new Set(before.map(({ idea_id, other_idea_id }) => `${idea_id} ${other_idea_id}`));
  await store.deleteLinks(
    transaction,
    pairs.filter(([one, other]) => !known.has(`${one} ${other}`)),
  );
  await store.upsertLinks(transaction, before);
  return true;
}
