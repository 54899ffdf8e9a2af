export {
  findQuestion,
  findQuestionNamed,
  findQuestionTexts,
  questionTexts,
  similarQuestions,
  versionOf,
} from './queries.server.ts';
export type { EditedQuestion, QuestionText } from './questions.store.server.ts';
