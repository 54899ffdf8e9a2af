import type { Column } from '#app/ui/data-table/columns.ts';
import type { AutomatedAnswer } from '#modules/catalogue/shared.ts';
import { ANSWER_OPTIONS, rulesText as text } from './text.ts';

/** What a rule answers, and when. */
export const CONCLUSION_COLUMNS: readonly Column<{ answer: AutomatedAnswer; when: string }>[] = [
  {
    key: 'answer',
    header: text.columns.answer,
    cell: ({ answer }) => ANSWER_OPTIONS[answer],
    csv: ({ answer }) => ANSWER_OPTIONS[answer],
  },
  { key: 'when', header: text.columns.when, cell: ({ when }) => when, csv: ({ when }) => when },
];
