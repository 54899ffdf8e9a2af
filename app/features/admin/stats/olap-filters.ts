import { type Filters, readFilters, unreadableFilters } from '#app/ui/filter-form/filters.ts';
import type { Dimension, Measure } from '#modules/engine/insight/shared.ts';
import { FILTERS as COMMON, filterOf } from '../searches/filters.ts';
import { DIMENSION_NAMES, MEASURE_NAMES, searchesText, VALUES } from '../searches/text.ts';
import { statsText } from './text.ts';

const text = statsText.olap;
const { any } = searchesText.filters;
const { per: _, ...filters } = COMMON;

const { month: _month, ...rows } = DIMENSION_NAMES;
const { searches: _searches, ...measures } = MEASURE_NAMES;

/** What is crossed, and which searches: state of the screen that its address holds. */
export const FILTERS = {
  rows: { kind: 'select', label: text.rows, any: text.byMonth, options: rows },
  columns: { kind: 'select', label: text.columns, any: text.noColumns, options: DIMENSION_NAMES },
  measure: { kind: 'select', label: text.measure, any: text.bySearches, options: measures },
  ...filters,
  end: { kind: 'select', label: DIMENSION_NAMES.end, any, options: VALUES.end },
  size: { kind: 'select', label: DIMENSION_NAMES.page_size, any, options: VALUES.page_size },
  browser: { kind: 'select', label: DIMENSION_NAMES.browser, any, options: VALUES.browser },
  keyword: { kind: 'text', label: DIMENSION_NAMES.keyword },
  campaign: { kind: 'text', label: DIMENSION_NAMES.campaign },
} satisfies Filters;

/** What an address asks to cross. */
export function readCrossing(parameters: URLSearchParams) {
  const values = readFilters(FILTERS, parameters);
  const { rows: wanted, columns, measure, end, size, browser, keyword, campaign } = values;
  const rows: Dimension = wanted ?? 'month';
  return {
    values,
    unreadable: unreadableFilters(FILTERS, parameters),
    crossing: {
      rows,
      columns: columns === rows ? null : (columns as Dimension | null),
      measure: (measure ?? 'searches') as Measure,
      filter: {
        ...filterOf(values),
        end,
        pageSize: size,
        browser,
        keyword: keyword || null,
        campaign: campaign || null,
      },
    },
  };
}
