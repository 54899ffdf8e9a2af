import { type Database, db } from '#modules/platform/index.server.ts';
import { lockStructure } from '../editing/index.server.ts';
import { findRuleConflict, type RuleConflict } from './conflicts.ts';
import * as store from './rules.store.server.ts';
import type { Rule, StoredRule } from './types.ts';

type Unfit =
  | { ok: false; reason: 'unknown_question' | 'own_condition' | 'known_rule' }
  | { ok: false; reason: 'contradiction'; conflict: RuleConflict };

export type ChangeResult =
  | { ok: true; before: StoredRule; after: StoredRule }
  | { ok: false; reason: 'unknown_rule' | 'changed_rule' }
  | Unfit;

/** Adds a rule. @param id its number, where one that was deleted returns. */
export async function addRule(
  transaction: Database,
  rule: Rule,
  id: number | null = null,
): Promise<{ ok: true; rule: StoredRule } | Unfit> {
  await lockStructure(transaction);
  const unfit = await checkRule(rule, null, transaction);
  if (unfit) return unfit;
  const stored = await store.insertRule(transaction, rule, id);
  return { ok: true, rule: (await store.selectRule(transaction, stored))! };
}

/** Changes a rule. @param version that of the rule as it was read; null for whichever it has. */
export async function changeRule(
  transaction: Database,
  id: number,
  version: string | null,
  changes: Partial<Rule>,
): Promise<ChangeResult> {
  await lockStructure(transaction);
  const before = await store.lockRule(transaction, id);
  if (!before) return { ok: false, reason: 'unknown_rule' };
  if (version !== null && before.version !== version) return { ok: false, reason: 'changed_rule' };
  const rule = { ...ruleOf(before), ...changes };
  const unfit = await checkRule(rule, id, transaction);
  if (unfit) return unfit;
  await store.updateRule(transaction, id, rule);
  return { ok: true, before, after: (await store.selectRule(transaction, id))! };
}

/** Deletes a rule. */
export async function removeRule(
  transaction: Database,
  id: number,
  version: string | null,
): Promise<
  { ok: true; before: StoredRule } | { ok: false; reason: 'unknown_rule' | 'changed_rule' }
> {
  const before = await store.lockRule(transaction, id);
  if (!before) return { ok: false, reason: 'unknown_rule' };
  if (version !== null && before.version !== version) return { ok: false, reason: 'changed_rule' };
  await store.deleteRule(transaction, id);
  return { ok: true, before };
}

/** Why a rule cannot be saved, in place of the rule of that number or besides all; null where it can. */
export async function checkRule(
  rule: Rule,
  id: number | null,
  database: Database = db,
): Promise<Unfit | null> {
  const asked = rule.conditions.map(Math.abs);
  if (asked.includes(rule.question_id)) return { ok: false, reason: 'own_condition' };
  const named = new Set([rule.question_id, ...asked]);
  const known = await store.selectKnownQuestions(database, [...named]);
  if (known.length < named.size) return { ok: false, reason: 'unknown_question' };
  if ((await store.findTwin(database, rule, id)) !== null) {
    return { ok: false, reason: 'known_rule' };
  }
  const conflict = findRuleConflict(
    rule,
    await store.selectRelations(database),
    await store.selectOthers(database, id),
  );
  return conflict && { ok: false, reason: 'contradiction', conflict };
}

/** A rule without what the database adds to it. */
export function ruleOf({ id: _, version: __, ...rule }: StoredRule): Rule {
  return rule;
}
