import { isDeepStrictEqual } from 'node:util';
import {
  changeQuestion,
  lockStructure,
  setRelations,
} from '#modules/catalogue/editing/index.server.ts';
import { type EditedQuestion, findQuestion } from '#modules/catalogue/questions/index.server.ts';
import { FORMS, type RelationEdge, SUBJECTS } from '#modules/catalogue/shared.ts';
import type { Database } from '#modules/platform/index.server.ts';
import { knownQuestions } from './contributions.store.server.ts';
import type { QuestionDraft } from './drafts.ts';
import type { AcceptResult } from './types.ts';

/** All that is edited of a question, as drafts have it: null stands for the question itself. */
export type QuestionState = NonNullable<QuestionDraft['change']>['before'];

/** A question as it is now, for a draft that changes it. */
export function stateOf({ id, ...question }: EditedQuestion): QuestionState {
  const { content, category, keywords, allow_doubt, forms } = question;
  const relations = relationsOf(question.relations, id);
  return { content, category, keywords, allow_doubt, forms, relations };
}

/** Relations as drafts have them, with null in place of the question itself. */
function relationsOf(edges: readonly RelationEdge[], id: number): QuestionState['relations'] {
  const self = (end: number) => (end === id ? null : end);
  return edges.map(({ from, relation, to }) => ({ from: self(from), relation, to: self(to) }));
}

/**
 * Changes a question from one state to another. What others changed meanwhile stays; where they changed the same field to
 * something else, nothing is changed.
 */
export async function changeTo(
  transaction: Database,
  id: number,
  before: QuestionState,
  wanted: QuestionState,
): Promise<AcceptResult> {
  await lockStructure(transaction);
  const question = await findQuestion(id, transaction);
  if (!question) return { ok: false, reason: 'unknown_question' };
  const current = stateOf(question);
  if (isConflicting(before, current, wanted)) return { ok: false, reason: 'changed_question' };
  const { fields, forms } = merged(current, before, wanted, isChanged);
  const changed = await changeQuestion(transaction, id, fields, forms);
  if (!changed.ok) return { ok: false, reason: changed.reason };
  return await changeRelations(transaction, id, before, wanted);
}

/** Adds the relations of a question that only the second state has, and removes those that only the first has. */
async function changeRelations(
  transaction: Database,
  id: number,
  before: QuestionState,
  after: QuestionState,
): Promise<AcceptResult> {
  const [had, has] = [edgesOf(before.relations, id), edgesOf(after.relations, id)];
  const added = await withKnownEnds(transaction, without(has, had));
  const relations = await setRelations(transaction, added, without(had, has));
  return relations.ok ? { ok: true, id } : { ok: false, reason: 'conflicting_relations' };
}

/** Those of the relations whose questions exist. */
export async function withKnownEnds(
  transaction: Database,
  edges: readonly RelationEdge[],
): Promise<RelationEdge[]> {
  const known = await knownQuestions(
    transaction,
    edges.flatMap(({ from, to }) => [from, to]),
  );
  return edges.filter(({ from, to }) => known.has(from) && known.has(to));
}

/** Whether a field has three values: one of before, one that others gave it, and one that is wanted. */
function isConflicting(before: QuestionState, current: QuestionState, wanted: QuestionState) {
  const states = [before, current, wanted].map(fieldsOf);
  const values = (name: string) => states.map((fields) => JSON.stringify(fields.get(name)));
  return [...states[0]!.keys()].some((name) => new Set(values(name)).size === states.length);
}

/**
 * A change of a question, made anew from what the question is now: what others changed since is taken over, but for the
 * fields that the change is about.
 */
export function rebase(draft: QuestionDraft, now: QuestionState): QuestionDraft {
  if (!draft.change) return draft;
  const { question_id, before } = draft.change;
  const { fields, forms } = merged(now, before, draft, isChanged);
  const edges = ({ relations }: QuestionState) => edgesOf(relations, question_id);
  const [had, wants, has] = [edges(before), edges(draft), edges(now)];
  const kept = without(has, without(had, wants));
  const relations = [...kept, ...without(without(wants, had), kept)];
  return {
    ...{ ...fields, forms, ideas: draft.ideas },
    relations: relationsOf(relations, question_id),
    change: { question_id, before: now },
  };
}

function isChanged(_: unknown, before: unknown, after: unknown): boolean {
  return !isDeepStrictEqual(before, after);
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
): Promise<AcceptResult> {
  await lockStructure(transaction);
  const question = await findQuestion(id, transaction);
  if (!question) return { ok: true, id };
  const { fields, forms } = merged(stateOf(question), from, to, (now, was) =>
    isDeepStrictEqual(now, was),
  );
  const changed = await changeQuestion(transaction, id, fields, forms);
  if (!changed.ok) return { ok: false, reason: changed.reason };
  return await changeRelations(transaction, id, from, to);
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

/** Those of the relations that are not among others. */
function without(edges: readonly RelationEdge[], others: readonly RelationEdge[]): RelationEdge[] {
  const keyOf = ({ from, relation, to }: RelationEdge) => `${from} ${relation} ${to}`;
  const known = new Set(others.map(keyOf));
  return edges.filter((edge) => !known.has(keyOf(edge)));
}
