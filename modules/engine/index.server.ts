export { forgetHintsJob, refreshStatisticsJob } from './jobs.ts';
export {
  answerQuestion,
  forgetHints,
  giveFeedback,
  type Outcome,
  recordMetric,
  recordVisit,
  startSession,
  undoAnswer,
} from './session/commands.server.ts';
export { currentStep, explainSession, highlightIdeas } from './session/queries.server.ts';
export * from './shared.ts';
export { engineReady, openEngine, refreshSnapshot } from './snapshot/current.server.ts';
export { refreshStatistics } from './statistics/statistics.store.server.ts';
