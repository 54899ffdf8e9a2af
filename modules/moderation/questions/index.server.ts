export {
  planChange,
  proposeChange,
  type QuestionChange,
  type QuestionPlan,
} from './change.commands.server.ts';
export { countQuestions, listQuestions } from './queries.server.ts';
export type {
  ListedQuestion,
  QuestionFilters,
  QuestionOrder,
} from './types.ts';
