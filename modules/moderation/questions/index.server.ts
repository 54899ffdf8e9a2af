export { countQuestions, listQuestions } from './queries.server.ts';
export type {
  ListedQuestion,
  QuestionFilters,
  QuestionProblem,
  QuestionsWanted,
} from './types.ts';
