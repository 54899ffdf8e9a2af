import { type Database, type IdeaRow, query } from '#modules/platform/index.server.ts';
import type { Idea, IdeaKey } from '../vocabulary.ts';

/** An idea with its number in the database. */
export type StoredIdea = Idea & { id: number };

const COLUMNS = [
  'id',
  'merchant_id',
  'id_within_merchant',
  'title',
  'description',
  'price_cents',
  'price_min_cents',
  'price_max_cents',
  'rating',
  'available',
  'image',
  'content',
] as const;

type ShownRow = Pick<IdeaRow, (typeof COLUMNS)[number]>;

function toIdea({
  merchant_id,
  id_within_merchant,
  price_cents,
  price_min_cents,
  price_max_cents,
  ...row
}: ShownRow): StoredIdea {
  return {
    ...row,
    key: { merchant_id, id_within_merchant },
    price: price_cents,
    ...(price_min_cents !== null && { price_min: price_min_cents }),
    ...(price_max_cents !== null && { price_max: price_max_cents }),
  };
}

export async function selectIdea(database: Database, key: IdeaKey): Promise<StoredIdea | null> {
  const { merchant_id, id_within_merchant } = key;
  const row = await database('idea')
    .where({ merchant_id, id_within_merchant })
    .first(...COLUMNS);
  return row ? toIdea(row) : null;
}

/** Ideas in the order of their ids given. */
export async function selectIdeas(
  database: Database,
  ids: readonly number[],
): Promise<StoredIdea[]> {
  const rows = await query<ShownRow>(
    database,
    `select ${COLUMNS.join(', ')} from unnest(cast(? as bigint[])) with ordinality as wanted (id, position)
       join idea using (id) order by position`,
    [[...ids]],
  );
  return rows.map(toIdea);
}

export async function selectAnyIdea(database: Database): Promise<boolean> {
  return (await database('idea').first('id')) !== undefined;
}

export async function hasContent(database: Database, content: string): Promise<boolean> {
  return (await selectKeyByContent(database, content)) !== null;
}

/** The key of the oldest idea with that content. */
export async function selectKeyByContent(
  database: Database,
  content: string,
): Promise<IdeaKey | null> {
  const rows = await query<IdeaKey>(
    database,
    `select merchant_id, id_within_merchant from idea
      where md5(content) = md5(:content) and content = :content order by id limit 1`,
    { content },
  );
  return rows[0] ?? null;
}

export async function hasMerchantHost(
  database: Database,
  hosts: readonly string[],
): Promise<boolean> {
  const known = database('merchant').whereIn('host', hosts).whereNotNull('approved_at');
  return (await known.first('id')) !== undefined;
}
