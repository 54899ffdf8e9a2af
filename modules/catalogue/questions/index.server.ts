export {
  findQuestion,
  findQuestionNamed,
  findQuestionTexts,
  questionTexts,
  questionVersion,
  similarQuestions,
} from './queries.server.ts';
export type { EditedQuestion, QuestionText } from './questions.store.server.ts';
