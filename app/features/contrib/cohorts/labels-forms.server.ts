import { z } from 'zod';
import { signedIn } from '#app/shell/authentication.server.ts';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { hiddenField } from '#app/shell/forms/fields.server.ts';
import { LABELS, LAST_QUESTION_ID } from '#modules/catalogue/shared.ts';
import { listIdeas } from '#modules/moderation/idea-search/index.server.ts';
import { labelCohort } from '#modules/moderation/reactions/index.server.ts';
import { undoDecision } from '#modules/moderation/review/index.server.ts';
import { TOKEN } from '#modules/platform/shared.ts';
import { cohortLabelsText as text } from './labels-text.ts';

/** The choice that takes own labels back. */
export const TAKE_BACK = 'back';
const TITLES_SHOWN = 5;

/** Gives all ideas of a cohort the label that was previewed. */
export const labelCohortForm = defineForm({
  schema: z.object({
    question_id: hiddenField(z.coerce.number().int().min(1).max(LAST_QUESTION_ID)),
    label: hiddenField(z.enum([...LABELS, TAKE_BACK])),
    seen: hiddenField(z.string().regex(TOKEN)),
  }),
  run: ({ question_id, label, seen }, caller, cohort: number) =>
    labelCohort(
      signedIn(caller.account),
      { cohort, question_id, label: label === TAKE_BACK ? null : label },
      seen,
    ),
  rejections: {
    no_account: { message: text.rejections.no_account, status: 403 },
    unknown_cohort: { message: text.rejections.unknown_cohort, status: 404 },
    unknown_question: text.rejections.unknown_question,
    changed_meanwhile: { message: text.rejections.changed_meanwhile, status: 409 },
    too_many: text.rejections.too_many,
  },
});

/** Undoes labels of a cohort, or says which ideas changed since. */
export const undoLabelsForm = defineForm({
  schema: z.object({ decision: hiddenField(z.string().regex(/^\d{1,15}$/)) }),
  async run({ decision }, caller) {
    const result = await undoDecision(signedIn(caller.account), Number(decision));
    if (result.ok) return { ok: true, changedSince: null };
    if (result.reason !== 'changed_since') return result;
    const ids = result.ideas ?? [];
    const titles = (await listIdeas(ids.slice(0, TITLES_SHOWN))).map(({ title }) => title);
    return { ok: true, changedSince: text.changedSince(titles, ids.length) };
  },
  rejections: {
    forbidden: { message: text.notUndone.forbidden, status: 403 },
    unknown_decision: { message: text.notUndone.unknown_decision, status: 404 },
    undone_already: { message: text.notUndone.undone_already, status: 409 },
  },
});
