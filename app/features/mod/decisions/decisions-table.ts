import type { TableSpec } from '#app/ui/data-table/table-state.ts';
import type { Filters } from '#app/ui/filter-form/filters.ts';
import { decisionsText as text } from '../text.ts';

/** The latest first. */
export const TABLE: TableSpec<'at'> = {
  sorts: ['at'],
  defaultSort: { by: 'at', direction: 'desc' },
  pageSize: 50,
};

export const FILTERS = {
  action: { kind: 'select', label: text.action, any: text.any, options: text.actions },
  subject: { kind: 'select', label: text.subject, any: text.any, options: text.subjects },
  contributor: { kind: 'text', label: text.contributorNumber },
  day: { kind: 'days', label: text.day },
  state: { kind: 'select', label: text.state, any: text.any, options: text.states },
} satisfies Filters;
