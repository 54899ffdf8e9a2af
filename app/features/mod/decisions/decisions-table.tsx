import { Form, useLocation } from 'react-router';
import { addressWith } from '#app/ui/address/address.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import { plainColumn } from '#app/ui/data-table/column-kinds.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import type { TableSpec } from '#app/ui/data-table/table-state.ts';
import type { Filters } from '#app/ui/filter-form/filters.ts';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { queueText, decisionsText as text } from '../text.ts';
import type { DecisionRow } from './decision-list.server.ts';

/** The latest first. */
const TABLE: TableSpec<'at'> = {
  sorts: ['at'],
  defaultSort: { by: 'at', direction: 'desc' },
  pageSize: 50,
};

const FILTERS = {
  action: { kind: 'select', label: text.action, any: text.any, options: text.actions },
  subject: { kind: 'select', label: text.subject, any: text.any, options: text.subjects },
  contributor: { kind: 'text', label: text.contributorNumber },
  day: { kind: 'days', label: text.day },
  state: { kind: 'select', label: text.state, any: text.any, options: text.states },
} satisfies Filters;

/** Shops and automated answers are undone by an admin, where they are decided about; a job that was put back runs at once. */
const IS_UNDONE_HERE: Record<DecisionRow['subject'], boolean> = {
  contribution: true,
  reaction: true,
  contributor: true,
  idea: true,
  question: true,
  cohort: true,
  twin: true,
  merchant: false,
  job: false,
  prediction: true,
  automated_answer: false,
};

const COLUMNS: readonly Column<DecisionRow>[] = [
  { key: 'at', header: text.when, cell: ({ ago }) => ago, csv: ({ at }) => at },
  plainColumn('action', text.what, did),
  plainColumn('on', text.on, about),
  plainColumn('by', text.by, ({ by }) => by),
  plainColumn('contributor', text.contributor, ({ contributors }) =>
    contributors.map(queueText.contributorNumber).join(', '),
  ),
  {
    key: 'state',
    header: text.state,
    csv: ({ undone }) => (undone ? text.undone : text.holds),
    cell: ({ id, undone, subject }) => {
      if (undone) return <Badge>{text.undone}</Badge>;
      return IS_UNDONE_HERE[subject] ? <UndoButton id={id} /> : null;
    },
  },
];

/** The table of decisions. */
export const DECISIONS = { columns: COLUMNS, filters: FILTERS, spec: TABLE };

function did({ action, operation }: DecisionRow): string {
  return operation ? text.operations[operation] : text.actions[action];
}

function about({ subject, subject_id, on, operation }: DecisionRow): string {
  if (on || (operation && subject_id === 0)) return on;
  return `${operation ? '' : text.subjects[subject]} n°\u00a0${subject_id}`.trim();
}

function UndoButton({ id }: { id: number }) {
  const { search } = useLocation();
  return (
    <Form method="post" action={addressWith(search, {})} preventScrollReset>
      <StaffButton compact type="submit" name="decisions" value={id}>
        {text.undo}
        <span className="visually-hidden">{text.undoOf(id)}</span>
      </StaffButton>
    </Form>
  );
}
