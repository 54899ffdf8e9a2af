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
  lastOwnDecision,
  type NewDecision,
  type Revert,
  type RevertResult,
  recordDecision,
  type UndoResult,
  undoDecisionBy,
} from '../decisions/index.server.ts';

type Rejected<Result> = Extract<Result, { ok: false }>;
type Unsaved = Rejected<Awaited<ReturnType<typeof changeRule>>>;
type Decided<Rejection> = { ok: true; decision: number } | Rejection;

/** Adds a rule, logged. */
export function createRule(
  account: Account,
  fields: RuleFields,
): Promise<Decided<Rejected<Awaited<ReturnType<typeof addRule>>>>> {
  return attempt(async (transaction) => {
    const result = await addRule(transaction, { ...fields, paused: false });
    if (!result.ok) {
      const own = await ownDecision(transaction, account, { action: 'accepted' }, fields);
      return result.reason === 'known_rule' && own ? own : result;
    }
    const after = await logged(transaction, ruleOf(result.rule));
    const { id } = result.rule;
    return { ok: true, decision: await record(transaction, account, id, 'accepted', null, after) };
  });
}

/** Changes whom a rule is for or what it answers, logged. @param version that of the rule as it was read. */
export function editRule(
  account: Account,
  id: number,
  version: string,
  fields: RuleFields,
): Promise<Decided<Unsaved>> {
  return attempt(async (transaction) => {
    const result = await changeRule(transaction, id, version, fields);
    if (result.ok) return recordChange(transaction, account, result);
    const own = await ownDecision(transaction, account, { subject_id: id }, fields);
    return result.reason === 'changed_rule' && own ? own : result;
  });
}

/** Pauses a rule, or puts it in force again; logged. Rejects where somebody was quicker. */
export function setPaused(
  account: Account,
  id: number,
  paused: boolean,
): Promise<Decided<Unsaved | { ok: false; reason: 'changed_already' }>> {
  return attempt(async (transaction) => {
    const result = await changeRule(transaction, id, null, { paused });
    if (!result.ok) return result;
    if (result.before.paused === paused) {
      const own = await ownDecision(transaction, account, { subject_id: id }, { paused });
      return own ?? { ok: false, reason: 'changed_already' };
    }
    return recordChange(transaction, account, result);
  });
}

type Taken = { ok: true; decision: number };

/** The last decision, where the account took it and it made a rule so: what is asked for twice, by a second tap, stands already. */
async function ownDecision(
  transaction: Database,
  account: Account,
  about: { subject_id: number } | { action: 'accepted' },
  wanted: Partial<Rule>,
): Promise<Taken | null> {
  const last = await lastOwnDecision(
    account,
    { subject: 'automated_answer', ...about },
    transaction,
  );
  const isSo = (state: unknown) => {
    const { rule } = (state ?? {}) as Partial<Logged>;
    return rule !== undefined && isDeepStrictEqual({ ...rule, ...wanted }, rule);
  };
  return last && isSo(last.after) && !isSo(last.before) ? { ok: true, decision: last.id } : null;
}

/** The decision by which the account deleted a rule, or dismissed a candidate, and that was the last about it. */
async function ownDeletion(
  transaction: Database,
  account: Account,
  subject_id: number,
  candidate?: number,
): Promise<Taken | null> {
  const about = { subject: 'automated_answer', subject_id, action: 'deleted' } as const;
  const last = await lastOwnDecision(account, about, transaction);
  const isOfThis = (last?.after as Logged | undefined)?.candidate === candidate;
  return last && isOfThis ? { ok: true, decision: last.id } : null;
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
export function deleteRule(
  account: Account,
  id: number,
  version: string,
): Promise<Decided<Rejected<Awaited<ReturnType<typeof removeRule>>>>> {
  return attempt(async (transaction) => {
    const result = await removeRule(transaction, id, version);
    if (!result.ok) {
      const isGone = result.reason === 'unknown_rule';
      return (isGone && (await ownDeletion(transaction, account, id))) || result;
    }
    const before = await logged(transaction, ruleOf(result.before));
    const after = { draft: before.draft };
    return { ok: true, decision: await record(transaction, account, id, 'deleted', before, after) };
  });
}

/** Dismisses a rule that past searches speak for, so that it is proposed no more; logged. */
export function dismissCandidate(
  account: Account,
  id: number,
): Promise<Decided<{ ok: false; reason: 'unknown_candidate' }>> {
  return attempt(async (transaction) => {
    const candidate = await findCandidate(id, transaction);
    if (!candidate || !(await setDismissed(transaction, id, true))) {
      const own = await ownDeletion(transaction, account, id, id);
      return own ?? { ok: false, reason: 'unknown_candidate' };
    }
    const draft = await draftOf(transaction, candidate.question_id);
    const after = { draft, candidate: id };
    return { ok: true, decision: await record(transaction, account, id, 'deleted', null, after) };
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
  const about = { contributors: [], subject: 'automated_answer', subject_id, action } as const;
  return recordDecision(transaction, account, { ...about, before, after });
}
