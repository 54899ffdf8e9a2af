import type { SearchFilter } from './shared.ts';

/** The condition of each part of a filter on rows of facts; rows of ideas and questions have those of profiles alone. */
const CONDITIONS: Record<keyof SearchFilter, string> = {
  from: 'day >= cast(:from as date)',
  to: 'day <= cast(:to as date)',
  gender: 'gender::text = :gender',
  ageBand: 'age_band = :ageBand',
  budgetBand: 'budget_band = :budgetBand',
  screen: 'screen = :screen',
  source: 'source = :source',
  keyword: 'keyword = :keyword',
  campaign: 'campaign = :campaign',
  pageSize: 'page_size = :pageSize',
  browser: 'browser = :browser',
  occasion: 'occasion = :occasion',
  learningVersion: 'learning_version = :learningVersion',
  end: 'end_kind = :end',
};

type Bindings = Record<string, string | number>;

/** What a filter asks of rows of facts, as a condition in SQL with its values; what is left out or null asks nothing. */
export function factConditions(filter: Partial<SearchFilter>): {
  where: string;
  bindings: Bindings;
} {
  const asked = (Object.keys(CONDITIONS) as (keyof SearchFilter)[]).filter(
    (key) => (filter[key] ?? null) !== null,
  );
  const bindings = Object.fromEntries(asked.map((key) => [key, filter[key]])) as Bindings;
  return { where: asked.map((key) => CONDITIONS[key]).join(' and ') || 'true', bindings };
}
