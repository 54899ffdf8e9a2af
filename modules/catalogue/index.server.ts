export {
  checkCatalogue,
  exportCatalogue,
  type ImportOptions,
  type ImportProgress,
  importCatalogue,
  type Refused,
} from './exchange/commands.server.ts';
export { formatProblem, type Problem } from './exchange/problems.ts';
export { findIdea, findIdeas, type StoredIdea } from './ideas.store.server.ts';
export {
  type IdeaMatch,
  matchIdeas,
  matchQuestions,
  type QuestionMatch,
} from './matching.store.server.ts';
export { checkPictures, isDrawable, renderPictures } from './pictures/commands.server.ts';
export { type PictureFile, pictureFile } from './pictures/files.server.ts';
export * from './shared.ts';
