import { isDeepStrictEqual } from 'node:util';
import { setLabels } from '#modules/catalogue/editing/index.server.ts';
import type { Label } from '#modules/catalogue/shared.ts';
import type { Database } from '#modules/platform/index.server.ts';
import type { Decision } from '../decisions/index.server.ts';
import {
  deleteReactions,
  recountPairs,
  type StoredReaction,
  selectLabels,
  selectReactions,
  storeReactions,
} from './reactions.store.server.ts';
import type { Pair } from './shared.ts';

/** A pair with its label in the catalogue, null where it has none, and reactions of it: what decisions change and undo. */
export type PairState = Pair & { label: Label | null; reactions: StoredReaction[] };

/** One change of a pair; only the reactions that differ are in it. */
export type PairChange = { before: PairState; after: PairState };

export function pairKey({ idea_id, question_id }: Pair): string {
  return `${idea_id} ${question_id}`;
}

/** Each pair once, the last of equal ones, in the order in which pairs are locked. */
export function distinctPairs<Item extends Pair>(items: readonly Item[]): Item[] {
  const last = new Map(items.map((item) => [pairKey(item), item]));
  return [...last.values()].sort((a, b) => a.idea_id - b.idea_id || a.question_id - b.question_id);
}

/** The states of distinct pairs, in their order. */
export async function readPairs(database: Database, pairs: readonly Pair[]): Promise<PairState[]> {
  const labels = new Map(
    (await selectLabels(database, pairs)).map((row) => [pairKey(row), row.label]),
  );
  const reactions = Map.groupBy(await selectReactions(database, pairs), pairKey);
  return pairs.map(({ idea_id, question_id }) => {
    const key = pairKey({ idea_id, question_id });
    return {
      ...{ idea_id, question_id },
      label: labels.get(key) ?? null,
      reactions: reactions.get(key) ?? [],
    };
  });
}

/** Brings locked pairs from one state to another: labels, reactions, and whether they wait. @returns what changed. */
export async function changePairs(
  transaction: Database,
  before: readonly PairState[],
  after: readonly PairState[],
): Promise<PairChange[]> {
  const changes = before.flatMap((state, place) => differenceOf(state, after[place]!));
  await applyChanges(transaction, changes);
  await recountPairs(transaction, before);
  return changes;
}

/** The pairs that are no longer as `changes` left them. */
export async function pairsChangedSince(
  database: Database,
  changes: readonly PairChange[],
): Promise<Pair[]> {
  const states = await readPairs(
    database,
    changes.map(({ before }) => before),
  );
  return states.filter((state, place) => {
    const { before, after } = changes[place]!;
    const contributors = new Set(
      [...before.reactions, ...after.reactions].map(({ contributor_id }) => contributor_id),
    );
    const reactions = state.reactions.filter((row) => contributors.has(row.contributor_id));
    return state.label !== after.label || !isDeepStrictEqual(reactions, after.reactions);
  });
}

/** Takes changes back. The pairs must be locked, and as the changes left them. */
export async function restorePairs(
  transaction: Database,
  changes: readonly PairChange[],
): Promise<void> {
  await applyChanges(
    transaction,
    changes.map(({ before, after }) => ({ before: after, after: before })),
  );
  await recountPairs(
    transaction,
    changes.map(({ before }) => before),
  );
}

/** Changes as a decision records them. */
export function statesOf(changes: readonly PairChange[]): {
  before: PairState[];
  after: PairState[];
} {
  return {
    before: changes.map(({ before }) => before),
    after: changes.map(({ after }) => after),
  };
}

/** The changes that a decision recorded, the reverse of `statesOf`. */
export function changesOf(decision: Decision): PairChange[] {
  const { before, after } = decision as ReturnType<typeof statesOf>;
  return before.map((state, place) => ({ before: state, after: after[place]! }));
}

function differenceOf(before: PairState, after: PairState): PairChange[] {
  const isKept = (row: StoredReaction, others: readonly StoredReaction[]) =>
    others.some((other) => isDeepStrictEqual(row, other));
  const changed = {
    before: {
      ...before,
      reactions: before.reactions.filter((row) => !isKept(row, after.reactions)),
    },
    after: { ...after, reactions: after.reactions.filter((row) => !isKept(row, before.reactions)) },
  };
  return isDeepStrictEqual(changed.before, changed.after) ? [] : [changed];
}

async function applyChanges(transaction: Database, changes: readonly PairChange[]): Promise<void> {
  const removed = changes.flatMap(({ before, after }) =>
    before.reactions.filter(
      (row) => !after.reactions.some((other) => other.contributor_id === row.contributor_id),
    ),
  );
  await deleteReactions(transaction, removed);
  await storeReactions(
    transaction,
    changes.flatMap(({ after }) => after.reactions),
  );
  const relabelled = changes.filter(({ before, after }) => before.label !== after.label);
  await setLabels(
    transaction,
    relabelled.map(({ after: { idea_id, question_id, label } }) => ({
      idea_id,
      question_id,
      label,
    })),
  );
}
