import type { Column } from '#app/ui/data-table/columns.ts';
import { csvResponse } from '#app/ui/data-table/csv-response.server.ts';
import { pageOfRows, sortedRows } from '#app/ui/data-table/page-of-rows.ts';
import {
  fileRowsWanted,
  readTable,
  rowsWanted,
  type TableSpec,
} from '#app/ui/data-table/table-state.ts';
import {
  countRankedIdeas,
  type QuestionTotals,
  type RankedIdea,
  rankIdeas,
  totalQuestions,
} from '#modules/engine/insight/index.server.ts';
import type { IdeaFigure } from '#modules/engine/insight/shared.ts';
import { readIdeaFilters } from './filters.ts';
import { QUESTION_COLUMNS, QUESTION_TABLE, questionValue } from './question-columns.tsx';

/** A table of ideas, sorted by their figures. */
export type IdeaTable = TableSpec<IdeaFigure>;

/** The page of ideas that an address asks for. */
export async function pageOfIdeas(table: IdeaTable, parameters: URLSearchParams) {
  const { filter } = readIdeaFilters(parameters);
  const state = readTable(table, parameters, await countRankedIdeas(filter));
  return { state, ideas: await rankIdeas(filter, rowsWanted(table, state)) };
}

/** All ideas that an address asks for, as a file. */
export async function fileOfIdeas(
  name: string,
  table: IdeaTable,
  columns: readonly Column<RankedIdea>[],
  parameters: URLSearchParams,
): Promise<Response> {
  const { filter } = readIdeaFilters(parameters);
  const rows = await rankIdeas(filter, fileRowsWanted(table, parameters));
  return csvResponse({ name, columns, rows });
}

/** The page of questions that an address asks for. */
export async function pageOfQuestions(parameters: URLSearchParams) {
  const rows = await questionsOf(parameters);
  const { state, rows: questions } = pageOfRows(QUESTION_TABLE, rows, parameters, questionValue);
  return { state, questions };
}

/** All questions that an address asks for, as a file. */
export async function fileOfQuestions(
  name: string,
  parameters: URLSearchParams,
): Promise<Response> {
  const rows = await questionsOf(parameters);
  return csvResponse({
    name,
    columns: QUESTION_COLUMNS,
    rows: sortedRows(QUESTION_TABLE, rows, parameters, questionValue),
  });
}

function questionsOf(parameters: URLSearchParams): Promise<QuestionTotals[]> {
  const { merchant: _, ...filter } = readIdeaFilters(parameters).filter;
  return totalQuestions(filter);
}
