import { defineJob, noData } from '#modules/platform/jobs.ts';

/** Draws the pictures that ideas and articles lack, so that no visitor waits for one. */
export const drawPicturesJob = defineJob({
  name: 'draw-pictures',
  schema: noData,
  policy: 'short',
  // Half a second and more a picture, in all widths and formats: a large catalogue takes hours. Each stop of the worker ends a try, and the next goes on
  // where it ended.
  expireInSeconds: 6 * 60 * 60,
  retryLimit: 50,
  run: async (_, { signal }) => (await import('./commands.server.ts')).drawAhead(signal),
});

/** So many pictures take the worker a quarter of an hour to draw. */
const PAPERS_PER_NIGHT = 1000;

/** Gives pictures the paper of their ideas' themes, where labels have changed. */
export const choosePapersJob = defineJob({
  name: 'choose-papers',
  schema: noData,
  // By night, so that a picture changes once however often its labels do.
  cron: '20 5 * * *',
  runsAtFirst: true,
  run: async () =>
    (await import('./papers.commands.server.ts')).choosePapers({ limit: PAPERS_PER_NIGHT }),
});
