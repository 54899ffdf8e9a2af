export {
  type AutomatedAnswerRule,
  toAutomatedAnswer,
  toAutomatedAnswers,
} from './automated-answers.ts';
export { emptySnapshot } from './build.server.ts';
export { type CatalogueSnapshot, indexOfId, openCatalogue } from './catalogue-snapshot.ts';
export { selectIdeaRows } from './changes.store.server.ts';
export {
  catalogueSnapshot,
  describeSnapshot,
  engineReady,
  loadSnapshot,
  openEngine,
  refreshSnapshot,
} from './current.server.ts';
export { findIdeaId } from './idea-id.server.ts';
export { placeCodes, questionPlaces, toIdeaInput } from './idea-rows.ts';
export { withView } from './ideas.store.server.ts';
export { loadStructure, type ReadQuestion, type Structure } from './structure.store.server.ts';
export { isShownOnce } from './twin-groups.ts';
