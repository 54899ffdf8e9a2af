import { z } from 'zod';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { hiddenField } from '#app/shell/forms/fields.server.ts';
import { errorText } from '#app/ui/text/errors.ts';
import { formatAgo } from '#app/ui/text/format.ts';
import type { Account } from '#modules/moderation/accounts/shared.ts';
import {
  type DecideResult,
  decideAll,
  lineOf,
  type Seen,
} from '#modules/moderation/contributions/index.server.ts';
import { undoDecision } from '#modules/moderation/review/index.server.ts';
import { AppError, nowMillis } from '#modules/platform/index.server.ts';
import { queueText as text } from '../text.ts';
import { TABLE } from './queue-table.ts';

const SEEN = /^(\d{1,15}):(\d{1,9})$/;
const seenField = z
  .string()
  .regex(SEEN)
  .transform((typed): Seen => {
    const [, id, version] = SEEN.exec(typed)!;
    return { id: Number(id), version: Number(version) };
  });

/** A button of one row, or one for the rows that are ticked. */
const DECIDE = /^(accept|remove)(?::(.+))?$/;

/** What became of several decisions at once: the numbers of those taken, and why the others were not. */
export type Decided = {
  ok: true;
  action: 'accept' | 'remove';
  decisions: number[];
  problems: string[];
};

/** Accepts or deletes one contribution, or those that are ticked, as the moderator saw them. */
export const decideForm = defineForm({
  schema: z.object({
    decide: hiddenField(z.string().regex(DECIDE)),
    seen: hiddenField(z.array(seenField).max(TABLE.pageSize)),
  }),
  async run({ decide, seen }, { account }): Promise<Decided | { ok: false; reason: 'none' }> {
    const [, action, one] = DECIDE.exec(decide) as unknown as [string, Decided['action'], string?];
    const chosen = one === undefined ? seen : [hiddenField(seenField).parse(one)];
    if (chosen.length === 0) return { ok: false, reason: 'none' };
    const results = await decideAll(signedIn(account), action, chosen);
    return {
      ...{ ok: true, action },
      decisions: results.flatMap((result) => (result.ok ? (result.decision ?? []) : [])),
      problems: results.flatMap((result, index) =>
        result.ok ? [] : problemOf(result, chosen[index]!),
      ),
    };
  },
  rejections: { none: text.noSelection },
});

/** Undoes decisions: those of one step, the last one first. */
export const undoForm = defineForm({
  schema: z.object({ decisions: hiddenField(z.string().regex(/^\d{1,15}(-\d{1,15}){0,24}$/)) }),
  async run({ decisions }, { account }) {
    for (const id of decisions.split('-').reverse()) {
      const result = await undoDecision(signedIn(account), Number(id));
      if (!result.ok) return result;
    }
    return { ok: true };
  },
  rejections: {
    ...text.notUndone,
    changed_since: { message: text.notUndone.changed_since, status: 409 },
    undone_already: { message: text.notUndone.undone_already, status: 409 },
  },
});

/** The account of a page that only accounts may enter. */
export function signedIn(account: Account | null): Account {
  if (!account) throw new AppError('unauthenticated', 'no account', errorText(401).message);
  return account;
}

function problemOf(result: Extract<DecideResult, { ok: false }>, { id }: Seen): string {
  if (result.reason !== 'changed') {
    return text.problem(text.contributionNumber(id), text.problems[result.reason]);
  }
  const { contribution, last } = result;
  const ago = last ? formatAgo(last.at, nowMillis()) : '';
  return text.changed(lineOf(contribution), last?.decided_by ?? null, last?.action ?? null, ago);
}
