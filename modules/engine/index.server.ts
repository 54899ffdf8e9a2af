export { forgetHintsJob, learnFromSessionsJob, rotateMonthsJob } from './jobs.ts';
export {
  learnFromSessions,
  listLearning,
  STARTING_VERSION,
  useLearning,
} from './learning/commands.server.ts';
export type { LearningVersion } from './learning/learning.store.server.ts';
export {
  answerQuestion,
  giveFeedback,
  type Outcome,
  openIdea,
  recordMetric,
  recordVisit,
  startSession,
  undoMove,
} from './session/commands.server.ts';
export { ANSWER_VALUE } from './session/evidence.ts';
export { changeProfile, describedRecipient } from './session/profile.commands.server.ts';
export { currentStep, explainSession, highlightIdeas } from './session/queries.server.ts';
export { forgetHints, rotateMonths } from './session/retention.server.ts';
export * from './shared.ts';
export {
  describeSnapshot,
  engineReady,
  openEngine,
  refreshSnapshot,
} from './snapshot/current.server.ts';
export {
  openSquare,
  recordClick,
  type SquareVisit,
  searchSquare,
} from './square/commands.server.ts';
export { square } from './square/queries.server.ts';
export { type Fit, type Matcher, openMatcher } from './taste/matcher.server.ts';
export {
  describeAnswers,
  type SearchAnswers,
  searchAnswers,
  tasteStandard,
} from './taste/queries.server.ts';
export type { Taste } from './taste/taste.ts';
