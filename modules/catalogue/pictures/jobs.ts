import { defineJob, noData } from '#modules/platform/jobs.ts';

/** Draws the pictures that ideas and articles lack, so that no visitor waits for one. */
export const drawPicturesJob = defineJob({
  name: 'draw-pictures',
  schema: noData,
  policy: 'short',
  // A sixth of a second a picture: a large catalogue takes hours. Each stop of the worker ends a try, and the next goes on
  // where it ended.
  expireInSeconds: 6 * 60 * 60,
  retryLimit: 50,
  run: async (_, { signal }) => (await import('./commands.server.ts')).drawAhead(signal),
});
