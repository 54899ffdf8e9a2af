import { z } from 'zod';
import { signedIn } from '#app/shell/authentication.server.ts';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { hiddenField } from '#app/shell/forms/fields.server.ts';
import { LABELS, type Label } from '#modules/catalogue/shared.ts';
import type { Account } from '#modules/moderation/accounts/shared.ts';
import { type Pair, react, reviewReactions } from '#modules/moderation/reactions/index.server.ts';
import { reactionsText as text } from './text.ts';

const number = (digits: number) =>
  hiddenField(
    z
      .string()
      .regex(new RegExp(`^\\d{1,${digits}}$`))
      .transform(Number),
  );

type Relabelled = { ok: true; decisions: number[] } | { ok: false; reason: Rejected };
type Rejected = 'stale' | 'forbidden' | 'invalid' | 'no_account' | 'unknown_pair';

/** Gives a question of an idea a label: for the reactions that wait, or as the moderator's own where none does. */
export const relabelForm = defineForm({
  schema: z.object({
    question: number(4),
    version: number(15),
    label: hiddenField(z.enum(LABELS)),
  }),
  async run({ question, version, label }, { account }, ideaId: number) {
    const pair = { idea_id: ideaId, question_id: question };
    return await relabel(signedIn(account), pair, version, label);
  },
  rejections: {
    stale: { message: text.stale(1), status: 409 },
    forbidden: { message: text.forbidden, status: 403 },
    no_account: { message: text.forbidden, status: 403 },
    invalid: text.invalid,
    unknown_pair: { message: text.invalid, status: 404 },
  },
});

async function relabel(
  account: Account,
  pair: Pair,
  version: number,
  label: Label,
): Promise<Relabelled | Extract<Awaited<ReturnType<typeof react>>, { ok: false }>> {
  if (version === 0) return await react(account, [{ ...pair, label }]);
  const result = await reviewReactions(account, [{ ...pair, version, label }]);
  return result.ok && result.stale.length > 0 ? { ok: false, reason: 'stale' } : result;
}
