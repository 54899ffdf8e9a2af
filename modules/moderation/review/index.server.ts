export { type Activity, activityOf, type OutcomeLine } from './activity.queries.server.ts';
export { queueSummaries } from './queues.queries.server.ts';
export * from './shared.ts';
export { undoDecision } from './undo.commands.server.ts';
