export { activateLabelModel, requestTraining } from './commands.server.ts';
export { type Comparison, compareModels } from './comparison.server.ts';
export type { DescribedIdea } from './features.ts';
export { predictHidden } from './hidden-labels.server.ts';
export { predictDueLabels } from './prediction.commands.server.ts';
export {
  listLabelModelActivations,
  listLabelModels,
  type PredictionPage,
  predictionsAbove,
  predictionsOfIdea,
  predictionsOfQuestion,
} from './queries.server.ts';
export { trainLabelModel } from './training.commands.server.ts';
