import type { Rule } from '#modules/catalogue/automated-answers/index.server.ts';
import { describedPeople } from '#modules/catalogue/described-people/index.server.ts';
import { type AnswerCandidateRow, type Database, db, log } from '#modules/platform/index.server.ts';
import { isAssumption } from '../session/index.server.ts';
import { toAutomatedAnswer } from '../snapshot/index.server.ts';
import { selectQuestions, selectRelations } from './insight.store.server.ts';
import { type RuleImpact, ruleImpact } from './rule-impact.ts';
import { mineRules } from './rule-mining.ts';
import { comparePeople, isOfAnswersAlone, type RulePeople } from './rule-people.ts';
import * as store from './rules.store.server.ts';

/** The searches that rules are looked for in, the last ones. */
const ACCEPTED_MAX = 20_000;

/**
 * What a rule would have done in the last searches, beside the rules that are in force; and, where it depends on answers
 * alone, of how many described people it is true.
 *
 * @param replaces the number of the rule in place of which it would come; null for a new one.
 * @returns `searches` null where it counts in no search: its question is asked all the same.
 */
export async function impactOfRule(
  rule: Rule,
  replaces: number | null,
): Promise<{ searches: RuleImpact | null; people: RulePeople | null }> {
  const named = [rule.question_id, ...rule.conditions.map(Math.abs)];
  return {
    searches: isAssumption(toAutomatedAnswer(rule)) ? null : await impactOnSearches(rule, replaces),
    people: isOfAnswersAlone(rule) ? comparePeople(rule, await describedPeople(named, db)) : null,
  };
}

async function impactOnSearches(rule: Rule, replaces: number | null): Promise<RuleImpact> {
  const ruled = {
    questions: await selectQuestions(db),
    relations: await selectRelations(db),
    others: await store.selectActiveRules(db, replaces),
  };
  return ruleImpact(ruled, rule, await store.selectRecentSearches(db));
}

/** Looks for rules in the last accepted searches, and keeps those found as candidates. @returns how many. */
export async function findCandidates(signal?: AbortSignal): Promise<number> {
  const found = await mineRules(await store.selectAcceptedSearches(db, ACCEPTED_MAX), signal);
  await db.transaction((transaction) => store.replaceCandidates(transaction, found));
  log.info({ found: found.length }, 'candidates for automated answers found');
  return found.length;
}

/** How many candidates the filters let through, without those that a rule covers. */
export function countCandidates(filters: store.CandidateFilters): Promise<number> {
  return store.countCandidates(db, filters);
}

/** Candidates for rules, without those that a rule covers. */
export function listCandidates(
  filters: store.CandidateFilters,
  rows: Parameters<typeof store.selectCandidates>[2],
): Promise<store.ListedCandidate[]> {
  return store.selectCandidates(db, filters, rows);
}

/** A candidate; null when there is none of that number. */
export async function findCandidate(
  id: number,
  database: Database = db,
): Promise<AnswerCandidateRow | null> {
  return (await store.selectCandidate(database, id)) ?? null;
}

/** Dismisses a candidate for good, or takes that back. @returns false when it is so already, or there is none. */
export function setDismissed(
  transaction: Database,
  id: number,
  dismissed: boolean,
): Promise<boolean> {
  return store.updateDismissed(transaction, id, dismissed);
}
