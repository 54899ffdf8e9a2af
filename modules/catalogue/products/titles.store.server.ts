import {
  type Database,
  execute,
  type IdeaRow,
  type MerchantRow,
  type ProductRow,
  query,
} from '#modules/platform/index.server.ts';

/** Merchants whose rule is learned. */
export async function selectLearning(
  database: Database,
): Promise<Pick<MerchantRow, 'id' | 'name' | 'host' | 'title_suffixes'>[]> {
  return await database('merchant')
    .where({ title_suffixes_edited: false })
    .where('id', '>', 0)
    .whereNull('retired_at')
    .orderBy('id')
    .select('id', 'name', 'host', 'title_suffixes');
}

/** Titles as the shop writes them, the latest ideas first. */
export async function selectTitles(
  database: Database,
  merchantId: number,
  limit: number,
): Promise<string[]> {
  const rows = await query<Pick<ProductRow, 'original_title'>>(
    database,
    `select original_title from product join idea on idea.id = idea_id
      where merchant_id = :merchantId order by idea_id desc limit :limit`,
    { merchantId, limit },
  );
  return rows.map(({ original_title }) => original_title);
}

export async function selectRule(database: Database, id: number): Promise<string[]> {
  return (await database('merchant').where({ id }).first('title_suffixes'))?.title_suffixes ?? [];
}

/** @returns whether the rule was still the one before, and learned. */
export async function updateRule(
  database: Database,
  id: number,
  before: readonly string[],
  learned: readonly string[],
): Promise<boolean> {
  const changed = await execute(
    database,
    `update merchant set title_suffixes = cast(:learned as text[])
      where id = :id and not title_suffixes_edited and title_suffixes = cast(:before as text[])`,
    { id, before: [...before], learned: [...learned] },
  );
  return changed === 1;
}

/** Titles of a merchant's products, by the ids of their ideas, locked until the transaction ends. */
export async function lockTitles(
  transaction: Database,
  merchantId: number,
  afterIdea: number,
  limit: number,
): Promise<(Pick<IdeaRow, 'id' | 'title'> & Pick<ProductRow, 'original_title'>)[]> {
  return await query<Pick<IdeaRow, 'id' | 'title'> & Pick<ProductRow, 'original_title'>>(
    transaction,
    `select idea.id, title, original_title from idea join product on idea_id = idea.id
      where merchant_id = :merchantId and idea.id > :afterIdea order by idea.id limit :limit for update of idea`,
    { merchantId, afterIdea, limit },
  );
}

export async function updateTitles(
  transaction: Database,
  titles: readonly Pick<IdeaRow, 'id' | 'title'>[],
): Promise<void> {
  if (titles.length === 0) return;
  await execute(
    transaction,
    `update idea set title = cleaned.title from json_to_recordset(:titles) as cleaned (id bigint, title text)
      where idea.id = cleaned.id`,
    { titles: JSON.stringify(titles) },
  );
}
