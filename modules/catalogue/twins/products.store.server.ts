import { type Database, execute, type IdeaTwinRow, query } from '#modules/platform/index.server.ts';
import type { ComparedProduct } from './detection/features.ts';

/** Only so much of a description is read: a number may stand in it. */
const DESCRIPTION_READ = 2000;

const PRODUCTS = `
  select id, merchant_id as "merchantId", title, left(description, ${DESCRIPTION_READ}) as description,
         price_cents as "priceCents", brand, gtin, variant, group_id as "groupId",
         hash as picture
    from idea left join product on idea_id = id left join stored_picture on name = image
   -- Ideas of merchant 0 are kinds of gifts rather than products.
   where merchant_id > 0`;

/** The next products in the order of their ids. */
export function selectProducts(
  database: Database,
  after: number,
  limit: number,
): Promise<ComparedProduct[]> {
  return query<ComparedProduct>(database, `${PRODUCTS} and id > :after order by id limit :limit`, {
    after,
    limit,
  });
}

/** The products among some ideas. */
export function selectProductsOf(
  database: Database,
  ids: readonly number[],
): Promise<ComparedProduct[]> {
  return query<ComparedProduct>(
    database,
    `${PRODUCTS} and id = any(cast(? as bigint[])) order by id`,
    [[...ids]],
  );
}

/** A word of a title that more products have is looked for only together with others. */
const RARE = 60;
/** So many words of a title are looked at. */
const TITLE_WORDS = 12;

/** Two products that may be related. */
export type Candidate = { idea_id: number; other_idea_id: number };

/**
 * For some products, those that share a rare word of the title, all its common ones, a GTIN or a group of variants; and
 * those that are stored as their twins. Read from the index of words, so that it costs the same in a catalogue of any size.
 */
export function selectCandidates(database: Database, ids: readonly number[]): Promise<Candidate[]> {
  return query<Candidate>(
    database,
    `with wanted as materialized (
        select id, title, merchant_id, gtin, group_id from idea left join product on idea_id = id
         where merchant_id > 0 and id = any(cast(:ids as bigint[]))
      ), word as (
        select id, lexeme from wanted, lateral (
          select lexeme from unnest(french_vector(title)) order by length(lexeme) desc, lexeme limit :words) as longest
      ), hit as (
        select word.id, lexeme, other, count(*) over (partition by word.id, lexeme) as uses from word, lateral (
          select idea.id as other from idea
           where search @@ (format('%L', lexeme) || ':A')::tsquery and merchant_id > 0 limit :rare + 1) as found
      ), common as (
        select id, string_agg(distinct format('%L', lexeme) || ':A', ' & ')::tsquery as query
          from hit where uses > :rare group by id
      )
      select id as idea_id, other as other_idea_id from hit where uses <= :rare
      union select common.id, found.id from common, lateral (
        select idea.id from idea where search @@ common.query and merchant_id > 0 limit :rare) as found
      union select wanted.id, idea_id from wanted join product using (gtin)
      union select wanted.id, idea_id from wanted join product using (group_id)
      union select idea_id, other_idea_id from idea_twin where idea_id = any(cast(:ids as bigint[]))
      union select other_idea_id, idea_id from idea_twin where other_idea_id = any(cast(:ids as bigint[]))`,
    { ids: [...ids], words: TITLE_WORDS, rare: RARE },
  );
}

/** The words that name no product. */
export async function selectCommonWords(database: Database): Promise<Set<string>> {
  return new Set(await database('twin_common_word').pluck('word'));
}

export async function replaceCommonWords(
  transaction: Database,
  words: ReadonlySet<string>,
): Promise<void> {
  await transaction('twin_common_word').delete();
  await execute(
    transaction,
    'insert into twin_common_word (word) select unnest(cast(? as text[]))',
    [[...words]],
  );
}

export type Decider = IdeaTwinRow['decided_by'];
