export { Belief } from './belief.ts';
export { BeliefCache } from './belief-cache.ts';
export {
  baseRateOf,
  buildSnapshot,
  createSnapshot,
  linkIdeas,
  PRIOR_YES_RATE,
  putIdea,
} from './build.ts';
export {
  bareEvidence,
  type Evidence,
  type FeedbackKind,
  type GivenFeedback,
  type HintedQuestion,
} from './evidence.ts';
export { explainIdea } from './explain.ts';
export { type AutomatedAnswer, deriveFacts, type GivenAnswer, mayAsk } from './facts.ts';
export { chooseHighlights } from './highlights.ts';
export { entropy } from './information.ts';
export type { IdeaInput, Pair, QuestionInput, RelationKind, SnapshotInput } from './input.ts';
export { labelOf } from './labels.ts';
export {
  type AnswerTable,
  chanceOfYes,
  kindOf,
  type LabelShifts,
  QUESTION_KINDS,
  type QuestionKind,
  STARTING_TABLE,
} from './likelihood.ts';
export { bestQuestion, decide, type SessionProgress } from './policy.ts';
export type { Profile } from './prior.ts';
export { rankQuestions } from './questions.ts';
export { similarity } from './similarity.ts';
export { CATEGORY, LABEL_COUNT, MISSING, NONE, RECIPIENT, Snapshot } from './snapshot.ts';
export { topIdeas } from './top-ideas.ts';
