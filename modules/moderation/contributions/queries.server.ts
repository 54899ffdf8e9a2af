import { findIdea } from '#modules/catalogue/ideas/index.server.ts';
import { findQuestion, questionVersion } from '#modules/catalogue/questions/index.server.ts';
import type { IdeaKey } from '#modules/catalogue/shared.ts';
import { db, type RowsWanted } from '#modules/platform/index.server.ts';
import { type Account, isAtLeast } from '../accounts/shared.ts';
import { isContributor } from './contributions.store.server.ts';
import type { WaitingFilters, WaitingOrder } from './listing.store.server.ts';
import * as store from './listing.store.server.ts';
import { type QuestionState, rebase, stateOf } from './question-change.server.ts';
import type { Contribution, Kind } from './types.ts';

/** How many contributions wait, of those the filters let through. */
export function countWaiting(filters: WaitingFilters): Promise<number> {
  return store.countWaiting(db, filters);
}

/** A page of them. */
export function listWaiting(
  filters: WaitingFilters,
  wanted: RowsWanted<WaitingOrder>,
): Promise<Contribution[]> {
  return store.selectWaiting(db, filters, wanted);
}

/** How many of a kind wait, and since when the oldest does. */
export function summarizeWaiting(kind: Kind): Promise<{ count: number; oldest: Date | null }> {
  return store.summarizeWaiting(db, kind);
}

/** A contribution in whatever state; null when there is none. For moderators. */
export async function findContribution(id: number): Promise<Contribution | null> {
  return (await store.selectContribution(db, id)) ?? null;
}

/** A contribution of an account in whatever state; null when there is none, or it is another's. */
export async function findOwnContribution(
  account: Account,
  id: number,
): Promise<Contribution | null> {
  const contribution = await store.selectContribution(db, id);
  const isOwn = contribution && (await isContributor(db, contribution.contributor_id, account.id));
  return isOwn ? contribution : null;
}

/** The draft in the contributor's own words, where a moderator changed them; null where nobody did. */
export async function originalDraft(
  contribution: Pick<Contribution, 'id' | 'kind'>,
): Promise<Contribution['draft'] | null> {
  return (await originalDrafts([contribution])).get(contribution.id) ?? null;
}

/** The same of several, by their numbers. */
export function originalDrafts(
  contributions: readonly Pick<Contribution, 'id' | 'kind'>[],
): Promise<ReadonlyMap<number, Contribution['draft']>> {
  return store.selectOriginals(db, contributions);
}

/** A change of a question beside the question of now. */
export type PendingChange = {
  /** The question as it was when the change was proposed, and as it is. */
  before: QuestionState;
  now: QuestionState;
  /** Of the question of now, by `questionVersion`. */
  version: string;
  /** The change made anew from the question of now: see `rebase`. */
  draft: Contribution<'question'>['draft'];
};

/** What a change of a question that is not accepted would do by now; null for anything else, and where the question is gone. */
export async function findPendingChange({
  kind,
  state,
  draft,
}: Contribution): Promise<PendingChange | null> {
  if (kind !== 'question' || state === 'accepted' || !draft.change) return null;
  const { question_id, before } = draft.change;
  const question = await findQuestion(question_id);
  if (!question) return null;
  const now = stateOf(question);
  return { before, now, version: questionVersion(question), draft: rebase(draft, now) };
}

/** What an account contributed, the latest first; only what waits where `waiting`. */
export function contributionsOf(
  account: Account,
  limit: number,
  { waiting = false } = {},
): Promise<Contribution[]> {
  return store.selectOfAccount(db, account.id, waiting, limit);
}

/** A contribution as another contributor may see it: not whose it is. */
export type ShownContribution = Pick<
  Contribution,
  'kind' | 'state' | 'created_at' | 'decided_at' | 'draft'
> & {
  /** Whether it is the account's own. */
  mine: boolean;
};

/** The contribution that an idea came from; null when there is none, or none that the account may see yet. */
export async function contributionOfIdea(
  account: Account,
  key: IdeaKey,
): Promise<ShownContribution | null> {
  const idea = await findIdea(key);
  const found = idea && (await store.selectOfIdea(db, idea.id));
  if (!found) return null;
  const mine = found.account_id === account.id;
  if (found.state !== 'accepted' && !mine && !isAtLeast(account.type, 'Moderator')) return null;
  const { kind, state, created_at, decided_at, draft } = found;
  return { kind, state, created_at, decided_at, draft, mine };
}

/** How many of an account's contributions wait, are in the catalogue, and were not kept. */
export async function contributionCounts(
  account: Account,
): Promise<Record<Contribution['state'], number>> {
  return { waiting: 0, accepted: 0, deleted: 0, ...(await store.countByState(db, account.id)) };
}
