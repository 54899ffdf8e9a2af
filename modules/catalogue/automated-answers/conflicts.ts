import { consequencesOf, type RelationEdge } from '../relations.ts';
import { AUTOMATED_ANSWER_VALUE } from '../vocabulary.ts';
import type { Rule } from './types.ts';

/** An answer and the relations by which it follows: the id of the question, below zero for a no. */
type Follows = { answer: number; path: readonly RelationEdge[] };

/**
 * Why a rule cannot hold: its conditions exclude each other (`conditions`), they bring another answer than the rule
 * (`relations`), or another rule may hold of the same person and answers otherwise, or brings the contrary (`rule`).
 * `follows` are the two answers that contradict each other; none where two rules answer one question.
 */
export type RuleConflict = {
  kind: 'conditions' | 'relations' | 'rule';
  /** The question of which two things are said. */
  question_id: number;
  follows: readonly Follows[];
  /** The other rule. */
  rule_id: number | null;
};

type NumberedRule = Rule & { id: number };

/** What keeps a rule from being saved; null where nothing does. A paused rule contradicts no other. */
export function findRuleConflict(
  rule: Rule,
  relations: readonly RelationEdge[],
  others: readonly NumberedRule[],
): RuleConflict | null {
  const required = consequencesOf(relations, rule.conditions);
  const brought = consequencesOf(relations, answersOf(rule));
  return (
    contradiction('conditions', required, required) ??
    contradiction('relations', required, brought) ??
    contradiction('relations', brought, brought) ??
    (rule.paused ? null : conflictWithOthers(rule, relations, others, required, brought))
  );
}

function conflictWithOthers(
  rule: Rule,
  relations: readonly RelationEdge[],
  others: readonly NumberedRule[],
  required: Consequences,
  brought: Consequences,
): RuleConflict | null {
  for (const other of others) {
    if (other.paused || !mayBothHold(rule, other)) continue;
    const rule_id = other.id;
    // As an import has it, which knows no relations.
    if (
      rule.question_id === other.question_id &&
      signOf(rule) !== signOf(other) &&
      !other.conditions.some((id) => rule.conditions.includes(-id))
    ) {
      return { kind: 'rule', question_id: rule.question_id, follows: [], rule_id };
    }
    const theirs = consequencesOf(relations, other.conditions);
    const answered = consequencesOf(relations, answersOf(other));
    // Where one is not true, its rule says nothing.
    const pairs = [
      [required, theirs],
      [brought, theirs],
      [required, answered],
    ] as const;
    if (pairs.some(([one, two]) => findOpposite(one, two) !== undefined)) continue;
    const found = contradiction('rule', brought, answered);
    if (found) return { ...found, rule_id };
  }
  return null;
}

type Consequences = ReadonlyMap<number, readonly RelationEdge[]>;

function contradiction(
  kind: RuleConflict['kind'],
  one: Consequences,
  two: Consequences,
): RuleConflict | null {
  const answer = findOpposite(one, two);
  if (answer === undefined) return null;
  const follows = [
    { answer, path: one.get(answer)! },
    { answer: -answer, path: two.get(-answer)! },
  ];
  return { kind, question_id: Math.abs(answer), follows, rule_id: null };
}

function findOpposite(one: Consequences, two: Consequences): number | undefined {
  return [...one.keys()].find((answer) => two.has(-answer));
}

/** What a rule answers as a consequence has it; nothing where the question is only never asked. */
function answersOf(rule: Rule): number[] {
  const sign = signOf(rule);
  return sign === 0 ? [] : [sign * rule.question_id];
}

function signOf({ answer }: Rule): number {
  return Math.sign(AUTOMATED_ANSWER_VALUE[answer]);
}

/** Whether somebody may exist of whom both hold, by the profile. */
function mayBothHold(one: Rule, other: Rule): boolean {
  return (
    isSame(one.gender, other.gender) &&
    isSame(one.occasion, other.occasion) &&
    overlap(
      [one.age_min_months, one.age_max_months],
      [other.age_min_months, other.age_max_months],
    ) &&
    overlap(
      [one.budget_min_cents, one.budget_max_cents],
      [other.budget_min_cents, other.budget_max_cents],
    )
  );
}

function isSame(one: string | null, other: string | null): boolean {
  return one === null || other === null || one === other;
}

type Range = readonly [low: number | null, high: number | null];

function overlap([low, high]: Range, [otherLow, otherHigh]: Range): boolean {
  return (
    (low ?? 0) <= (otherHigh ?? Number.POSITIVE_INFINITY) &&
    (otherLow ?? 0) <= (high ?? Number.POSITIVE_INFINITY)
  );
}
