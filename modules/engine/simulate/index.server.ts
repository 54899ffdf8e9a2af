export { askEverything, baselines } from './baselines.ts';
export { duplicateFinder, hasPair } from './duplicates.ts';
export { type Engine, engineStrategy } from './engine-strategy.ts';
export {
  type LargeCatalogue,
  largeSnapshot,
  openBeliefCache,
  timeSteps,
} from './large-session.ts';
export { type Knowledge, Learner } from './learner.ts';
export { oracle } from './oracle.ts';
export { withPastVisits } from './past.ts';
export { randomFrom } from './random.ts';
export {
  drawMatrix,
  identify,
  type Matrix,
  playIdealQuestioner,
  playNoisy,
  questioner,
  successBound,
} from './secret-item.ts';
export type { Step, Strategy, VisitEvent, VisitHistory } from './strategy.ts';
export { mean, type Summary, standardError, summarise } from './summary.ts';
export { syntheticWorld } from './synthetic-world.ts';
export type { PleasingShare } from './taste.ts';
export { playVisit, type Visit } from './visit.ts';
export {
  drawVisitor,
  VISITOR_KINDS,
  type Visitor,
  type VisitorKind,
  type VisitorOptions,
} from './visitor.ts';
export { drawCommonness, type Reaction, visiblePart, type World } from './world.ts';
