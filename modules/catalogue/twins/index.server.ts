export { detectTwins, type FoundTwin } from './detection/detect.ts';
export { type ComparedProduct, type Features, featuresOf } from './detection/features.ts';
export { type Relation, relationOf } from './detection/relation.ts';
export { weightsWith } from './detection/word-weights.ts';
export {
  type DetectionReport,
  detectAllTwins,
  detectNewTwins,
} from './detection.commands.server.ts';
export { findChain, listChains } from './queries.server.ts';
export { inheritTwins, type ReplacedIdea } from './replaced.store.server.ts';
export {
  decideTwins,
  restoreTwins,
  type TwinDecision,
  type TwinStates,
} from './review.commands.server.ts';
export { TWIN_ADDITIONS, TWIN_EXPORT, TWIN_REMOVALS } from './staged.store.server.ts';
