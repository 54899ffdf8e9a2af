import { COHORT_IDEAS_MAX } from '../cohorts/shared.ts';
import { ANSWER_COLUMNS } from '../described-people/shared.ts';
import { type FileFormat, FORMATS, GENDER_REASONS, type Problem } from '../exchange/shared.ts';
import { findConflicts, type RelationEdge } from '../relations.ts';
import {
  AUTOMATED_ANSWER_VALUE,
  type AutomatedAnswer,
  FORMS,
  type Relation,
  SUBJECTS,
} from '../vocabulary.ts';
import type { CheckedFile, Row, Rows } from './rows.server.ts';
import { findTwinProblems } from './twins.ts';

/**
 * What only shows when the files are seen together: keys given twice, dangling references, questions without their fifteen
 * forms, relations and rules that contradict each other. An import with `--replace` rejects the same, with the same
 * messages (`exchange/checks.store.server.ts`); a test compares both.
 */
export function findStructureProblems(rows: Rows): Problem[] {
  const keys = {
    merchant: new Set(rows.merchants.map(({ cells }) => cells.id)),
    question: new Set(rows.questions.map(({ cells }) => cells.id)),
    idea: new Set(rows.ideas.map(ideaKey)),
  };
  const noQuestion = (id: string) => `la question ${id} n’existe pas`;
  const noIdea = (key: string) => `l’idée ${key} n’existe pas`;
  const dangling = (
    file: CheckedFile,
    column: string,
    known: ReadonlySet<string | null | undefined>,
    reason: (name: string) => string,
    nameOf = ({ cells }: Row): string => cells[column] ?? '',
  ) =>
    rows[file]
      .filter((row) => !known.has(nameOf(row)))
      .map((row) => problem(file, row, column, reason(nameOf(row))));
  return [
    ...[...FORMATS, GENDER_REASONS].flatMap((format) => findRepeated(format, rows[format.name])),
    ...dangling('ideas', 'merchant_id', keys.merchant, (id) => `la boutique ${id} n’existe pas`),
    ...dangling('question_forms', 'question_id', keys.question, noQuestion),
    ...dangling('question_relations', 'question_id', keys.question, noQuestion),
    ...dangling('question_relations', 'other_question_id', keys.question, noQuestion),
    ...dangling('reactions', 'id_within_merchant', keys.idea, noIdea, ideaKey),
    ...dangling('reactions', 'question_id', keys.question, noQuestion),
    ...dangling('automated_answers', 'question_id', keys.question, noQuestion),
    ...rows.automated_answers.flatMap((row) =>
      signedIds(row)
        .map((id) => String(Math.abs(id)))
        .filter((id) => !keys.question.has(id))
        .map((id) => problem('automated_answers', row, 'conditions', noQuestion(id))),
    ),
    ...rows.described_people.flatMap((row) =>
      ANSWER_COLUMNS.flatMap((column) =>
        (row.cells[column]?.match(/\d+/g) ?? [])
          .filter((id) => !keys.question.has(id))
          .map((id) => problem('described_people', row, column, noQuestion(id))),
      ),
    ),
    ...rows.cohorts
      .filter(({ cells }) => cells.merchant_id != null && cells.id_within_merchant != null)
      .filter((row) => !keys.idea.has(ideaKey(row)))
      .map((row) => problem('cohorts', row, 'id_within_merchant', noIdea(ideaKey(row)))),
    ...findLargeCohorts(rows.cohorts),
    ...dangling('idea_keywords', 'id_within_merchant', keys.idea, noIdea, ideaKey),
    ...findTwinProblems(rows.idea_twins, keys.idea),
    ...findSameTexts(rows.questions),
    ...findMissingForms(rows),
    ...findRelationConflicts(rows.question_relations),
    ...findContradictions(rows.automated_answers),
  ];
}

/** Questions that must be answered yes (their id) or no (their id below zero) before a rule of automated answers holds. */
export function signedIds({ cells }: Row): number[] {
  return (cells.conditions?.match(/-?\d+/g) ?? []).map(Number);
}

/** The compact key of the idea that a row names. */
export function ideaKey({ cells }: Row): string {
  return `${cells.merchant_id}:${cells.id_within_merchant}`;
}

function problem(
  file: CheckedFile,
  row: Row | null,
  column: string | null,
  reason: string,
): Problem {
  return { file: `${file}.csv`, line: row?.line ?? null, column, reason };
}

function keyOf(columns: readonly string[], { cells }: Row): string {
  return JSON.stringify(columns.map((column) => cells[column]));
}

function findRepeated({ name, key }: FileFormat<CheckedFile>, rows: readonly Row[]): Problem[] {
  const first = new Map<string, number>();
  return rows.flatMap((row) => {
    const own = keyOf(key, row);
    const line = first.get(own);
    if (line === undefined) {
      first.set(own, row.line);
      return [];
    }
    const column = key.length === 1 ? (key[0] ?? null) : null;
    return [problem(name, row, column, `même ${key.join(' + ')} que la ligne ${line}`)];
  });
}

function findLargeCohorts(cohorts: readonly Row[]): Problem[] {
  const ideas = new Map<string, number>();
  return cohorts.flatMap((row) => {
    const { name, merchant_id } = row.cells;
    if (name == null || merchant_id == null) return [];
    const count = (ideas.get(name) ?? 0) + 1;
    ideas.set(name, count);
    const reason = `la cohorte « ${name} » a plus de ${COHORT_IDEAS_MAX} idées`;
    return count === COHORT_IDEAS_MAX + 1 ? [problem('cohorts', row, 'name', reason)] : [];
  });
}

function findSameTexts(questions: readonly Row[]): Problem[] {
  const least = new Map<string, number>();
  for (const { cells } of questions) {
    if (cells.content == null) continue;
    const id = Number(cells.id);
    least.set(cells.content, Math.min(id, least.get(cells.content) ?? id));
  }
  return questions.flatMap((row) => {
    const other = least.get(row.cells.content ?? '') ?? Number(row.cells.id);
    const reason = `même texte que la question ${other}`;
    return other < Number(row.cells.id) ? [problem('questions', row, 'content', reason)] : [];
  });
}

function findMissingForms({ questions, question_forms: forms }: Rows): Problem[] {
  const columns = ['question_id', 'subject', 'form'];
  const given = new Set(forms.map((row) => keyOf(columns, row)));
  return questions.flatMap((row) => {
    const missing = SUBJECTS.flatMap((subject) =>
      FORMS.filter((form) => !given.has(JSON.stringify([row.cells.id, subject, form]))).map(
        (form) => `${subject}/${form}`,
      ),
    );
    const reason = `il manque à cette question des textes dans question_forms.csv : ${missing.join(', ')}`;
    return missing.length > 0 ? [problem('questions', row, 'id', reason)] : [];
  });
}

function findRelationConflicts(relations: readonly Row[]): Problem[] {
  const rowOf = new Map<RelationEdge, Row>();
  const seen = new Set<string>();
  for (const row of relations) {
    const { question_id: from, relation, other_question_id: to } = row.cells;
    const name = `${from} ${relation} ${to}`;
    if (from === to || seen.has(name)) continue;
    seen.add(name);
    rowOf.set({ from: Number(from), relation: relation as Relation, to: Number(to) }, row);
  }
  return findConflicts([...rowOf.keys()]).map(({ edge, reason }) =>
    problem('question_relations', rowOf.get(edge) ?? null, null, reason),
  );
}

/** Two rules contradict each other when both can apply to one recipient and they answer differently. */
function findContradictions(rules: readonly Row[]): Problem[] {
  const earlier: Row[] = [];
  return rules.flatMap((row) => {
    const other = earlier.find((before) => contradict(before, row));
    earlier.push(row);
    const reason = `contredit la ligne ${other?.line} : les deux peuvent valoir pour une même personne`;
    return other ? [problem('automated_answers', row, 'answer', reason)] : [];
  });
}

function contradict(one: Row, other: Row): boolean {
  const [a, b] = [one.cells, other.cells];
  if (a.question_id !== b.question_id || a.answer == null || b.answer == null) return false;
  if (a.paused === 'true' || b.paused === 'true') return false;
  const wanted = new Set(signedIds(one));
  return (
    signOf(a.answer) !== signOf(b.answer) &&
    overlap(a.gender, b.gender) &&
    overlap(a.occasion, b.occasion) &&
    isUpTo(a.age_min_months, b.age_max_months) &&
    isUpTo(b.age_min_months, a.age_max_months) &&
    isUpTo(a.budget_min_cents, b.budget_max_cents) &&
    isUpTo(b.budget_min_cents, a.budget_max_cents) &&
    !signedIds(other).some((id) => wanted.has(-id))
  );
}

/** 1 where an answer says yes, even with doubt, -1 where it says no, 0 where the question is never asked. */
function signOf(answer: string): number {
  return Math.sign(AUTOMATED_ANSWER_VALUE[answer as AutomatedAnswer]);
}

type Cell = string | null | undefined;

function overlap(a: Cell, b: Cell): boolean {
  return a == null || b == null || a === b;
}

function isUpTo(low: Cell, high: Cell): boolean {
  return low == null || high == null || Number(low) <= Number(high);
}
