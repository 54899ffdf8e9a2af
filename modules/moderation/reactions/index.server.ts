export {
  type CohortLabels,
  type CohortPreview,
  type LabelCohortResult,
  labelCohort,
  previewCohortLabels,
} from './cohort.commands.server.ts';
export type { ReactingContributor, ReactionDay } from './contributors.store.server.ts';
export { type Disagreement, disagreementByQuestion } from './disagreement.store.server.ts';
export { outcomeFor } from './outcome.ts';
export {
  type AcceptPredictedResult,
  acceptPredicted,
  withoutReactions,
} from './predicted.commands.server.ts';
export {
  type ComparedReaction,
  countReactionsOf,
  findReactingContributor,
  listReactionsOf,
  listWaitingContributors,
  listWaitingPairs,
  type PairSummary,
  reactionDays,
  reactionsOfIdea,
  summarizeContributors,
  summarizePairs,
} from './queries.server.ts';
export { type ReactResult, react } from './react.commands.server.ts';
export {
  type PairDecision,
  type RevertResult,
  type ReviewResult,
  reactionReverts,
  revertContributor,
  reviewReactions,
} from './review.commands.server.ts';
export * from './shared.ts';
export { computeWeights } from './weights.commands.server.ts';
