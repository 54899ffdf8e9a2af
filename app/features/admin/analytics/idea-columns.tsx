import { plainColumn, quantityColumn } from '#app/ui/data-table/column-kinds.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import { formatQuantity } from '#app/ui/text/format.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import type {
  RankedIdea,
  RankedMerchant,
  ShownTotals,
} from '#modules/engine/insight/index.server.ts';
import type { IdeaFigure } from '#modules/engine/insight/shared.ts';
import styles from '../searches/searches.module.css';
import { analyticsText as text } from './text.ts';

/** A figure of ideas; the share that was accepted with its interval. */
function figure<Row extends ShownTotals>(key: IdeaFigure): Column<Row> {
  return {
    key,
    header: text.figures[key],
    cell: (row) =>
      key === 'acceptance'
        ? text.interval(row.acceptance, row.acceptance_low, row.acceptance_high)
        : formatQuantity(row[key]),
    csv: (row) => row[key],
    align: 'end',
  };
}

const PODIUM: readonly IdeaFigure[] = [
  'shown',
  'accepted',
  'acceptance',
  'kept',
  'clicked',
  'refused',
  'inconsistent',
];
const FEEDBACK: readonly IdeaFigure[] = [
  ...(['inconsistent', 'shown', 'bad', 'better', 'close', 'owned', 'unsure'] as const),
  ...(['kept', 'accepted'] as const),
];

const titleOf = ({ title, idea_id }: RankedIdea) => title ?? text.gone(idea_id);

const IDEA: readonly Column<RankedIdea>[] = [
  {
    key: 'idea',
    header: text.columns.idea,
    cell: (row) => <span className={styles.question}>{titleOf(row)}</span>,
    csv: titleOf,
  },
  plainColumn('merchant', text.columns.merchant, ({ merchant }) => merchant),
];

const CORRECT: Column<RankedIdea> = {
  key: 'correct',
  header: text.columns.correct,
  cell: (row) =>
    row.id_within_merchant !== null && (
      <StaffButtonLink
        compact
        to={`/contrib/idea/enrich/single/${row.merchant_id}/${encodeURIComponent(row.id_within_merchant)}`}
      >
        {text.feedback.correct}
        <VisuallyHidden>{text.feedback.correctOf(titleOf(row))}</VisuallyHidden>
      </StaffButtonLink>
    ),
};

export const PODIUM_COLUMNS: readonly Column<RankedIdea>[] = [
  ...IDEA,
  ...PODIUM.map((key) => figure<RankedIdea>(key)),
];

export const FEEDBACK_COLUMNS: readonly Column<RankedIdea>[] = [
  ...IDEA,
  ...FEEDBACK.map((key) => figure<RankedIdea>(key)),
  CORRECT,
];

export const MERCHANT_COLUMNS: readonly Column<RankedMerchant>[] = [
  plainColumn('merchant', text.columns.merchant, ({ merchant }) => merchant),
  quantityColumn('ideas', text.columns.ideas, ({ ideas }) => ideas),
  ...FEEDBACK.map((key) => figure<RankedMerchant>(key)),
];
