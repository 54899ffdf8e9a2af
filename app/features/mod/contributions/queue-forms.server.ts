import { z } from 'zod';
import { signedIn } from '#app/shell/authentication.server.ts';
import { defineForm } from '#app/shell/forms/define-form.server.ts';
import { hiddenField } from '#app/shell/forms/fields.server.ts';
import { formatAgo } from '#app/ui/text/format.ts';
import {
  DELETION_REASONS,
  type DecideResult,
  decideAll,
  findContribution,
  lineOf,
  type Seen,
} from '#modules/moderation/contributions/index.server.ts';
import { undoDecision } from '#modules/moderation/review/index.server.ts';
import { nowMillis } from '#modules/platform/index.server.ts';
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
    refusal: hiddenField(z.enum(DELETION_REASONS).optional()),
  }),
  async run(
    { decide, seen, refusal: deletionReason },
    { account },
  ): Promise<Decided | { ok: false; reason: 'none' }> {
    const [, action, one] = DECIDE.exec(decide) as unknown as [string, Decided['action'], string?];
    const chosen = one === undefined ? seen : [hiddenField(seenField).parse(one)];
    if (chosen.length === 0) return { ok: false, reason: 'none' };
    const results = await decideAll(signedIn(account), action, chosen, deletionReason);
    const problems = results.map((result, index) =>
      result.ok ? null : problemOf(result, chosen[index]!),
    );
    return {
      ...{ ok: true, action },
      decisions: results.flatMap((result) => (result.ok ? (result.decision ?? []) : [])),
      problems: (await Promise.all(problems)).filter((problem) => problem !== null),
    };
  },
  rejections: { none: text.noSelection },
});

/**
 * Undoes decisions: those of one step, the last one first, each by itself. Of several, one that was undone already is as
 * it should be.
 */
export const undoForm = defineForm({
  schema: z.object({ decisions: hiddenField(z.string().regex(/^\d{1,15}(-\d{1,15}){0,24}$/)) }),
  async run({ decisions }, { account }) {
    const results: Awaited<ReturnType<typeof undoDecision>>[] = [];
    for (const id of decisions.split('-').reverse()) {
      results.push(await undoDecision(signedIn(account), Number(id)));
    }
    const rejected = results.filter((result) => !result.ok);
    if (rejected.length === results.length) return rejected[0]!;
    const left = rejected.some(({ reason }) => reason !== 'undone_already');
    return left ? ({ ok: false, reason: 'some_left' } as const) : ({ ok: true } as const);
  },
  rejections: {
    ...text.notUndone,
    changed_since: { message: text.notUndone.changed_since, status: 409 },
    undone_already: { message: text.notUndone.undone_already, status: 409 },
    some_left: { message: text.notUndone.some_left, status: 409 },
  },
});

async function problemOf(
  result: Extract<DecideResult, { ok: false }>,
  { id }: Seen,
): Promise<string> {
  if (result.reason !== 'changed') {
    const found = await findContribution(id);
    const line = found ? lineOf(found) : text.contributionNumber(id);
    return text.problem(line, text.problems[result.reason]);
  }
  const { contribution, last } = result;
  const ago = last ? formatAgo(last.at, nowMillis()) : '';
  return text.changed(lineOf(contribution), last?.decided_by ?? null, last?.action ?? null, ago);
}
