import { Form, Link, useLocation } from 'react-router';
import { addressWith } from '#app/ui/address/address.ts';
import { Badge } from '#app/ui/badge/badge.tsx';
import type { Column } from '#app/ui/data-table/columns.ts';
import type { TableSpec } from '#app/ui/data-table/table-state.ts';
import type { Filters } from '#app/ui/filter-form/filters.ts';
import { StaffButton } from '#app/ui/staff-button/staff-button.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import type { RuleOrder } from '#modules/moderation/automated-answers/index.server.ts';
import styles from './automated-answers.module.css';
import { CONCLUSION_COLUMNS } from './conclusion-columns.ts';
import type { RuleRow } from './rule-row.server.ts';
import { ANSWER_OPTIONS, rulesText as text } from './text.ts';

const TABLE: TableSpec<RuleOrder> = {
  sorts: ['question', 'answer', 'id'],
  defaultSort: { by: 'question', direction: 'asc' },
  pageSize: 50,
};

const FILTERS = {
  q: { kind: 'text', label: text.search },
  answer: { kind: 'select', label: text.columns.answer, any: text.any, options: ANSWER_OPTIONS },
  state: { kind: 'select', label: text.columns.state, any: text.any, options: text.states },
} satisfies Filters;

const COLUMNS: readonly Column<RuleRow>[] = [
  {
    key: 'question',
    header: text.columns.question,
    cell: ({ id, content }) => (
      <Link className={styles.name} to={`/admin/automated-answers/${id}`}>
        {content}
      </Link>
    ),
    csv: ({ content }) => content,
  },
  ...CONCLUSION_COLUMNS,
  {
    key: 'state',
    header: text.columns.state,
    cell: ({ state }) => (
      <Badge tone={state === 'active' ? 'good' : 'neutral'}>{text.states[state]}</Badge>
    ),
    csv: ({ state }) => text.states[state],
  },
  { key: 'actions', header: text.columns.actions, cell: (row) => <PauseButton {...row} /> },
  { key: 'id', header: text.columns.id, align: 'end', cell: ({ id }) => id, csv: ({ id }) => id },
];

/** The table of rules. */
export const RULES = { columns: COLUMNS, filters: FILTERS, spec: TABLE };

function PauseButton({ id, content, when, state }: RuleRow) {
  const { search } = useLocation();
  const intent = state === 'active' ? 'pause' : 'resume';
  return (
    <Form method="post" action={addressWith(search, {})} preventScrollReset>
      <input type="hidden" name="intent" value={intent} readOnly />
      <StaffButton compact type="submit" name="rule" value={id}>
        {text[intent]}
        <VisuallyHidden>
          {text.of(content)}, {when}
        </VisuallyHidden>
      </StaffButton>
    </Form>
  );
}
