export {
  accept,
  contribute,
  contributeAnew,
  contributeIn,
  decideAll,
  editContribution,
  hasProposed,
  lockContributor,
  remove,
} from './commands.server.ts';
export type { Drafts, GenericIdeaDraft, MerchantIdeaDraft, QuestionDraft } from './drafts.ts';
export { lineOf } from './kinds.server.ts';
export type { WaitingFilters, WaitingOrder } from './listing.store.server.ts';
export { revertContribution } from './move.server.ts';
export {
  contributionCounts,
  contributionOfIdea,
  contributionsOf,
  countWaiting,
  findContribution,
  findOwnContribution,
  findPendingChange,
  listWaiting,
  originalDraft,
  originalDrafts,
  type PendingChange,
  summarizeWaiting,
} from './queries.server.ts';
export { type QuestionState, stateOf } from './question-change.server.ts';
export * from './shared.ts';
export type {
  AcceptRejection,
  Changed,
  ContributeResult,
  Contribution,
  DecideResult,
  Kept,
  Kind,
  Seen,
} from './types.ts';
