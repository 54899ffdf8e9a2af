import { Link } from 'react-router';
import { Badge } from '#app/ui/badge/badge.tsx';
import { plainColumn, quantityColumn } from '#app/ui/data-table/column-kinds.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import type { TableSpec } from '#app/ui/data-table/table-state.ts';
import type { Filters } from '#app/ui/filter-form/filters.ts';
import { CATEGORY_ORDER } from '#modules/catalogue/shared.ts';
import type { ListedQuestion } from '#modules/moderation/questions/index.server.ts';
import { categoryText, problemText, listText as text } from './text.ts';

type SortKey = 'text' | 'category' | 'labels' | 'asked' | 'yes' | 'no' | 'unknown';

const TABLE: TableSpec<SortKey> = {
  sorts: ['text', 'category', 'labels', 'asked', 'yes', 'no', 'unknown'],
  defaultSort: { by: 'category', direction: 'asc' },
  pageSize: 30,
};

const FILTERS = {
  q: { kind: 'text', label: text.q },
  category: {
    kind: 'select',
    label: text.columns.category,
    any: text.any,
    options: Object.fromEntries(
      CATEGORY_ORDER.map((category) => [category, categoryText[category]]),
    ) as typeof categoryText,
  },
  problem: { kind: 'select', label: text.problem, any: text.any, options: problemText },
  own: { kind: 'choices', label: text.own, options: { yes: text.own } },
} satisfies Filters;

const count = (key: 'labels' | 'asked') =>
  quantityColumn<ListedQuestion>(key, text.columns[key], (question) => question[key]);

const share = (key: 'yes' | 'no' | 'unknown'): Column<ListedQuestion> => ({
  key,
  header: text.columns[key],
  align: 'end',
  cell: (question) => {
    const answered = question.yes + question.no + question.unknown;
    return answered === 0 ? '–' : `${Math.round((100 * question[key]) / answered)}\u00a0%`;
  },
  csv: (question) => question[key],
});

const COLUMNS: readonly Column<ListedQuestion>[] = [
  {
    key: 'text',
    header: text.columns.content,
    cell: ({ id, content }) => <Link to={`/contrib/questions/enrich/${id}`}>{content}</Link>,
    csv: ({ content }) => content,
  },
  plainColumn('category', text.columns.category, ({ category }) => categoryText[category]),
  count('labels'),
  count('asked'),
  share('yes'),
  share('no'),
  share('unknown'),
  {
    key: 'problem',
    header: text.columns.problem,
    cell: ({ problem }) => problem !== null && <Badge tone="waiting">{problemText[problem]}</Badge>,
    csv: ({ problem }) => (problem === null ? null : problemText[problem]),
  },
];

/** The table of questions. */
export const QUESTIONS = { columns: COLUMNS, filters: FILTERS, spec: TABLE };
