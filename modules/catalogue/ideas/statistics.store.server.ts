import { type Database, type QuestionRow, query } from '#modules/platform/index.server.ts';
import type { Category } from '../vocabulary.ts';

export type CatalogueStatistics = {
  merchants: number;
  ideas: number;
  available_ideas: number;
  generic_ideas: number;
  questions: number;
  relations: number;
  questions_by_category: { category: Category; questions: number }[];
  /** Labels other than None; derived ones follow from createsReaction. */
  labels: { own: number; derived: number; per_idea: number; ideas_without: number };
  /** Available ideas that suit a price or an age; unknown prices and open ages count. */
  by_price: { price_cents: number; ideas: number }[];
  by_age: { age_years: number; ideas: number }[];
};

type Counts = Pick<
  CatalogueStatistics,
  'merchants' | 'ideas' | 'available_ideas' | 'generic_ideas' | 'questions' | 'relations'
> & { own: number; derived: number; ideas_without: number };

const PRICES = [1000, 2000, 3000, 5000, 8000, 10_000, 15_000, 20_000];
const AGES = [16, 18, 25, 30, 40, 50, 60, 70, 80, 99];

/** Counts that show how complete the catalogue is. */
export async function countCatalogue(database: Database): Promise<CatalogueStatistics> {
  const [counted] = await query<Counts>(
    database,
    `with labels as (
        select count(*) filter (where is_own) as own, count(*) filter (where not is_own) as derived
          from labels_of(array(select id from idea)) where label <> 'None'
      )
      select (select count(*) from merchant) as merchants,
             (select count(*) from idea) as ideas,
             (select count(*) from catalogue_idea where available) as available_ideas,
             (select count(*) from idea where merchant_id = 0) as generic_ideas,
             (select count(*) from question) as questions,
             (select count(*) from question_relation) as relations,
             own, derived,
             (select count(*) from idea where not exists (select from reaction where idea_id = id and label <> 'None')) as ideas_without
        from labels`,
  );
  const { own, derived, ideas_without, ...counts } = counted!;
  const per_idea = counts.ideas === 0 ? 0 : (own + derived) / counts.ideas;
  return {
    ...counts,
    labels: { own, derived, per_idea, ideas_without },
    questions_by_category: await questionsByCategory(database),
    by_price: await ideasBy(
      database,
      PRICES,
      // Prices between half the budget and the budget: a cheaper gift is not what that budget is for.
      `price_cents is null or (coalesce(price_min_cents, price_cents) <= wanted
                               and coalesce(price_max_cents, price_cents) >= wanted / 2)`,
      'price_cents',
    ),
    by_age: await ideasBy(
      database,
      AGES,
      'coalesce(age_min_months, 0) <= wanted * 12 and wanted * 12 <= coalesce(age_max_months, wanted * 12)',
      'age_years',
    ),
  };
}

async function questionsByCategory(
  database: Database,
): Promise<CatalogueStatistics['questions_by_category']> {
  return await query<Pick<QuestionRow, 'category'> & { questions: number }>(
    database,
    `select category, count(id) as questions
       from unnest(enum_range(null::question_category)) as category left join question using (category)
      group by category order by category`,
  );
}

async function ideasBy<Name extends string>(
  database: Database,
  values: number[],
  fits: string,
  name: Name,
): Promise<(Record<Name, number> & { ideas: number })[]> {
  return await query<Record<Name, number> & { ideas: number }>(
    database,
    `select wanted as ${name}, count(idea.id) as ideas
       from unnest(cast(? as integer[])) as wanted left join catalogue_idea as idea on available and (${fits})
      group by wanted order by wanted`,
    [values],
  );
}
