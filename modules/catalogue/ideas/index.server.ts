export { findIdeaFacts, type IdeaFacts } from './facts.queries.server.ts';
export { type FirstQuestion, firstQuestions } from './first-questions.queries.server.ts';
export type { StoredIdea } from './ideas.store.server.ts';
export { ideaKeysOfPart, ideaParts } from './listing.queries.server.ts';
export {
  catalogueStatistics,
  findIdea,
  findIdeaByLink,
  findIdeas,
  isCatalogueEmpty,
  isKnownDestination,
  withoutId,
} from './queries.server.ts';
export { findRelatedIdeas } from './related.queries.server.ts';
export { findSimilarIdeas, type SimilarIdea } from './similar.queries.server.ts';
export type { CatalogueStatistics } from './statistics.store.server.ts';
