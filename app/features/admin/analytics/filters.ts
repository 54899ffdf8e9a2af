import {
  type Filters,
  type FilterValues,
  readFilters,
  unreadableFilters,
} from '#app/ui/filter-form/filters.ts';
import type { IdeaFilter } from '#modules/engine/insight/index.server.ts';
import { profileOf, FILTERS as STATS } from '../searches/filters.ts';
import { analyticsText } from './text.ts';

const { period, gender, age, budget } = STATS;

/** Whom ideas and questions were shown to, and when. */
const PROFILE_FILTERS = { period, gender, age, budget } satisfies Filters;

export const QUESTION_FILTERS = PROFILE_FILTERS;
export const IDEA_FILTERS = {
  ...PROFILE_FILTERS,
  merchant: { kind: 'text', label: analyticsText.filters.merchant },
} satisfies Filters;

export type IdeaFilters = FilterValues<typeof IDEA_FILTERS>;

/** What an address asks for, and what of it cannot be read. */
export function readIdeaFilters(parameters: URLSearchParams) {
  const values = readFilters(IDEA_FILTERS, parameters);
  return {
    values,
    filter: filterOf(values),
    unreadable: unreadableFilters(IDEA_FILTERS, parameters),
  };
}

function filterOf({ merchant, ...profile }: IdeaFilters): IdeaFilter {
  return { ...profileOf(profile), merchant };
}
