import { z } from 'zod';
import { readPairValue } from '#app/features/contrib/index.ts';
import { signedIn } from '#app/shell/authentication.server.ts';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { hiddenField } from '#app/shell/forms/fields.server.ts';
import { acceptPredicted, type PredictedPair } from '#modules/moderation/reactions/index.server.ts';
import { undoDecision } from '#modules/moderation/review/index.server.ts';
import { BATCH_MAX_LENGTH, SAMPLE_SIZE } from './batch.ts';
import { tagText } from './text.ts';

const { problems } = tagText;
const id = z.coerce.number().int().min(1).max(999_999_999_999_999);

/** Pairs with their labels, as `batchValue` writes them. */
const pairs = z
  .string()
  .max(BATCH_MAX_LENGTH)
  .transform((value, context): PredictedPair[] => {
    const read = value.split(' ').map(readPair);
    if (read.every((pair) => pair !== null)) return read;
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  });

function readPair(value: string): PredictedPair | null {
  const pair = readPairValue(value);
  return pair?.label ? { ...pair, label: pair.label } : null;
}

/** Accepts a batch of predicted labels but for those of the sample that are left out, or takes a batch back. */
export const obviousForm = defineForm({
  schema: z.object({
    pairs: hiddenField(pairs.optional()),
    leave: hiddenField(z.array(z.string().max(40)).max(SAMPLE_SIZE).optional()),
    undo: hiddenField(id.optional()),
  }),
  async run({ pairs: batch, leave = [], undo }, { account }) {
    if (undo !== undefined) {
      const undone = await undoDecision(signedIn(account), undo);
      if (!undone.ok) return { ok: false, reason: undone.reason };
      return { ok: true as const, accepted: 0, left: 0, decision: null };
    }
    const left = leave.map(readPair);
    const isLeft = ({ idea_id, question_id }: PredictedPair) =>
      left.some((pair) => pair?.idea_id === idea_id && pair.question_id === question_id);
    const wanted = hiddenField(z.array(z.custom<PredictedPair>())).parse(batch);
    const chosen = wanted.filter((pair) => !isLeft(pair));
    if (chosen.length === 0) return { ok: false, reason: 'nothing' };
    return await acceptPredicted(signedIn(account), chosen);
  },
  rejections: {
    forbidden: { message: problems.forbidden, status: 403 },
    invalid: { message: problems.invalid, status: 413 },
    nothing: problems.nothing,
    unknown_decision: { message: problems.unknownDecision, status: 404 },
    undone_already: { message: problems.undoneAlready, status: 409 },
    changed_since: { message: problems.changedSince, status: 409 },
  },
});
