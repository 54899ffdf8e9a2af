import {
  addQuestion,
  changeQuestion,
  type LabelChange,
  setLabels,
  setRelations,
} from '#modules/catalogue/editing/index.server.ts';
import type { Database } from '#modules/platform/index.server.ts';
import { labelsToWrite } from './changes.ts';
import type { QuestionDraft } from './drafts.ts';
import { changeTo, edgesOf, restore, withKnownEnds } from './question-change.server.ts';
import type { AcceptResult, Earlier, KindOf } from './types.ts';

/** A question with the labels of its first ideas and its relations, or a change of a question. */
export const questionKind: KindOf<QuestionDraft> = {
  async accept(transaction, draft, earlier) {
    if (earlier?.isAccepted) return changeAccepted(transaction, earlier, draft);
    if (draft.change) {
      const { question_id, before } = draft.change;
      return changeTo(transaction, question_id, before, draft);
    }
    const { content, category, keywords, allow_doubt, forms } = draft;
    const fields = { content, category, keywords, allow_doubt };
    const changed = earlier && (await changeQuestion(transaction, earlier.id, fields, forms));
    if (changed && !changed.ok && changed.reason !== 'unknown_question') {
      return { ok: false, reason: changed.reason };
    }
    if (earlier && changed?.ok) return linkQuestion(transaction, earlier.id, draft, earlier);
    const added = await addQuestion(
      transaction,
      { ...fields, filling_description: '', filling_pos: 0 },
      forms,
    );
    return added.ok ? linkQuestion(transaction, added.id, draft, null) : added;
  },

  async withdraw(transaction, id, draft) {
    if (draft.change) return restore(transaction, id, draft, draft.change.before);
    await changeQuestion(transaction, id, { category: 'Unknown' });
    return { ok: true, id };
  },

  line: ({ content }) => content,
};

/** Changes a question whose earlier draft is accepted: what others changed since stays. */
async function changeAccepted(
  transaction: Database,
  earlier: Earlier<QuestionDraft>,
  draft: QuestionDraft,
): Promise<AcceptResult> {
  const { id } = earlier;
  const changed = await changeTo(transaction, id, earlier.draft, draft);
  if (changed.ok) {
    await setLabels(
      transaction,
      labelsToWrite(earlier, draft, (each) => labelsOf(id, each)),
    );
  }
  return changed;
}

/**
 * Sets the labels and relations of a question, and takes away those of the earlier draft that it no longer has. Those
 * whose idea or other question is gone are left out.
 */
async function linkQuestion(
  transaction: Database,
  id: number,
  draft: QuestionDraft,
  earlier: Earlier<QuestionDraft> | null,
): Promise<AcceptResult> {
  await setLabels(
    transaction,
    labelsToWrite(earlier, draft, (each) => labelsOf(id, each)),
  );
  const relations = await setRelations(
    transaction,
    await withKnownEnds(transaction, edgesOf(draft.relations, id)),
    earlier ? edgesOf(earlier.draft.relations, id) : [],
  );
  return relations.ok ? { ok: true, id } : { ok: false, reason: 'conflicting_relations' };
}

function labelsOf(question_id: number, { ideas }: QuestionDraft): LabelChange[] {
  return ideas.map((each) => ({ ...each, question_id }));
}
