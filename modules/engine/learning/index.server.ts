export { readAnswerTable } from './answer-table.server.ts';
export {
  learnFromSessions,
  listLearning,
  STARTING_VERSION,
  useLearning,
} from './commands.server.ts';
export {
  ANSWERS_PER_SESSION,
  HELD_OUT,
  judge,
  type LabelledAnswers,
  type QuestionTotals,
  questionOutcomes,
} from './judge.ts';
export type { LearningVersion } from './learning.store.server.ts';
