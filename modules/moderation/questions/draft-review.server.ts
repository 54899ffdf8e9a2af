import { isDeepStrictEqual } from 'node:util';
import { conflictsAfter } from '#modules/catalogue/editing/index.server.ts';
import { findIdeas } from '#modules/catalogue/ideas/index.server.ts';
import { findQuestion, findQuestionTexts } from '#modules/catalogue/questions/index.server.ts';
import type { Label, RelationEdge } from '#modules/catalogue/shared.ts';
import {
  type Contribution,
  edgesOf,
  questionFieldsOf,
  stateOf,
} from '../contributions/index.server.ts';
import { difference } from './change.commands.server.ts';

/** A field of a question that a draft changes, by name: `category`, or of its texts `Male negative`. */
export type ChangedField = {
  name: string;
  before: string;
  after: string;
  /** What somebody else made of it since, which keeps the draft from being accepted; null where nobody did. */
  now: string | null;
};

/** What a proposed question would do to the catalogue as it is now. */
export type QuestionReview = {
  /** Null of an idea that is gone. */
  ideas: { id: number; title: string | null; label: Label }[];
  added: RelationEdge[];
  removed: RelationEdge[];
  /** Of each conflict the relations that cannot hold together. */
  conflicts: (readonly RelationEdge[])[];
  /** The texts of the questions that these relations name; a new question has the number 0. */
  texts: Record<number, string>;
  /** Of a draft that changes a question. */
  change: { question_id: number; isGone: boolean; fields: ChangedField[] } | null;
};

/** What a contribution would do, for the moderator who decides about it. */
export async function reviewQuestion({
  draft,
  question_id,
}: Contribution<'question'>): Promise<QuestionReview> {
  const id = draft.change?.question_id ?? question_id ?? 0;
  const before = draft.change?.before;
  const { added, removed } = difference(
    edgesOf(before?.relations ?? [], id),
    edgesOf(draft.relations, id),
  );
  const [conflicts, ideas] = await Promise.all([conflictsAfter(added, removed), ideasOf(draft)]);
  const paths = conflicts.map(({ path }) => path);
  const ends = [...added, ...removed, ...paths.flat()].flatMap(({ from, to }) => [from, to]);
  const named = await findQuestionTexts([...new Set(ends)].filter((end) => end !== 0));
  const texts = Object.fromEntries(named.map((each) => [each.id, each.content]));
  const change = await changeOf(draft);
  return { ideas, added, removed, conflicts: paths, texts: { 0: draft.content, ...texts }, change };
}

async function ideasOf({ ideas }: Contribution<'question'>['draft']) {
  const found = await findIdeas(ideas.map(({ idea_id }) => idea_id));
  const titles = new Map(found.map(({ id, title }) => [id, title]));
  return ideas.map(({ idea_id: id, label }) => ({ id, label, title: titles.get(id) ?? null }));
}

async function changeOf(
  draft: Contribution<'question'>['draft'],
): Promise<QuestionReview['change']> {
  if (!draft.change) return null;
  const { question_id, before } = draft.change;
  const question = await findQuestion(question_id);
  const [was, is] = [questionFieldsOf(before), question && questionFieldsOf(stateOf(question))];
  const fields = [...questionFieldsOf(draft)].flatMap(([name, after]): ChangedField[] => {
    const old = was.get(name);
    // The question itself is the same text as the one about somebody unknown.
    if (name === 'content' || isDeepStrictEqual(old, after)) return [];
    const now = is?.get(name);
    const isExpected = !is || [old, after].some((each) => isDeepStrictEqual(each, now));
    return [{ name, before: line(old), after: line(after), now: isExpected ? null : line(now) }];
  });
  return { question_id, isGone: question === null, fields };
}

function line(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}
