import type { Database } from '#modules/platform/index.server.ts';

/** Whether some idea of the catalogue has this picture. */
export async function hasPicture(database: Database, image: string): Promise<boolean> {
  return (await database('idea').where({ image }).first('id')) !== undefined;
}

/** The pictures of all ideas, each with the keys of the ideas that use it. */
export async function listPictures(
  database: Database,
): Promise<{ image: string; merchant_id: number; keys: string[] }[]> {
  return database('idea')
    .select('image', 'merchant_id')
    .select(database.raw("array_agg(merchant_id || ':' || id_within_merchant order by id) as keys"))
    .groupBy('image', 'merchant_id')
    .orderBy('image');
}
