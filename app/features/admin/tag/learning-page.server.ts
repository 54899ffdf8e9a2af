import { pageOfRows, sortedRows, type ValueIn } from '#app/ui/data-table/page-of-rows.ts';
import { listPage } from '#app/ui/data-table/row-list.ts';
import { readFilters } from '#app/ui/filter-form/filters.ts';
import { listLabelModels } from '#modules/catalogue/label-model/index.server.ts';
import type { LabelModelVersion } from '#modules/catalogue/label-model/shared.ts';
import { findQuestionTexts } from '#modules/catalogue/questions/index.server.ts';
import { FILTERS, type QuestionColumn, type QuestionRow, TABLE } from './learning-table.tsx';
import { readQuestion } from './question-options.server.ts';
import { VERSIONS, type VersionRow } from './versions.tsx';

/** The versions, and the figures of the one that an address names; of the active one unless it does. */
export async function loadLearning(url: URL) {
  const versions = await listLabelModels();
  const shown = shownVersion(versions, url);
  const questions = await questionRows(shown);
  const question = readQuestion(url);
  return {
    versions: listPage(VERSIONS, versions.map(versionRow), url.searchParams),
    shown: shown && {
      ...{ id: shown.id, ideas: shown.ideas, labels: shown.labels },
      ...{ overall: shown.figures.overall, calibration: shown.figures.calibration },
      learning: shown.figures.learning,
    },
    ofQuestion: questions.find(({ id }) => id === question) ?? null,
    filters: readFilters(FILTERS, url.searchParams),
    ...pageOfRows(TABLE, found(questions, url), url.searchParams, valueIn),
  };
}

/** The versions, the newest first. */
export async function versionRows(): Promise<VersionRow[]> {
  return (await listLabelModels()).map(versionRow);
}

function versionRow(version: LabelModelVersion): VersionRow {
  const { id, trained_at, ideas, labels, seconds, active, figures } = version;
  return {
    ...{ id, ideas, labels, seconds, active },
    trained: trained_at.toISOString(),
    averagePrecision: figures.overall.averagePrecision,
  };
}

/** The rows of the table of questions that an address asks for, on all its pages. */
export async function learningRows(url: URL): Promise<QuestionRow[]> {
  const questions = await questionRows(shownVersion(await listLabelModels(), url));
  return sortedRows(TABLE, found(questions, url), url.searchParams, valueIn);
}

function shownVersion(versions: readonly LabelModelVersion[], { searchParams }: URL) {
  const named = versions.find(({ id }) => String(id) === searchParams.get('version'));
  return named ?? versions.find(({ active }) => active) ?? versions[0] ?? null;
}

/** The questions that a version was measured on, by their ids. */
async function questionRows(version: LabelModelVersion | null): Promise<QuestionRow[]> {
  const figures = version?.figures.questions ?? [];
  const questions = await findQuestionTexts(figures.map(({ question_id }) => question_id));
  const texts = new Map(questions.map(({ id, content }) => [id, content]));
  return figures.map(({ question_id: id, ...quality }) => {
    return { id, question: texts.get(id) ?? String(id), ...quality };
  });
}

function found(rows: readonly QuestionRow[], { searchParams }: URL): QuestionRow[] {
  const words = readFilters(FILTERS, searchParams).q.toLocaleLowerCase('fr');
  return rows.filter(({ question }) => question.toLocaleLowerCase('fr').includes(words));
}

const valueIn: ValueIn<QuestionRow> = (row, key) => row[key as QuestionColumn];
