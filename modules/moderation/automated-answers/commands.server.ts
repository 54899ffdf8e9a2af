import { isDeepStrictEqual } from 'node:util';
import {
  addRule,
  changeRule,
  type Rule,
  type RuleFields,
  removeRule,
  ruleOf,
  type StoredRule,
} from '#modules/catalogue/automated-answers/index.server.ts';
import { findQuestionTexts } from '#modules/catalogue/questions/index.server.ts';
import { findCandidate, setDismissed } from '#modules/engine/insight/index.server.ts';
import { attempt, type Database } from '#modules/platform/index.server.ts';
import type { Account } from '../accounts/shared.ts';
import {
  type Decision,
  type NewDecision,
  orOwnDecision,
  type Revert,
  type RevertResult,
  recordDecision,
  type UndoResult,
  undoDecisionBy,
} from '../decisions/index.server.ts';

type Rejected<Result> = Extract<Result, { ok: false }>;
type Unsaved = Rejected<Awaited<ReturnType<typeof changeRule>>>;
type Unadded = Rejected<Awaited<ReturnType<typeof addRule>>>;
type Undeleted = Rejected<Awaited<ReturnType<typeof removeRule>>>;
type Decided<Rejection> = { ok: true; decision: number } | Rejection;

const SUBJECT = 'automated_answer';

/** Adds a rule, logged. */
export async function createRule(account: Account, fields: RuleFields): Promise<Decided<Unadded>> {
  const result = await attempt<Decided<Unadded>>(async (transaction) => {
    const added = await addRule(transaction, { ...fields, paused: false });
    if (!added.ok) return added;
    const after = await logged(transaction, ruleOf(added.rule));
    const { id } = added.rule;
    return { ok: true, decision: await record(transaction, account, id, 'accepted', null, after) };
  });
  return await orOwnDecision(account, result, {
    alreadyDone: 'known_rule',
    about: { subject: SUBJECT, action: 'accepted' },
    isSame: madeSo(fields),
  });
}

/** Changes whom a rule is for or what it answers, logged. @param version that of the rule as it was read. */
export async function editRule(
  account: Account,
  id: number,
  version: string,
  fields: RuleFields,
): Promise<Decided<Unsaved>> {
  const result = await attempt<Decided<Unsaved>>(async (transaction) => {
    const changed = await changeRule(transaction, id, version, fields);
    return changed.ok ? recordChange(transaction, account, changed) : changed;
  });
  return await orOwnDecision(account, result, {
    alreadyDone: 'changed_rule',
    about: { subject: SUBJECT, subject_id: id },
    isSame: madeSo(fields),
  });
}

type Unpaused = Unsaved | { ok: false; reason: 'changed_already' };

/** Pauses a rule, or puts it in force again; logged. Rejects where somebody was quicker. */
export async function setPaused(
  account: Account,
  id: number,
  paused: boolean,
): Promise<Decided<Unpaused>> {
  const result = await attempt<Decided<Unpaused>>(async (transaction) => {
    const changed = await changeRule(transaction, id, null, { paused });
    if (!changed.ok) return changed;
    if (changed.before.paused === paused) return { ok: false, reason: 'changed_already' };
    return recordChange(transaction, account, changed);
  });
  return await orOwnDecision(account, result, {
    alreadyDone: 'changed_already',
    about: { subject: SUBJECT, subject_id: id },
    isSame: madeSo({ paused }),
  });
}

/** Tells whether a decision made a rule so, which was not so before. */
function madeSo(wanted: Partial<Rule>): (decision: Decision) => boolean {
  const isSo = (state: unknown) => {
    const { rule } = (state ?? {}) as Partial<Logged>;
    return rule !== undefined && isDeepStrictEqual({ ...rule, ...wanted }, rule);
  };
  return ({ before, after }) => isSo(after) && !isSo(before);
}

async function recordChange(
  transaction: Database,
  account: Account,
  rule: { before: StoredRule; after: StoredRule },
): Promise<{ ok: true; decision: number }> {
  const before = await logged(transaction, ruleOf(rule.before));
  const after = await logged(transaction, ruleOf(rule.after));
  const decision = await record(transaction, account, rule.after.id, 'edited', before, after);
  return { ok: true, decision };
}

/** Deletes a rule, logged. @param version that of the rule as it was read. */
export async function deleteRule(
  account: Account,
  id: number,
  version: string,
): Promise<Decided<Undeleted>> {
  const result = await attempt<Decided<Undeleted>>(async (transaction) => {
    const removed = await removeRule(transaction, id, version);
    if (!removed.ok) return removed;
    const before = await logged(transaction, ruleOf(removed.before));
    const after = { draft: before.draft };
    return { ok: true, decision: await record(transaction, account, id, 'deleted', before, after) };
  });
  return await orOwnDecision(account, result, {
    alreadyDone: 'unknown_rule',
    about: { subject: SUBJECT, subject_id: id, action: 'deleted' },
    isSame: ({ after }) => (after as Logged).candidate === undefined,
  });
}

type Undismissed = { ok: false; reason: 'unknown_candidate' };

/** Dismisses a rule that past searches speak for, so that it is proposed no more; logged. */
export async function dismissCandidate(
  account: Account,
  id: number,
): Promise<Decided<Undismissed>> {
  const result = await attempt<Decided<Undismissed>>(async (transaction) => {
    const candidate = await findCandidate(id, transaction);
    if (!candidate || !(await setDismissed(transaction, id, true))) {
      return { ok: false, reason: 'unknown_candidate' };
    }
    const draft = await draftOf(transaction, candidate.question_id);
    const after = { draft, candidate: id };
    return { ok: true, decision: await record(transaction, account, id, 'deleted', null, after) };
  });
  return await orOwnDecision(account, result, {
    alreadyDone: 'unknown_candidate',
    about: { subject: SUBJECT, subject_id: id, action: 'deleted' },
    isSame: ({ after }) => (after as Logged).candidate === id,
  });
}

/** Undoes a decision about a rule or a candidate, unless it was changed since. */
export function undoRuleDecision(account: Account, id: number): Promise<UndoResult> {
  return undoDecisionBy({ automated_answer: revert }, account, id);
}

const CHANGED: RevertResult = { ok: false, reason: 'changed_since' };

type Logged = { draft: { title: string }; rule?: Rule; candidate?: number };

const revert: Revert = async (transaction, { subject_id, ...decision }) => {
  const before = decision.before as Logged | null;
  const after = decision.after as Logged;
  if (after.candidate !== undefined) {
    return (await setDismissed(transaction, after.candidate, false)) ? { ok: true } : CHANGED;
  }
  if (!after.rule) {
    const added = await addRule(transaction, before!.rule!, subject_id);
    return added.ok ? { ok: true } : CHANGED;
  }
  const result = before
    ? await changeRule(transaction, subject_id, null, before.rule!)
    : await removeRule(transaction, subject_id, null);
  return result.ok && isDeepStrictEqual(ruleOf(result.before), after.rule) ? { ok: true } : CHANGED;
};

/** A rule as the log shows and restores it. */
async function logged(
  transaction: Database,
  rule: Rule,
): Promise<{ draft: { title: string }; rule: Rule }> {
  return { draft: await draftOf(transaction, rule.question_id), rule };
}

/** What the log calls a rule: the text of its question. */
async function draftOf(transaction: Database, questionId: number): Promise<{ title: string }> {
  const [question] = await findQuestionTexts([questionId], transaction);
  return { title: question?.content ?? String(questionId) };
}

function record(
  transaction: Database,
  account: Account,
  subject_id: number,
  action: Decision['action'],
  before: NewDecision['before'],
  after: NewDecision['after'],
): Promise<number> {
  const about = { contributors: [], subject: SUBJECT, subject_id, action } as const;
  return recordDecision(transaction, account, { ...about, before, after });
}
