import type { TableSpec } from '#app/ui/data-table/table-state.ts';
import { type Filters, readFilters, unreadableFilters } from '#app/ui/filter-form/filters.ts';
import type { SearchFilter } from '#modules/engine/insight/shared.ts';
import { filterOf, FILTERS as STATS_FILTERS } from '../searches/filters.ts';
import { VALUES } from '../searches/text.ts';
import { sessionsText } from './text.ts';

const text = sessionsText.list;
const { per: _, ...COMMON } = STATS_FILTERS;

/** What past searches can be narrowed down to: as statistics, and by their end. */
export const FILTERS = {
  ...COMMON,
  end: { kind: 'select', label: text.end, any: text.all, options: VALUES.end },
} satisfies Filters;

/** Which searches an address asks for, and what of it cannot be read. */
export function readSearches(parameters: URLSearchParams) {
  const values = readFilters(FILTERS, parameters);
  const filter: Partial<SearchFilter> = { ...filterOf(values), end: values.end };
  return { values, filter, unreadable: unreadableFilters(FILTERS, parameters) };
}

export const TABLE: TableSpec<'day' | 'questions' | 'shown' | 'refused' | 'seconds'> = {
  sorts: ['day', 'questions', 'shown', 'refused', 'seconds'],
  defaultSort: { by: 'day', direction: 'desc' },
  pageSize: 30,
};
