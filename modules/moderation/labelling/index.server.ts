export { catalogueGaps } from './gaps.server.ts';
export { countHelp } from './help.commands.server.ts';
export { prepareLabelling } from './prepare.commands.server.ts';
export {
  contributorStatistics,
  feedIdeas,
  ideasToLabel,
  labellingNeeds,
  nextPairs,
  questionsToLabel,
  suggestLabels,
} from './queries.server.ts';
export * from './shared.ts';
export type { Suggestion } from './suggestions.server.ts';
