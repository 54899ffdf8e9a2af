export { Belief } from './belief/belief.ts';
export { BeliefCache } from './belief/belief-cache.ts';
export {
  bareEvidence,
  type Evidence,
  type FeedbackKind,
  type GivenFeedback,
  type HintedQuestion,
} from './belief/evidence.ts';
export {
  type AutomatedAnswer,
  deriveFacts,
  type Facts,
  type GivenAnswer,
  mayAsk,
  noFacts,
} from './belief/facts.ts';
export {
  type AnswerTable,
  chanceOfYes,
  isInterest,
  kindOf,
  type LabelShifts,
  QUESTION_KINDS,
  type QuestionKind,
  STARTING_TABLE,
} from './belief/likelihood.ts';
export type { Profile } from './belief/prior.ts';
export { isFor, type Wish } from './choice/coverage.ts';
export { explainIdea, knownFrom } from './choice/explain.ts';
export { chooseHighlights } from './choice/highlights.ts';
export { entropy, ideasInPlay } from './choice/information.ts';
export { bestQuestion, decide, NEW_PROGRESS, type SessionProgress } from './choice/policy.ts';
export { rankQuestions } from './choice/questions.ts';
export { topIdeas } from './choice/top-ideas.ts';
export {
  baseRateOf,
  buildSnapshot,
  createSnapshot,
  PRIOR_YES_RATE,
  putIdea,
} from './snapshot/build.ts';
export type {
  IdeaInput,
  Pair,
  QuestionInput,
  RelationKind,
  SnapshotInput,
} from './snapshot/input.ts';
export { isBetterByYes, labelOf, needsOf } from './snapshot/labels.ts';
export { predictionOf } from './snapshot/predictions.ts';
export { declaredSimilarity, labelValues, similarity } from './snapshot/similarity.ts';
export {
  CATEGORY,
  CODES_PER_QUESTION,
  LABEL_BITS,
  LABEL_COUNT,
  LABEL_MASK,
  MISSING,
  NONE,
  RECIPIENT,
  Snapshot,
} from './snapshot/snapshot.ts';
export { forEachTwin, linkIdeas, relinkIdeas } from './snapshot/twins.ts';
