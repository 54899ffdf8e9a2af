import { defineJob, noData } from '#modules/platform/jobs.ts';

/** Fetches the pictures that shops name for their products, one after the other, the shops in turns. */
export const fetchProductPicturesJob = defineJob({
  name: 'fetch-product-pictures',
  schema: noData,
  cron: '*/15 * * * *',
  // A picture takes seconds; what is left is fetched by the next.
  expireInSeconds: 6 * 60 * 60,
  run: async (_, { signal }) =>
    (await import('./commands.server.ts')).fetchProductPictures({ signal }),
});
