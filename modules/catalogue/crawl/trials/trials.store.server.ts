import {
  type CatalogueProductRow,
  type CrawlTrialRow,
  type Database,
  type MerchantRow,
  query,
} from '#modules/platform/index.server.ts';

export async function insertTrial(database: Database, url: string): Promise<number> {
  const [row] = await database('crawl_trial').insert({ url }).returning('id');
  return row!.id;
}

export async function selectTrial(database: Database, id: number): Promise<CrawlTrialRow | null> {
  return (await database('crawl_trial').where({ id }).first('*')) ?? null;
}

/** Stores what the steps found, once. */
export async function finishTrial(database: Database, id: number, steps: string): Promise<void> {
  await database('crawl_trial').where({ id, state: 'waiting' }).update({ state: 'done', steps });
}

type ProductFacts = Pick<CatalogueProductRow, 'brand' | 'gtin' | 'variant'> & {
  groupId: string | null;
};

/** What shops say of the products that ideas are, by the ideas' numbers. */
export async function selectProductFacts(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, ProductFacts>> {
  const rows = await database('catalogue_product')
    .whereIn('idea_id', [...ids])
    .select('idea_id', 'brand', 'gtin', 'variant', 'group_id');
  return new Map(
    rows.map(({ idea_id, group_id, ...facts }) => [idea_id, { ...facts, groupId: group_id }]),
  );
}

/** The merchant of a host, which is stored with `www.` or without; or the one that it was merged into. */
export async function selectMerchant(
  database: Database,
  host: string,
): Promise<Pick<MerchantRow, 'id' | 'name'> | null> {
  const [found] = await query<Pick<MerchantRow, 'id' | 'name'>>(
    database,
    `select merchant.id, merchant.name from merchant as known
       join merchant on merchant.id = coalesce(known.merged_into, known.id)
      where known.host in (:host, 'www.' || :host) order by known.id limit 1`,
    { host },
  );
  return found ?? null;
}
