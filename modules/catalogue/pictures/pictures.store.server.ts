import {
  type Database,
  type IdeaRow,
  query,
  type StoredPictureRow,
} from '#modules/platform/index.server.ts';

/** Those of some names that are the picture of an idea. */
export async function picturesAmong(
  database: Database,
  images: readonly string[],
): Promise<string[]> {
  return await database('idea').whereIn('image', images).distinct().pluck('image');
}

type UsedPicture = Pick<IdeaRow, 'image' | 'merchant_id'> & { keys: string[] };

/** The pictures of all ideas, each with the keys of the ideas that use it. */
export async function listPictures(database: Database): Promise<UsedPicture[]> {
  return await query<UsedPicture>(
    database,
    `select image, merchant_id, array_agg(merchant_id || ':' || id_within_merchant order by id) as keys
       from idea group by image, merchant_id order by image`,
  );
}

/** Keeps a picture under its name, which is made of its content. */
export async function insertStoredPicture(
  database: Database,
  name: string,
  content: Buffer,
  hash: string | null,
): Promise<void> {
  await database('stored_picture')
    .insert({ name, content, hash, hashed_at: new Date() })
    .onConflict('name')
    .ignore();
}

type KeptPicture = Pick<StoredPictureRow, 'name' | 'content'>;

/** The next pictures whose hash nobody computed, in the order of their names. */
export async function selectUnhashed(
  database: Database,
  after: string,
  limit: number,
): Promise<KeptPicture[]> {
  return await database('stored_picture')
    .whereNull('hashed_at')
    .where('name', '>', after)
    .orderBy('name')
    .limit(limit)
    .select('name', 'content');
}

export async function storeHash(
  database: Database,
  name: string,
  hash: string | null,
): Promise<void> {
  await database('stored_picture').where({ name }).update({ hash, hashed_at: new Date() });
}

export async function selectStoredPicture(
  database: Database,
  name: string,
): Promise<Buffer | null> {
  return (await database('stored_picture').where({ name }).first('content'))?.content ?? null;
}
