import { findIdeas } from '#modules/catalogue/ideas/index.server.ts';
import { findQuestionTexts } from '#modules/catalogue/questions/index.server.ts';
import type { IdeaKey, Label } from '#modules/catalogue/shared.ts';
import { before, db, now, type RowsWanted } from '#modules/platform/index.server.ts';
import type { Account } from '../accounts/shared.ts';
import * as contributors from './contributors.store.server.ts';
import { ESTABLISHED_AT, NEW_WEIGHT, resolveLabel, type Vote } from './majority.ts';
import { pairKey } from './pair-states.server.ts';
import { selectLabels } from './reactions.store.server.ts';
import type { Pair } from './shared.ts';
import * as store from './votes.store.server.ts';

/** A reaction to a pair with what it weighs, in thousandths. */
export type ShownVote = Vote & {
  contributor: number;
  state: store.StoredVote['state'];
  given_at: Date;
};

/** A pair with all that is said of it, for moderators. */
export type PairSummary = Pair & {
  key: IdeaKey;
  title: string;
  question: string;
  /** The label of the catalogue. */
  label: Label | null;
  votes: ShownVote[];
  /** What the weighted majority proposes, and with which part of the weight. */
  proposed: Label | null;
  share: number;
  /** How many people have a reaction that waits; 0 with a version of 0 where none does. */
  waiting: number;
  version: number;
  oldest_at: Date | null;
};

/** How many pairs have waiting reactions, `most` at most, and since when the oldest waits. */
export function summarizePairs(most: number): Promise<store.Waiting> {
  return store.summarizePairs(db, most);
}

/** A page of the pairs that have waiting reactions. */
export async function listWaitingPairs(
  page: RowsWanted<store.ReviewOrder>,
): Promise<PairSummary[]> {
  return await summaries(await store.selectQueuedPairs(db, page));
}

/** Pairs with all that is said of them, in their order; those whose idea or question is gone are left out. */
async function summaries(pairs: readonly Pair[]): Promise<PairSummary[]> {
  const [ideas, questions, labels, votes, versions] = await Promise.all([
    findIdeas([...new Set(pairs.map(({ idea_id }) => idea_id))]),
    findQuestionTexts([...new Set(pairs.map(({ question_id }) => question_id))]),
    selectLabels(db, pairs),
    store.selectVotes(db, pairs),
    store.selectVersions(db, pairs),
  ]);
  const ideaOf = new Map(ideas.map((idea) => [idea.id, idea]));
  const questionOf = new Map(questions.map(({ id, content }) => [id, content]));
  const labelOf = new Map(labels.map((row) => [pairKey(row), row.label]));
  const votesOf = Map.groupBy(votes, pairKey);
  const queued = new Map(versions.map((row) => [pairKey(row), row]));
  return pairs.flatMap(({ idea_id, question_id }) => {
    const idea = ideaOf.get(idea_id);
    const question = questionOf.get(question_id);
    if (!idea || !question) return [];
    const of = pairKey({ idea_id, question_id });
    const label = labelOf.get(of) ?? null;
    const said = (votesOf.get(of) ?? []).map(toVote);
    const { label: proposed, share } = resolveLabel(
      said.filter(({ state }) => state !== 'rejected'),
      label,
    );
    const { waiting = 0, version = 0, oldest_at = null } = queued.get(of) ?? {};
    const { key, title } = idea;
    return [
      {
        ...{ idea_id, question_id, key, title, question, label, votes: said },
        ...{ proposed, share, waiting, version, oldest_at },
      },
    ];
  });
}

function toVote(row: store.StoredVote): ShownVote {
  const { contributor_id: contributor, label, state, given_at, weight, reviewed } = row;
  return {
    ...{ contributor, label, state, given_at },
    weight: weight ?? NEW_WEIGHT,
    isNew: (reviewed ?? 0) < ESTABLISHED_AT,
  };
}

/** How many contributors have waiting reactions, and since when the oldest waits. */
export function summarizeContributors(): Promise<store.Waiting> {
  return contributors.summarizeContributors(db);
}

/** A page of the contributors who have waiting reactions. */
export function listWaitingContributors(
  page: RowsWanted<store.ReviewOrder>,
): Promise<contributors.ReactingContributor[]> {
  return contributors.selectWaitingContributors(db, page);
}

/** A contributor by number; null when there is none. */
export function findReactingContributor(
  id: number,
): Promise<contributors.ReactingContributor | null> {
  return contributors.selectContributor(db, id);
}

/** How many reactions a contributor has given, of those the filters let through. */
export function countReactionsOf(filters: contributors.ReactionFilters): Promise<number> {
  return contributors.countReactionsOf(db, filters);
}

/** How long ago reactions are listed, day by day. */
const LISTED = { days: 365 };

/** The latest days on which an account reacted, within a year. */
export function reactionDays(account: Account, limit: number): Promise<contributors.ReactionDay[]> {
  return contributors.selectReactionDays(db, account.id, before(now(), LISTED), limit);
}

/** A reaction of a contributor beside what others say of its pair. */
export type ComparedReaction = PairSummary &
  Pick<contributors.OwnReaction, 'state' | 'given_at'> & {
    said: Label;
    /** What the others and the catalogue come to without this contributor; null where nobody else says anything. */
    others: Label | null;
  };

/** A page of a contributor's reactions. */
export async function listReactionsOf(
  filters: contributors.ReactionFilters,
  page: RowsWanted<contributors.OwnOrder>,
): Promise<ComparedReaction[]> {
  const reactions = await contributors.selectReactionsOf(db, filters, page);
  const found = new Map((await summaries(reactions)).map((pair) => [pairKey(pair), pair]));
  return reactions.flatMap((reaction) => {
    const pair = found.get(pairKey(reaction));
    if (!pair) return [];
    const { label: said, state, given_at } = reaction;
    const counting = pair.votes.filter(
      (vote) => vote.contributor !== filters.contributor_id && vote.state !== 'rejected',
    );
    return [{ ...pair, said, state, given_at, others: resolveLabel(counting, pair.label).label }];
  });
}

/** Every pair of an idea that has a label or a reaction; `derived` is a label that follows from another question. */
export async function reactionsOfIdea(
  ideaId: number,
): Promise<(PairSummary & { derived: Label | null })[]> {
  const pairs = await store.selectPairsOfIdea(db, ideaId);
  const derived = new Map(
    pairs.map((pair) => [pairKey(pair), pair.is_derived ? pair.label : null]),
  );
  const found = await summaries(pairs);
  return found.map((pair) => ({ ...pair, derived: derived.get(pairKey(pair)) ?? null }));
}
