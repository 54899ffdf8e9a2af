import { Form, useLocation } from 'react-router';
import { addressWith } from '#app/ui/address/address.ts';
import { plainColumn, quantityColumn } from '#app/ui/data-table/column-kinds.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import type { TableSpec } from '#app/ui/data-table/table-state.ts';
import type { Filters } from '#app/ui/filter-form/filters.ts';
import { StaffButton, StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import type { CandidateOrder, ListedCandidate } from '#modules/engine/insight/index.server.ts';
import { formatPercent } from '../format.ts';
import styles from './automated-answers.module.css';
import { CONCLUSION_COLUMNS } from './conclusion-columns.ts';
import { candidatesText as text } from './text.ts';

/** A candidate as the list shows it. */
export type CandidateRow = ListedCandidate & { when: string };

const TABLE: TableSpec<CandidateOrder> = {
  sorts: ['question', 'answered', 'confidence', 'lift'],
  defaultSort: { by: 'confidence', direction: 'desc' },
  pageSize: 50,
};

const FILTERS = {
  q: { kind: 'text', label: text.search },
  state: { kind: 'select', label: text.state, any: text.open, options: text.states },
} satisfies Filters;

const COLUMNS: readonly Column<CandidateRow>[] = [
  plainColumn('question', text.columns.question, ({ content }) => content),
  ...CONCLUSION_COLUMNS,
  quantityColumn('answered', text.columns.answered, ({ answered }) => answered),
  {
    key: 'confidence',
    header: text.columns.confidence,
    align: 'end',
    cell: ({ confidence }) => formatPercent(confidence),
    csv: ({ confidence }) => confidence,
  },
  {
    key: 'lift',
    header: text.columns.lift,
    align: 'end',
    cell: ({ lift }) => text.times(lift),
    csv: ({ lift }) => lift,
  },
  { key: 'actions', header: text.columns.actions, cell: (row) => <Decide {...row} /> },
];

/** The table of candidates. */
export const CANDIDATES = { columns: COLUMNS, filters: FILTERS, spec: TABLE };

function Decide({ id, content, dismissed }: CandidateRow) {
  const { search } = useLocation();
  return (
    <Form method="post" action={addressWith(search, {})} className={styles.row} preventScrollReset>
      <StaffButtonLink compact to={`/admin/automated-answers/add?from=${id}`}>
        {text.accept}
        <VisuallyHidden>{text.of(content)}</VisuallyHidden>
      </StaffButtonLink>
      {!dismissed && (
        <>
          <input type="hidden" name="intent" value="dismiss" readOnly />
          <StaffButton compact type="submit" name="rule" value={id}>
            {text.dismiss}
            <VisuallyHidden>{text.of(content)}</VisuallyHidden>
          </StaffButton>
        </>
      )}
    </Form>
  );
}
