import { data } from 'react-router';
import {
  type Filters,
  type FilterValues,
  readFilters,
  unreadableFilters,
} from '#app/ui/filter-form/filters.ts';
import type { ProfileFilter, SearchFilter } from '#modules/engine/insight/shared.ts';
import { searchesText, VALUES } from './text.ts';

const text = searchesText.filters;

/** What all statistics can be narrowed down to. */
export const FILTERS = {
  period: { kind: 'days', label: text.period },
  per: {
    kind: 'select',
    label: text.per,
    any: text.week,
    options: { day: text.day, month: text.month },
  },
  gender: { kind: 'select', label: text.gender, any: text.any, options: VALUES.gender },
  age: { kind: 'select', label: text.age, any: text.any, options: VALUES.age },
  budget: { kind: 'select', label: text.budget, any: text.any, options: VALUES.budget },
  source: { kind: 'select', label: text.source, any: text.any, options: VALUES.source },
  screen: {
    kind: 'select',
    label: text.screen,
    any: VALUES.screen.search,
    options: { square: VALUES.screen.square },
  },
} satisfies Filters;

export type StatsFilters = FilterValues<typeof FILTERS>;

/** Which searches an address asks for, by which length of time, and what of it cannot be read. */
export function readStats(parameters: URLSearchParams) {
  const values = readFilters(FILTERS, parameters);
  return {
    values,
    filter: filterOf(values),
    per: values.per ?? ('week' as const),
    unreadable: unreadableFilters(FILTERS, parameters),
  };
}

/** Which searches the filters that all statistics share let through. */
export function filterOf({
  source,
  screen,
  ...profile
}: Omit<StatsFilters, 'per'>): Partial<SearchFilter> {
  return { ...profileOf(profile), source, screen: screen ?? 'search' };
}

/** Whom the filters of a period and a profile let through. */
export function profileOf({
  period,
  gender,
  age,
  budget,
}: Pick<StatsFilters, 'period' | 'gender' | 'age' | 'budget'>): ProfileFilter {
  return {
    ...period,
    gender,
    ageBand: age === null ? null : Number(age),
    budgetBand: budget === null ? null : Number(budget),
  };
}

/** Answers with a page; an address of which something cannot be read is a bad request. */
export function filteredPage<Page extends { unreadable: readonly string[] }>(page: Page) {
  return data(page, { status: page.unreadable.length > 0 ? 400 : 200 });
}
