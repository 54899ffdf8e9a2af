export { readAnswerTable } from './answer-table.server.ts';
export {
  activateLearningVersion,
  learnFromSessions,
  listLearning,
  STARTING_VERSION,
} from './commands.server.ts';
export {
  ANSWERS_PER_SESSION,
  evaluate,
  HELD_OUT,
  type LabelledAnswers,
  type QuestionTotals,
  questionOutcomes,
} from './evaluate.ts';
export type { LearningVersion } from './learning.store.server.ts';
