import type { LoaderFunctionArgs, MiddlewareFunction } from 'react-router';
import { errorPage } from '#app/shell/errors.server.ts';
import { csvMiddleware } from '#app/ui/data-table/csv-response.server.ts';
import { listFile, listResponse } from '#app/ui/data-table/list-file.server.ts';
import { listPage } from '#app/ui/data-table/row-list.ts';
import { findIdeas } from '#modules/catalogue/ideas/index.server.ts';
import {
  absentIdeas,
  findSpreadTest,
  listSpreadTests,
  type SpreadTest,
  spreadIdeas,
  spreadQuestions,
} from '#modules/engine/insight/index.server.ts';
import { idOf } from '../id.server.ts';
import { ABSENT, ideaList, questionList } from './tables.tsx';
import { testLine } from './test-line.ts';
import { spreadText as text } from './text.ts';

/** What the lists of a test have in common, however many searches there were. */
const ALONE = { done: 0, isCompared: false };

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
    listSpreadTests(COMPARABLE_MAX),
  ]);
  const tested = { done: test.done, isCompared: other !== null };
  return {
    test: testLine(test),
    progress: { done: test.done, iterations: test.iterations },
    other: other && testLine(other),
    comparable: comparable.filter(({ id }) => id !== test.id).map(testLine),
    ideas: listPage(ideaList(tested), ideas, parameters),
    questions: listPage(questionList(tested), spreadQuestions(test, other), parameters),
    absent: test.ended_at ? await absentPage(test, parameters) : null,
  };
}

async function absentPage(test: SpreadTest, parameters: URLSearchParams) {
  const page = listPage(ABSENT, await absentIdeas(test), parameters);
  const ideas = await findIdeas(page.rows.map(({ id }) => id));
  const keys = new Map(ideas.map(({ id, key }) => [id, key]));
  return { ...page, rows: page.rows.map((row) => ({ ...row, key: keys.get(row.id) })) };
}

/** Answers an address that asks for one of the lists of a test as a file. */
export const testFiles: MiddlewareFunction<Response>[] = [
  csvMiddleware(ideaList(ALONE).spec, async ({ params, url }: LoaderFunctionArgs) => {
    const { test, other } = await readTests(params['test'] ?? '', url.searchParams);
    const list = ideaList({ done: test.done, isCompared: other !== null });
    return listResponse(list, text.ideas.file, await spreadIdeas(test, other), url.searchParams);
  }),
  csvMiddleware(questionList(ALONE).spec, async ({ params, url }: LoaderFunctionArgs) => {
    const { test, other } = await readTests(params['test'] ?? '', url.searchParams);
    const list = questionList({ done: test.done, isCompared: other !== null });
    return listResponse(list, text.questions.file, spreadQuestions(test, other), url.searchParams);
  }),
  listFile(ABSENT, text.absent.file, async ({ params, url }: LoaderFunctionArgs) => {
    const { test } = await readTests(params['test'] ?? '', url.searchParams);
    return await absentIdeas(test);
  }),
];
