import { z } from 'zod';
import { signedIn } from '#app/shell/authentication.server.ts';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { hiddenField } from '#app/shell/forms/fields.server.ts';
import { LABELS } from '#modules/catalogue/shared.ts';
import { type PairDecision, reviewReactions } from '#modules/moderation/reactions/index.server.ts';
import { queueText } from '../text.ts';
import { TABLE } from './summary-table.ts';
import { reactionsText as text } from './text.ts';

/** A pair as it was seen: idea, question, version, proposed label. */
const SEEN = /^(\d{1,15}):(\d{1,4}):(\d{1,15}):([A-Za-z]{4,12})$/;

const seenField = z
  .string()
  .regex(SEEN)
  .transform((typed) => {
    const [, idea, question, version, label] = SEEN.exec(typed)!;
    return {
      ...{ idea_id: Number(idea), question_id: Number(question), version: Number(version) },
      label: z.enum(LABELS).catch('None').parse(label),
    };
  });

/** A button of one pair, or one for the pairs that are ticked. */
const DECIDE = /^(accept|remove)(?::(.+))?$/;

/** Accepts the label of one pair, or deletes its waiting reactions; or of those that are ticked. */
export const decidePairsForm = defineForm({
  schema: z.object({
    decide: hiddenField(z.string().regex(DECIDE)),
    seen: hiddenField(z.array(seenField).max(TABLE.pageSize)),
  }),
  async run({ decide, seen }, { account }) {
    const [, action, one] = DECIDE.exec(decide) as unknown as [
      string,
      'accept' | 'remove',
      string?,
    ];
    const chosen = one === undefined ? seen : [hiddenField(seenField).parse(one)];
    if (chosen.length === 0) return { ok: false, reason: 'none' };
    const decisions = chosen.map(
      (pair): PairDecision => (action === 'remove' ? { ...pair, label: null } : pair),
    );
    const result = await reviewReactions(signedIn(account), decisions);
    return result.ok ? { ...result, action } : result;
  },
  rejections: {
    none: queueText.noSelection,
    invalid: text.invalid,
    forbidden: { message: text.forbidden, status: 403 },
  },
});
