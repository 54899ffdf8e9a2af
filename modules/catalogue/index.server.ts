export type { StoredIdea } from './catalogue.store.server.ts';
export type { Finding } from './check/finding.ts';
export { type CatalogueReport, checkCatalogue } from './check/queries.server.ts';
export {
  exportCatalogue,
  type ImportOptions,
  type ImportProgress,
  importCatalogue,
  type Refused,
} from './exchange/commands.server.ts';
export { formatProblem, type Problem } from './exchange/problems.ts';
export { drawPicturesJob, forgetIdeaMailsJob, sendIdeaMailJob } from './jobs.ts';
export {
  type IdeaMatch,
  matchText,
  type QuestionMatch,
  type TextMatch,
} from './matching/queries.server.ts';
export { checkPictures, renderPictures } from './pictures/commands.server.ts';
export { type PictureFile, pictureFile, readPicture } from './pictures/files.server.ts';
export { previewPicture } from './pictures/previews.server.ts';
export {
  catalogueStatistics,
  findIdea,
  findIdeaByLink,
  findIdeas,
  isCatalogueEmpty,
  isKnownDestination,
} from './queries.server.ts';
export * from './shared.ts';
export { forgetIdeaMails, mailIdea, sendIdeaMail } from './sharing/commands.server.ts';
export type { CatalogueStatistics } from './statistics.store.server.ts';
