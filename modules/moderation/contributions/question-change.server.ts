import { isDeepStrictEqual } from 'node:util';
import {
  changeQuestion,
  lockStructure,
  setRelations,
} from '#modules/catalogue/editing/index.server.ts';
import { type EditedQuestion, findQuestion } from '#modules/catalogue/questions/index.server.ts';
import { FORMS, type RelationEdge, SUBJECTS } from '#modules/catalogue/shared.ts';
import type { Database } from '#modules/platform/index.server.ts';
import type { QuestionDraft } from './drafts.ts';
import type { AcceptResult } from './types.ts';

/** All that is edited of a question, as drafts have it: null stands for the question itself. */
export type QuestionState = NonNullable<QuestionDraft['change']>['before'];

/** A question as it is now, for a draft that changes it. */
export function stateOf({ id, ...question }: EditedQuestion): QuestionState {
  const { content, category, keywords, allow_doubt, forms } = question;
  const self = (end: number) => (end === id ? null : end);
  const relations = question.relations.map(({ from, relation, to }) => ({
    from: self(from),
    relation,
    to: self(to),
  }));
  return { content, category, keywords, allow_doubt, forms, relations };
}

/**
 * Changes a question from one state to another. What others changed meanwhile stays; where they changed the same field to
 * something else, nothing is changed.
 *
 * @param expected states whose values the question may have before: it is as one of them says, field by field.
 */
export async function changeTo(
  transaction: Database,
  id: number,
  expected: readonly QuestionState[],
  wanted: QuestionState,
): Promise<AcceptResult> {
  await lockStructure(transaction);
  const question = await findQuestion(id, transaction);
  if (!question) return { ok: false, reason: 'changed_question' };
  const current = stateOf(question);
  const first = expected[0] ?? current;
  for (const [name, value] of fieldsOf(wanted)) {
    const now = fieldsOf(current).get(name);
    const isChange = !isDeepStrictEqual(value, fieldsOf(first).get(name));
    const isExpected = [value, ...expected.map((state) => fieldsOf(state).get(name))].some((each) =>
      isDeepStrictEqual(each, now),
    );
    if (isChange && !isExpected) return { ok: false, reason: 'changed_question' };
  }
  const { fields, forms } = merged(
    current,
    first,
    wanted,
    (_, was, becomes) => !isDeepStrictEqual(was, becomes),
  );
  const changed = await changeQuestion(transaction, id, fields, forms);
  if (!changed.ok) {
    const reason = changed.reason === 'same_content' ? changed.reason : 'changed_question';
    return { ok: false, reason };
  }
  const edges = (state: QuestionState) => edgesOf(state.relations, id);
  const kept = new Set(edges(wanted).map(keyOf));
  const known = new Set(edges(first).map(keyOf));
  const relations = await setRelations(
    transaction,
    edges(wanted).filter((edge) => !known.has(keyOf(edge))),
    expected.flatMap(edges).filter((edge) => !kept.has(keyOf(edge))),
  );
  return relations.ok ? { ok: true, id } : { ok: false, reason: 'conflicting_relations' };
}

/** The relations of a draft, with the question itself in place of null. */
export function edgesOf(relations: QuestionState['relations'], id: number): RelationEdge[] {
  return relations.map(({ from, relation, to }) => ({ from: from ?? id, relation, to: to ?? id }));
}

/** Each field by name, its texts one by one: what one person changes by itself. */
function fieldsOf(state: QuestionState): ReadonlyMap<string, unknown> {
  const { content, category, keywords, allow_doubt, forms } = state;
  const texts = SUBJECTS.flatMap((subject) =>
    FORMS.map((form) => [`${subject} ${form}`, forms[subject][form]] as const),
  );
  return new Map<string, unknown>([
    ...Object.entries({ content, category, keywords, allow_doubt }),
    ...texts,
  ]);
}

/** Brings a question back from one state to the one before; what others changed since stays as they have it. */
export async function restore(
  transaction: Database,
  id: number,
  from: QuestionState,
  to: QuestionState,
): Promise<void> {
  await lockStructure(transaction);
  const question = await findQuestion(id, transaction);
  if (!question) return;
  const { fields, forms } = merged(stateOf(question), from, to, (now, was) =>
    isDeepStrictEqual(now, was),
  );
  await changeQuestion(transaction, id, fields, forms);
  const [added, removed] = [edgesOf(to.relations, id), edgesOf(from.relations, id)];
  const [kept, gone] = [new Set(added.map(keyOf)), new Set(removed.map(keyOf))];
  await setRelations(
    transaction,
    added.filter((edge) => !gone.has(keyOf(edge))),
    removed.filter((edge) => !kept.has(keyOf(edge))),
  );
}

/** The current state, with the values of another where `isTaken`. */
function merged(
  current: QuestionState,
  from: QuestionState,
  to: QuestionState,
  isTaken: (now: unknown, from: unknown, to: unknown) => boolean,
) {
  const pick = <Value>(now: Value, before: Value, after: Value): Value =>
    isTaken(now, before, after) ? after : now;
  const fields = {
    content: pick(current.content, from.content, to.content),
    category: pick(current.category, from.category, to.category),
    keywords: pick(current.keywords, from.keywords, to.keywords),
    allow_doubt: pick(current.allow_doubt, from.allow_doubt, to.allow_doubt),
  };
  const forms = structuredClone(current.forms);
  for (const subject of SUBJECTS) {
    for (const form of FORMS) {
      const textOf = (state: QuestionState) => state.forms[subject][form];
      forms[subject][form] = pick(textOf(current), textOf(from), textOf(to));
    }
  }
  return { fields, forms };
}

function keyOf({ from, relation, to }: RelationEdge): string {
  return `${from} ${relation} ${to}`;
}
