import type { Column } from '#app/ui/data-table/columns.ts';
import { StaffButtonLink } from '#app/ui/staff-button/staff-button.tsx';
import type { Gap, PoorQuestion } from '#modules/moderation/labelling/shared.ts';
import { addressForGap, addressForQuestion } from './addresses.ts';
import styles from './inspirations.module.css';
import { inspirationsText as text } from './text.ts';

const RECIPIENT: Column<Gap> = {
  key: 'recipient',
  header: text.columns.recipient,
  cell: ({ gender, decade }) => text.recipient(gender, decade),
};
const BUDGET: Column<Gap> = {
  key: 'budget',
  header: text.columns.budget,
  cell: ({ band }) => text.budget(band),
};
const SEARCHES: Column<Gap> = {
  key: 'searches',
  header: text.columns.searches,
  align: 'end',
  cell: ({ searches }) => text.quantity(searches),
};
const IDEAS: Column<{ ideas: number }> = {
  key: 'ideas',
  header: text.columns.ideas,
  align: 'end',
  cell: ({ ideas }) => text.quantity(ideas),
};
const ACTIONS: Column<Gap> = {
  key: 'actions',
  header: text.columns.actions,
  cell: (gap) => (
    <StaffButtonLink
      compact
      to={addressForGap(gap)}
      aria-label={text.proposeFor(gap.gender, gap.decade, gap.band)}
    >
      {text.propose}
    </StaffButtonLink>
  ),
};

export const GAP_COLUMNS: readonly Column<Gap>[] = [RECIPIENT, BUDGET, IDEAS, ACTIONS];
export const GIVEN_UP_COLUMNS: readonly Column<Gap>[] = [
  RECIPIENT,
  BUDGET,
  SEARCHES,
  IDEAS,
  ACTIONS,
];
export const QUESTION_COLUMNS: readonly Column<PoorQuestion>[] = [
  { key: 'question', header: text.columns.question, cell: ({ content }) => content },
  IDEAS,
  {
    key: 'actions',
    header: text.columns.actions,
    cell: ({ id, content }) => (
      <span className={styles.actions}>
        <StaffButtonLink compact to={addressForQuestion(id)} aria-label={text.proposeOn(content)}>
          {text.propose}
        </StaffButtonLink>
        <StaffButtonLink
          compact
          to={`/contrib/reactions/add/${id}`}
          aria-label={text.labelOn(content)}
        >
          {text.label}
        </StaffButtonLink>
      </span>
    ),
  },
];
