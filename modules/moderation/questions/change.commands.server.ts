import { isDeepStrictEqual } from 'node:util';
import { conflictsAfter } from '#modules/catalogue/editing/index.server.ts';
import {
  type EditedQuestion,
  findQuestion,
  findQuestionTexts,
  questionVersion,
} from '#modules/catalogue/questions/index.server.ts';
import type { RelationEdge } from '#modules/catalogue/shared.ts';
import { impactOfRelations, type RelationImpact } from '#modules/engine/insight/index.server.ts';
import { attempt, type Database } from '#modules/platform/index.server.ts';
import type { Account } from '../accounts/shared.ts';
import {
  type ContributeResult,
  contributeIn,
  lockContributor,
  stateOf,
} from '../contributions/index.server.ts';

/** What a question is to be. */
export type QuestionChange = Pick<
  EditedQuestion,
  'category' | 'keywords' | 'allow_doubt' | 'forms' | 'relations'
>;

/** What a change of relations comes to, before it is made. */
export type QuestionPlan = {
  added: RelationEdge[];
  removed: RelationEdge[];
  /** Of each conflict the relations that cannot hold together. */
  conflicts: (readonly RelationEdge[])[];
  /** The texts of the questions that conflicts and mistakes name. */
  texts: Record<number, string>;
  /** Null where no relation changes. */
  impact: RelationImpact | null;
};

type Rejected = {
  ok: false;
  /** `stands`: it was changed since, to what it is to be, as by a second tap on a button. */
  reason: 'unknown_question' | 'changed' | 'nothing_changed' | 'stands';
};

/**
 * What a change of a question would do.
 *
 * @param version of the question that was shown, by `questionVersion`: one that somebody else changed since is rejected.
 */
export async function planChange(
  id: number,
  version: string,
  change: QuestionChange,
): Promise<{ ok: true; plan: QuestionPlan } | Rejected> {
  const read = await readUnchanged(id, version, change);
  if (!read.ok) return read;
  const { added, removed } = difference(read.question.relations, change.relations);
  const conflicts = await conflictsAfter(added, removed);
  const paths = conflicts.map(({ path }) => path);
  const changes = added.length + removed.length > 0;
  const impact = changes && paths.length === 0 ? await impactOfRelations(added, removed) : null;
  const named = await findQuestionTexts([
    ...paths.flat().flatMap(({ from, to }) => [from, to]),
    ...(impact?.people.mistakes ?? []).map(({ question_id }) => question_id),
  ]);
  const texts = Object.fromEntries(named.map((each) => [each.id, each.content]));
  return { ok: true, plan: { added, removed, conflicts: paths, texts, impact } };
}

/** Proposes a change of a question, once however often it is sent; of staff it is made at once. */
export function proposeChange(
  account: Account,
  id: number,
  version: string,
  change: QuestionChange,
): Promise<ContributeResult | Rejected> {
  return attempt<ContributeResult | Rejected>(async (transaction) => {
    await lockContributor(transaction, account);
    const read = await readUnchanged(id, version, change, transaction);
    if (!read.ok) return read;
    const after = stateOf({ ...read.question, ...contentOf(change) });
    return await contributeIn(transaction, account, 'question', {
      ...after,
      ideas: [],
      // It is compared once more, field by field, under the lock of what is edited.
      change: { question_id: id, before: stateOf(read.question) },
    });
  });
}

async function readUnchanged(
  id: number,
  version: string,
  change: QuestionChange,
  database?: Database,
): Promise<{ ok: true; question: EditedQuestion } | Rejected> {
  const question = await findQuestion(id, database);
  if (!question) return { ok: false, reason: 'unknown_question' };
  const { added, removed } = difference(question.relations, change.relations);
  const { relations: _, ...fields } = { ...question, ...contentOf(change) };
  const { relations: __, ...before } = question;
  const isSame = added.length + removed.length === 0 && isDeepStrictEqual(fields, before);
  const isShown = questionVersion(question) === version;
  if (isSame) return { ok: false, reason: isShown ? 'nothing_changed' : 'stands' };
  return isShown ? { ok: true, question } : { ok: false, reason: 'changed' };
}

/** The neutral wording is the question that is asked when nothing is known of the recipient. */
function contentOf(change: QuestionChange) {
  return { ...change, content: change.forms.Unknown.interrogative };
}

function difference(before: readonly RelationEdge[], after: readonly RelationEdge[]) {
  const without = (edges: readonly RelationEdge[], others: readonly RelationEdge[]) =>
    edges.filter((edge) => !others.some((other) => isDeepStrictEqual(edge, other)));
  return { added: without(after, before), removed: without(before, after) };
}
