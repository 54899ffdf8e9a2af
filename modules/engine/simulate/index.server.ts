export { askEverything, baselines } from './baselines.ts';
export { chanceFrom } from './chance.ts';
export { duplicateFinder, hasPair } from './duplicates.ts';
export { type Engine, engineStrategy } from './engine-strategy.ts';
export { genie } from './genie.ts';
export {
  type LargeCatalogue,
  largeSnapshot,
  openBeliefs,
  timeSteps,
} from './large-session.ts';
export { type Knowledge, Learner } from './learner.ts';
export { withPast } from './past.ts';
export {
  drawMatrix,
  highestPossible,
  identify,
  type Matrix,
  playIdeally,
  playNoisy,
  questioner,
} from './secret-item.ts';
export type { Said, SaidEvent, Step, Strategy } from './strategy.ts';
export { mean, type Summary, standardError, summarise } from './summary.ts';
export { syntheticWorld } from './synthetic-world.ts';
export type { Ease } from './taste.ts';
export { playVisit, type Visit } from './visit.ts';
export {
  type Crowd,
  drawVisitor,
  VISITOR_KINDS,
  type Visitor,
  type VisitorKind,
} from './visitor.ts';
export { drawCommonness, type Reaction, visiblePart, type World } from './world.ts';
