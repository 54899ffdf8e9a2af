import { db, query } from '#modules/platform/index.server.ts';
import { factConditions } from './conditions.ts';
import type { Dimension, Measure, MeasuredGroup, SearchFilter } from './shared.ts';

const DIMENSION: Record<Dimension, string> = {
  day: 'day',
  week: `date_trunc('week', day)::date`,
  month: `date_trunc('month', day)::date`,
  weekday: 'extract(isodow from day)::int',
  hour: 'hour',
  screen: 'screen',
  gender: 'gender',
  age: 'age_band',
  budget: 'budget_band',
  occasion: 'occasion',
  source: 'source',
  keyword: 'keyword',
  campaign: 'campaign',
  page_size: 'page_size',
  browser: 'browser',
  learning_version: 'learning_version',
  end: 'end_kind',
};

const ENDED = (...kinds: string[]) =>
  `count(*) filter (where end_kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`;
const SHARE = (part: string, whole: string) => `(${part})::float8 / nullif(${whole}, 0)`;
const MEDIAN = (column: string) => `percentile_cont(0.5) within group (order by ${column})`;

const MEASURE: Record<Measure, string> = {
  searches: 'count(*)::int',
  accepted: `${ENDED('accepted')}::int`,
  clicked: `${ENDED('clicked')}::int`,
  gave_up: `${ENDED('gave_up')}::int`,
  left: `${ENDED('left')}::int`,
  acceptance: SHARE(ENDED('accepted'), 'count(*)'),
  success: SHARE(ENDED('accepted', 'clicked'), 'count(*)'),
  shown: 'coalesce(sum(shown), 0)::int',
  refused: 'coalesce(sum(refused), 0)::int',
  kept: 'coalesce(sum(kept), 0)::int',
  shop_visits: 'coalesce(sum(clicked), 0)::int',
  questions: 'avg(asked)::float8',
  questions_to_idea: 'avg(questions_to_idea)::float8',
  proposals_to_accepted: 'avg(proposals_to_accepted)::float8',
  unknown_share: SHARE('sum(unknown)', 'sum(answers)'),
  refusal_share: SHARE('sum(refused)', 'sum(shown)'),
  inconsistent_share: SHARE('sum(inconsistent)', 'sum(shown)'),
  duration: MEDIAN('seconds'),
  first_question: `${MEDIAN('first_question_ms')} / 1000`,
};

/** What searches are asked. */
export type Measuring<By extends Dimension, Of extends Measure> = {
  by: readonly By[];
  of: readonly Of[];
  filter?: Partial<SearchFilter>;
  /** In the order of the dimensions unless a measure is named: then its greatest first. */
  mostOf?: Of;
  /** At most so many groups. */
  limit?: number;
  /** Of some dimensions, only groups that have one of these values. */
  within?: Partial<Record<By, readonly (string | null)[]>>;
};

/** Measures of searches by dimensions; a single group when there are none. */
export async function measureSearches<By extends Dimension, Of extends Measure>({
  by,
  of,
  filter = {},
  mostOf,
  limit,
  within = {},
}: Measuring<By, Of>): Promise<MeasuredGroup<By, Of>[]> {
  const { where, bindings } = factConditions(filter);
  const keys = by.map((each) => `${DIMENSION[each]} as by_${each}`);
  const values = of.map((each) => `${MEASURE[each]} as of_${each}`);
  const kept = by.filter((each) => within[each]);
  const isKept = kept.map(
    (each) => `and coalesce((${DIMENSION[each]})::text, '') = any(cast(:in_${each} as text[]))`,
  );
  const wanted = Object.fromEntries(
    kept.map((each) => [`in_${each}`, within[each]?.map((value) => value ?? '') ?? []]),
  );
  const places = by.map((_, index) => index + 1);
  const order = [...(mostOf ? [`of_${mostOf} desc nulls last`] : []), ...places];
  const rows = await query<Record<string, string | number | null>>(
    db,
    `select ${[...keys, ...values].join(', ')} from search_fact where ${where} ${isKept.join(' ')}
     ${by.length > 0 ? `group by ${places.join(', ')} order by ${order.join(', ')}` : ''}
     ${limit ? 'limit :limit' : ''}`,
    { ...bindings, ...wanted, ...(limit && { limit }) },
  );
  return rows.map((row) => ({
    by: fieldsOf(by, (each) => textOf(row[`by_${each}`] ?? null)),
    of: fieldsOf(of, (each) => row[`of_${each}`] as number | null),
  }));
}

function fieldsOf<Key extends string, Value>(
  keys: readonly Key[],
  read: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<Key, Value>;
}

function textOf(value: string | number | null): string | null {
  return value === null ? null : String(value);
}
