import { db, query, type RowsWanted, type SearchFactRow } from '#modules/platform/index.server.ts';
import { factConditions } from './conditions.ts';
import type { SearchFilter } from './shared.ts';

const COLUMNS = [
  ...(['id', 'day', 'hour', 'session_id', 'screen', 'gender', 'age_band', 'budget_band'] as const),
  ...(['source', 'end_kind', 'asked', 'unknown', 'shown', 'refused', 'seconds'] as const),
] as const;

/** A past search, without anything that its visitor typed; `session_id` is null once it is erased. */
export type ListedSearch = Pick<SearchFactRow, (typeof COLUMNS)[number]>;

const ORDER = {
  day: ['day', 'hour'],
  questions: ['asked'],
  shown: ['shown'],
  refused: ['refused'],
  seconds: ['seconds'],
} as const;

/** What past searches are sorted by. */
export type SearchSort = keyof typeof ORDER;

/** How many searches a filter lets through. */
export async function countListedSearches(filter: Partial<SearchFilter>): Promise<number> {
  const { where, bindings } = factConditions(filter);
  const [row] = await query<{ total: number }>(
    db,
    `select count(*)::int as total from search_fact where ${where}`,
    bindings,
  );
  return row!.total;
}

/** A part of the searches that a filter lets through. */
export async function listSearches(
  filter: Partial<SearchFilter>,
  page: RowsWanted<SearchSort>,
): Promise<ListedSearch[]> {
  const { where, bindings } = factConditions(filter);
  const { orderBy, direction, limit, offset } = page;
  const order = [...ORDER[orderBy], 'id'].map((column) => `${column} ${direction}`).join(', ');
  return await query<ListedSearch>(
    db,
    `select ${COLUMNS.join(', ')} from search_fact where ${where} order by ${order} limit :limit offset :offset`,
    { ...bindings, limit, offset },
  );
}
