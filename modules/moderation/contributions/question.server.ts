import {
  addQuestion,
  changeQuestion,
  setLabels,
  setRelations,
} from '#modules/catalogue/editing/index.server.ts';
import type { Database } from '#modules/platform/index.server.ts';
import { knownQuestions } from './contributions.store.server.ts';
import type { QuestionDraft } from './drafts.ts';
import { changeTo, edgesOf, restore } from './question-change.server.ts';
import type { AcceptResult, KindOf } from './types.ts';

/** A question with the labels of its first ideas and its relations, or a change of a question. */
export const questionKind: KindOf<QuestionDraft> = {
  async accept(transaction, draft, earlier) {
    if (draft.change) {
      const { question_id, before } = draft.change;
      return changeTo(
        transaction,
        question_id,
        [before, ...(earlier ? [earlier.draft] : [])],
        draft,
      );
    }
    const { content, category, keywords, allow_doubt, forms } = draft;
    const fields = { content, category, keywords, allow_doubt };
    const changed = earlier && (await changeQuestion(transaction, earlier.id, fields, forms));
    if (changed && !changed.ok && changed.reason !== 'unknown_question') {
      return { ok: false, reason: changed.reason };
    }
    if (earlier && changed?.ok) return linkQuestion(transaction, earlier.id, draft, earlier.draft);
    const added = await addQuestion(
      transaction,
      { ...fields, filling_description: '', filling_pos: 0 },
      forms,
    );
    return added.ok ? linkQuestion(transaction, added.id, draft, null) : added;
  },

  async withdraw(transaction, id, draft) {
    if (draft.change) await restore(transaction, id, draft, draft.change.before);
    else await changeQuestion(transaction, id, { category: 'Unknown' });
  },

  line: ({ content }) => content,
};

/**
 * Sets the labels and relations of a question, and takes away those of the earlier draft that it no longer has. Those
 * whose idea or other question is gone are left out.
 */
async function linkQuestion(
  transaction: Database,
  id: number,
  draft: QuestionDraft,
  earlier: QuestionDraft | null,
): Promise<AcceptResult> {
  const removed = (earlier?.ideas ?? []).map(({ idea_id }) => ({ idea_id, label: null }));
  await setLabels(
    transaction,
    [...removed, ...draft.ideas].map((each) => ({ ...each, question_id: id })),
  );
  const known = await knownQuestions(transaction, [id, ...draft.relations.flatMap(otherEnd)]);
  const relations = await setRelations(
    transaction,
    edgesOf(draft.relations, id).filter(({ from, to }) => known.has(from) && known.has(to)),
    earlier ? edgesOf(earlier.relations, id) : [],
  );
  return relations.ok ? { ok: true, id } : { ok: false, reason: 'conflicting_relations' };
}

function otherEnd({ from, to }: QuestionDraft['relations'][number]): number[] {
  return [from ?? to ?? []].flat();
}
