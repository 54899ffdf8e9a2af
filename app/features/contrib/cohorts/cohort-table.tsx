import { Link } from 'react-router';
import { Confirm } from '#app/ui/confirm/confirm.tsx';
import type { Column } from '#app/ui/data-table/columns.ts';
import type { TableSpec } from '#app/ui/data-table/table-state.ts';
import type { Cohort, CohortOrder } from '#modules/catalogue/cohorts/shared.ts';
import { formatDay } from '#modules/platform/shared.ts';
import styles from './cohorts.module.css';
import { cohortText as text } from './text.ts';

export const COHORT_TABLE: TableSpec<CohortOrder> = {
  sorts: ['name', 'ideas', 'created'],
  defaultSort: { by: 'created', direction: 'desc' },
  pageSize: 50,
};

/** Names the deletion of a cohort, to be confirmed. */
export function removeAction(id: number | string): string {
  return `delete-${id}`;
}

/** A cohort of the list. */
export type CohortRow = Cohort & {
  /** Whether who looks may delete it. */
  mayChange: boolean;
};

export const COLUMNS: readonly Column<CohortRow>[] = [
  {
    key: 'name',
    header: text.columns.name,
    cell: ({ id, name }) => <Link to={`/contrib/idea/cohort/${id}`}>{name}</Link>,
  },
  { key: 'ideas', header: text.columns.ideas, align: 'end', cell: ({ ideas }) => ideas },
  {
    key: 'created',
    header: text.columns.created,
    cell: ({ created_at }) => <span className={styles.day}>{formatDay(created_at)}</span>,
  },
  {
    key: 'actions',
    header: text.columns.actions,
    cell: ({ id, name, version, mayChange }) =>
      mayChange && (
        <Confirm
          action={removeAction(id)}
          label={text.remove}
          target={name}
          question={text.removeQuestion(name)}
          detail={text.removeDetail}
          fields={{ intent: 'delete', id: String(id), version: String(version) }}
        />
      ),
  },
];
