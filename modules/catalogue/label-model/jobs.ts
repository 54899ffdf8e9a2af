import { defineJob, noData } from '#modules/platform/jobs.ts';

/** Trains the model on all labels: each night, and when an admin asks for it. */
export const trainLabelModelJob = defineJob({
  name: 'train-label-model',
  schema: noData,
  cron: '15 2 * * *',
  runsAtFirst: true,
  expireInSeconds: 3600,
  run: async (_, { signal }) =>
    (await import('./training.commands.server.ts')).trainLabelModel(signal),
});

/** Predicts the labels of ideas that came or changed, and of all once another version is active. */
export const predictLabelsJob = defineJob({
  name: 'predict-labels',
  schema: noData,
  cron: '* * * * *',
  run: async (_, { signal }) =>
    (await import('./prediction.commands.server.ts')).predictDueLabels(signal),
});
