import { type ActionFunctionArgs, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { signedIn } from '#app/shell/authentication.server.ts';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { hiddenField } from '#app/shell/forms/fields.server.ts';
import { handlePost } from '#app/shell/forms/handle-post.server.ts';
import { addressWith, STEP } from '#app/ui/address/address.ts';
import { doneValue } from '#app/ui/undo-notice/done-notice.tsx';
import * as rules from '#modules/moderation/automated-answers/index.server.ts';
import { ruleText } from './text.ts';

const { rejections } = ruleText;
const id = z.coerce.number().int().min(1).max(2_147_483_647);

/** What was done, in `text.done`, with the decision that undoes it; null where something was undone. */
type Done = {
  ok: true;
  did: 'paused' | 'resumed' | 'deleted' | 'dismissed' | null;
  decision: number | null;
};

/** Pauses, resumes or deletes a rule, dismisses a candidate, or undoes one of these. */
export const stateForm = defineForm({
  schema: z.object({
    intent: hiddenField(z.enum(['pause', 'resume', 'delete', 'dismiss', 'undo'])),
    rule: hiddenField(id.optional()),
    version: hiddenField(z.string().max(20).optional()),
    undo: hiddenField(z.coerce.number().int().min(1).max(999_999_999_999_999).optional()),
  }),
  async run({ intent, rule, version, undo }, { account }) {
    const admin = signedIn(account);
    if (intent === 'undo') {
      const undone = await rules.undoRuleDecision(admin, undo ?? 0);
      return undone.ok ? ({ ok: true, did: null, decision: null } as Done) : undone;
    }
    const number = hiddenField(id).parse(rule);
    const done = (did: Done['did'], { decision }: { decision: number }): Done => ({
      ok: true,
      did,
      decision,
    });
    if (intent === 'delete') {
      const result = await rules.deleteRule(admin, number, version ?? '');
      return result.ok ? done('deleted', result) : result;
    }
    if (intent === 'dismiss') {
      const result = await rules.dismissCandidate(admin, number);
      return result.ok ? done('dismissed', result) : result;
    }
    const result = await rules.setPaused(admin, number, intent === 'pause');
    return result.ok ? done(intent === 'pause' ? 'paused' : 'resumed', result) : result;
  },
  rejections: {
    unknown_rule: { message: rejections.unknown_rule, status: 404 },
    unknown_candidate: { message: rejections.unknown_candidate, status: 409 },
    changed_rule: { message: rejections.changed_rule, status: 409 },
    changed_already: { message: rejections.changed_already, status: 409 },
    contradiction: { message: rejections.contradiction, status: 409 },
    known_rule: { message: rejections.known_rule, status: 409 },
    own_condition: rejections.own,
    unknown_question: rejections.question,
    forbidden: { message: rejections.forbidden, status: 403 },
    unknown_decision: { message: rejections.unknown_decision, status: 404 },
    undone_already: { message: rejections.undone_already, status: 409 },
    changed_since: { message: rejections.changed_since, status: 409 },
  },
});

/** Pauses, resumes, deletes or dismisses what a line of a list names, and goes back to the list. */
export function handleStateForm({
  url,
  ...args
}: ActionFunctionArgs<Readonly<RouterContextProvider>>) {
  return handlePost(stateForm, args, ({ did, decision }) =>
    redirect(
      url.pathname + addressWith(url.search, { [STEP.done]: doneValue(did, decision) }),
      303,
    ),
  );
}
