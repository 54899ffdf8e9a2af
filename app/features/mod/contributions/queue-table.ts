import type { TableSpec } from '#app/ui/data-table/table-state.ts';
import type { Filters } from '#app/ui/filter-form/filters.ts';
import { queueText as text } from '../text.ts';

/** The oldest first: who waits longest is read first. */
export const TABLE: TableSpec<'created' | 'title'> = {
  sorts: ['created', 'title'],
  defaultSort: { by: 'created', direction: 'asc' },
  pageSize: 25,
};

export const FILTERS = {
  q: { kind: 'text', label: text.search },
  contributor: { kind: 'text', label: text.contributor },
} satisfies Filters;

/** The parameter that names the contribution that is shown beside the list. */
export const OPEN = 'open';

/** Where the page shows it. */
export const PANEL = 'ouverte';
