import { plainColumn } from '#app/ui/data-table/column-kinds.ts';
import type { Column } from '#app/ui/data-table/columns.ts';
import type { AutomatedAnswer } from '#modules/catalogue/shared.ts';
import { ANSWER_OPTIONS, rulesText as text } from './text.ts';

/** What a rule answers, and when. */
export const CONCLUSION_COLUMNS: readonly Column<{ answer: AutomatedAnswer; when: string }>[] = [
  plainColumn('answer', text.columns.answer, ({ answer }) => ANSWER_OPTIONS[answer]),
  plainColumn('when', text.columns.when, ({ when }) => when),
];
