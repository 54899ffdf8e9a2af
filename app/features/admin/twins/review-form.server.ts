import { z } from 'zod';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { hiddenField } from '#app/shell/forms/fields.server.ts';
import { TWIN_KINDS } from '#modules/catalogue/shared.ts';
import { undoDecision } from '#modules/moderation/review/index.server.ts';
import { changeTwinKind, confirmChain, splitIdea } from '#modules/moderation/twins/index.server.ts';
import { twinsText as text } from './text.ts';

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** What a person decides about a chain of twins: `KIND` or `split` or `confirm` or `undo`, and what it is about. */
export const reviewForm = defineForm({
  schema: z.object({
    decide: hiddenField(z.enum(['confirm', 'split', 'undo', ...TWIN_KINDS])),
    idea: hiddenField(id),
    other: hiddenField(id.optional()),
  }),
  run: async ({ decide, idea, other }, { account }) => {
    if (!account) return { ok: false, reason: 'forbidden' };
    switch (decide) {
      case 'confirm':
        return confirmChain(account, idea);
      case 'split':
        return splitIdea(account, idea);
      case 'undo': {
        const undone = await undoDecision(account, idea);
        return undone.ok ? { ok: true, decision: null } : { ok: false, reason: undone.reason };
      }
      default:
        return changeTwinKind(account, { idea, other: other ?? idea, kind: decide });
    }
  },
  rejections: {
    forbidden: { message: text.problems.forbidden, status: 403 },
    unknown_chain: { message: text.problems.unknownChain, status: 409 },
    too_large: text.problems.tooLarge,
    unknown_decision: { message: text.problems.unknownDecision, status: 404 },
    undone_already: { message: text.problems.undoneAlready, status: 409 },
    changed_since: { message: text.problems.changedSince, status: 409 },
  },
});
