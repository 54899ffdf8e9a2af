export { catalogueGaps } from './gaps.server.ts';
export { countHelpedSearches } from './helped-searches.commands.server.ts';
export { countSuggestions, listSuggestions, type SuggestionOrder } from './list.queries.server.ts';
export { type ActivateResult, activateModel, trainModel } from './model.commands.server.ts';
export { prepareLabelling } from './prepare.commands.server.ts';
export {
  contributorStatistics,
  feedIdeas,
  ideasToLabel,
  labellingNeeds,
  nextPairs,
  obviousPairs,
  predictedForIdeas,
  predictedForQuestion,
  questionsToLabel,
} from './queries.server.ts';
export * from './shared.ts';
