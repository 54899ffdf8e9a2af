import { z } from 'zod';
import { signedIn } from '#app/shell/authentication.server.ts';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { hiddenField } from '#app/shell/forms/fields.server.ts';
import { LABELS, LAST_QUESTION_ID } from '#modules/catalogue/shared.ts';
import { PAIRS_MAX, react } from '#modules/moderation/reactions/index.server.ts';
import { PAGE_SIZE, pairField, readPairValue } from './pair/pair-fields.ts';
import { reactText as text } from './text.ts';

const changeSchema = z.strictObject({
  idea_id: z.int().min(1),
  question_id: z.int().min(1).max(LAST_QUESTION_ID),
  label: z.enum(LABELS).nullable(),
});

const rejections = {
  no_account: { message: text.noAccount, status: 403 },
  invalid: { message: text.invalid, status: 400 },
  unknown_pair: { message: text.unknownPair, status: 422 },
} as const;

/** Reactions of a call: those that a screen collected. */
export const reactCall = defineForm({
  schema: z.object({ changes: z.array(changeSchema).min(1).max(PAIRS_MAX) }),
  run: ({ changes }, caller) => react(signedIn(caller.account), changes),
  rejections,
});

const pairValue = hiddenField(
  z
    .string()
    .transform((value, context) => {
      const change = readPairValue(value);
      if (change) return change;
      context.addIssue({ code: 'custom' });
      return z.NEVER;
    })
    .optional(),
);

/** Reactions of a page's form: one field for each pair, some of them without an answer. */
export const reactForm = defineForm({
  schema: z.object(
    Object.fromEntries(
      Array.from({ length: PAGE_SIZE }, (_, place) => [pairField(place), pairValue]),
    ),
  ),
  run: async (fields, caller) => {
    const changes = Object.values(fields).filter((change) => change !== undefined);
    if (changes.length === 0) return { ok: false, reason: 'nothing' };
    const result = await react(signedIn(caller.account), changes);
    return result.ok ? { ...result, changes } : result;
  },
  rejections: { ...rejections, nothing: text.nothing },
});
