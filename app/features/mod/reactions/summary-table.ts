import type { TableSpec } from '#app/ui/data-table/table-state.ts';

/** The oldest first; as many as are undone at once. */
export const TABLE: TableSpec<'since' | 'waiting'> = {
  sorts: ['since', 'waiting'],
  defaultSort: { by: 'since', direction: 'asc' },
  pageSize: 25,
};

/** The parameter that names the pair that is shown whole: « idea-question ». */
export const OPEN = 'open';
