import type { LoaderFunctionArgs, MiddlewareFunction } from 'react-router';
import { errorPage } from '#app/shell/errors.server.ts';
import { csvMiddleware, csvResponse } from '#app/ui/data-table/csv-response.server.ts';
import { pageOfRows, sortedRows } from '#app/ui/data-table/page-of-rows.ts';
import { fileRowsWanted } from '#app/ui/data-table/table-state.ts';
import {
  absentIdeas,
  findSpreadTest,
  listSpreadTests,
  nameIdeas,
  type SpreadTest,
  spreadIdeas,
  spreadQuestions,
} from '#modules/engine/insight/index.server.ts';
import { idOf } from '../id.server.ts';
import {
  ABSENT,
  ABSENT_COLUMNS,
  IDEAS,
  ideaColumns,
  ideaValue,
  QUESTIONS,
  questionColumns,
  questionValue,
} from './tables.tsx';
import { testLine } from './test-line.ts';
import { spreadText as text } from './text.ts';

/** Tests that one can be compared with: the last ones. */
const COMPARABLE_MAX = 50;

/** The test that an address names, and the one that it is compared with. @throws a 404 page. */
async function readTests(segment: string, parameters: URLSearchParams) {
  const test = await findSpreadTest(idOf(segment, 9));
  if (!test) throw errorPage(404, text.missing);
  const typed = parameters.get('with') ?? '';
  const other = /^[1-9]\d{0,8}$/.test(typed) ? await findSpreadTest(Number(typed)) : null;
  return { test, other: other?.id === test.id ? null : other };
}

/** What the page of a test shows. */
export async function testPage(segment: string, parameters: URLSearchParams) {
  const { test, other } = await readTests(segment, parameters);
  const [ideas, comparable] = await Promise.all([
    spreadIdeas(test, other),
    listSpreadTests({ limit: COMPARABLE_MAX, offset: 0 }),
  ]);
  return {
    test: testLine(test),
    progress: { done: test.done, iterations: test.iterations },
    other: other && testLine(other),
    comparable: comparable.filter(({ id }) => id !== test.id).map(testLine),
    ideas: pageOfRows(IDEAS, ideas, parameters, ideaValue),
    questions: pageOfRows(QUESTIONS, spreadQuestions(test, other), parameters, questionValue),
    absent: test.ended_at ? await absentPage(test, parameters) : null,
  };
}

async function absentPage(test: SpreadTest, parameters: URLSearchParams) {
  const { state, rows } = pageOfRows(ABSENT, absentIdeas(test), parameters);
  return { state, rows: await nameIdeas(rows) };
}

/** Answers an address that asks for one of the tables of a test as a file. */
export const testFiles: MiddlewareFunction<Response>[] = [
  csvMiddleware(IDEAS, async ({ params, url: { searchParams } }: LoaderFunctionArgs) => {
    const { test, other } = await readTests(params['test'] ?? '', searchParams);
    const rows = sortedRows(IDEAS, await spreadIdeas(test, other), searchParams, ideaValue);
    const columns = ideaColumns(test.done, other !== null);
    return csvResponse({ name: text.ideas.file, columns, rows });
  }),
  csvMiddleware(QUESTIONS, async ({ params, url: { searchParams } }: LoaderFunctionArgs) => {
    const { test, other } = await readTests(params['test'] ?? '', searchParams);
    const all = spreadQuestions(test, other);
    const rows = sortedRows(QUESTIONS, all, searchParams, questionValue);
    return csvResponse({
      name: text.questions.file,
      columns: questionColumns(other !== null),
      rows,
    });
  }),
  csvMiddleware(ABSENT, async ({ params, url: { searchParams } }: LoaderFunctionArgs) => {
    const { test } = await readTests(params['test'] ?? '', searchParams);
    const { limit } = fileRowsWanted(ABSENT, searchParams);
    const rows = await nameIdeas(absentIdeas(test).slice(0, limit));
    return csvResponse({ name: text.absent.file, columns: ABSENT_COLUMNS, rows });
  }),
];
