export { Belief } from './belief.ts';
export { Beliefs } from './beliefs.ts';
export {
  baseRateOf,
  buildSnapshot,
  createSnapshot,
  linkIdeas,
  putIdea,
  USUAL_RATE,
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
export { frontRunners } from './front.ts';
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
export { bestQuestion, type Course, decide } from './policy.ts';
export type { Profile } from './prior.ts';
export { rankQuestions } from './questions.ts';
export { closeness } from './similarity.ts';
export { LABEL_COUNT, MISSING, NONE, RECIPIENT, Snapshot } from './snapshot.ts';
