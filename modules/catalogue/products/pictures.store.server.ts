import {
  type Database,
  execute,
  type IdeaRow,
  type ProductRow,
  query,
} from '#modules/platform/index.server.ts';

/** A picture that an idea should have. */
export type WantedPicture = Pick<ProductRow, 'idea_id'> &
  Pick<IdeaRow, 'merchant_id'> & { picture_url: string };

/** Pictures to fetch now, by their ideas: of merchants that are shown and not paused, other than some. */
export async function selectWantedPictures(
  database: Database,
  afterIdea: number,
  exceptMerchants: readonly number[],
  limit: number,
): Promise<WantedPicture[]> {
  return await query<WantedPicture>(
    database,
    `select idea_id, merchant_id, picture_url from product join idea on idea.id = idea_id join merchant on merchant.id = merchant_id
      where picture_wanted and idea_id > :afterIdea and (picture_due_at is null or picture_due_at <= now())
        and approved_at is not null and retired_at is null and paused_at is null
        and merchant_id <> all(cast(:exceptMerchants as bigint[]))
      order by idea_id limit :limit`,
    { afterIdea, exceptMerchants: [...exceptMerchants], limit },
  );
}

/** Gives an idea the picture that was fetched for it, null where there is none to be had. One that a shop changed meanwhile stays wanted. */
export async function storePicture(
  transaction: Database,
  { idea_id, picture_url }: WantedPicture,
  name: string | null,
): Promise<void> {
  const isWanted = await execute(
    transaction,
    `update product set picture_wanted = false, picture_due_at = null
      where idea_id = ? and picture_url = ? and picture_wanted`,
    [idea_id, picture_url],
  );
  if (isWanted === 0 || name === null) return;
  await execute(
    transaction,
    'update idea set image = :name where id = :idea_id and image <> :name',
    {
      name,
      idea_id,
    },
  );
}

/** Puts a picture off. */
export async function postponePicture(
  database: Database,
  ideaId: number,
  until: Date,
): Promise<void> {
  await execute(
    database,
    'update product set picture_due_at = ? where idea_id = ? and picture_wanted',
    [until, ideaId],
  );
}
