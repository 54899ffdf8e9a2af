import { Link } from 'react-router';
import { labelsText } from '#app/features/contrib/index.ts';
import { quantityColumn } from '#app/ui/data-table/column-kinds.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import type { TableSpec } from '#app/ui/data-table/table-state.ts';
import type { Filters } from '#app/ui/filter-form/filters.ts';
import type { SuggestionOrder } from '#modules/moderation/labelling/index.server.ts';
import type { ListedSuggestion } from '#modules/moderation/labelling/shared.ts';
import { formatPercent } from '../format.ts';
import styles from './tag.module.css';
import { raText as text } from './text.ts';

const TABLE: TableSpec<SuggestionOrder> = {
  sorts: ['idea', 'question', 'chance', 'shown', 'answered', 'worth'],
  defaultSort: { by: 'worth', direction: 'desc' },
  pageSize: 50,
};

const FILTERS = { q: { kind: 'text', label: text.search } } satisfies Filters;

const address = (parameters: Record<string, string>) =>
  `/admin/tag/suggestions?${new URLSearchParams(parameters)}`;

const COLUMNS: readonly Column<ListedSuggestion>[] = [
  {
    key: 'idea',
    header: text.columns.idea,
    cell: ({ title }) => (
      <Link className={styles.name} to={address({ by: 'idea', q: title.slice(0, 100) })}>
        {title}
      </Link>
    ),
    csv: ({ title }) => title,
  },
  {
    key: 'question',
    header: text.columns.question,
    cell: ({ question, question_id }) => (
      <Link className={styles.name} to={address({ question: String(question_id) })}>
        {question}
      </Link>
    ),
    csv: ({ question }) => question,
  },
  {
    key: 'label',
    header: text.columns.label,
    cell: ({ label }) => labelsText.labelName(label),
    csv: ({ label }) => label,
  },
  {
    key: 'chance',
    header: text.columns.chance,
    align: 'end',
    cell: ({ chance }) => formatPercent(chance, 0),
    csv: ({ chance }) => chance,
  },
  ...(['shown', 'answered'] as const).map((key) =>
    quantityColumn<ListedSuggestion>(key, text.columns[key], (row) => row[key]),
  ),
  {
    key: 'worth',
    header: text.columns.worth,
    align: 'end',
    cell: ({ worth }) => formatPercent(worth),
    csv: ({ worth }) => worth,
  },
];

/** The table of pairs without a label, with what the model suggests. */
export const SUGGESTIONS = { columns: COLUMNS, filters: FILTERS, spec: TABLE };
