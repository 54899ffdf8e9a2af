import { expect, test } from 'vitest';
import { ANYBODY } from '#tests/fixtures/automated-answers.ts';
import type { RelationEdge } from '../relations.ts';
import type { Relation } from '../vocabulary.ts';
import { findRuleConflict } from './conflicts.ts';
import type { Rule } from './types.ts';

const rule = (changes: Partial<Rule> = {}): Rule => ({ ...ANYBODY, ...changes });
const edge = (from: number, relation: Relation, to: number): RelationEdge => ({
  from,
  relation,
  to,
});
const numbered = (changes: Partial<Rule>) => ({ ...rule(changes), id: 9 });

test('conditions that bring the contrary of the answer are a contradiction, with the path', () => {
  const relations = [edge(3, 'implies', 2), edge(2, 'impliesNot', 1), edge(3, 'makesLikely', 1)];
  expect(findRuleConflict(rule({ conditions: [3] }), relations, [])).toEqual({
    kind: 'relations',
    question_id: 1,
    follows: [
      { answer: -1, path: [relations[0], relations[1]] },
      { answer: 1, path: [] },
    ],
    rule_id: null,
  });
  expect(findRuleConflict(rule({ conditions: [-3] }), relations, [])).toBeNull();
  expect(findRuleConflict(rule({ conditions: [3], answer: 'No' }), relations, [])).toBeNull();
});

test('so is an answer that brings the contrary of a condition', () => {
  const relations = [edge(1, 'noImplies', 2)];
  const found = findRuleConflict(rule({ answer: 'ProbablyNo', conditions: [2] }), relations, []);
  expect(found).toMatchObject({ kind: 'relations', question_id: 2 });
});

test('conditions that exclude each other never hold', () => {
  const relations = [edge(2, 'impliesNot', 3)];
  const found = findRuleConflict(rule({ conditions: [2, 3] }), relations, []);
  expect(found).toMatchObject({ kind: 'conditions', question_id: 3 });
});

test('a rule that may hold of the same person and answers otherwise is a contradiction', () => {
  const women = rule({ gender: 'Female', budget_max_cents: 3000, hint_words: ['thé'] });
  const conflicts = (other: Partial<Rule>) =>
    findRuleConflict(women, [], [numbered({ answer: 'No', ...other })]) !== null;
  expect(conflicts({})).toBe(true);
  expect(conflicts({ answer: 'IDontKnow' })).toBe(true);
  expect(conflicts({ budget_min_cents: 3000 })).toBe(true);
  expect(conflicts({ hint_words: ['café'] })).toBe(true);
  expect(conflicts({ answer: 'ProbablyYes' })).toBe(false);
  expect(conflicts({ gender: 'Male' })).toBe(false);
  expect(conflicts({ budget_min_cents: 3001 })).toBe(false);
  expect(conflicts({ paused: true })).toBe(false);
  expect(conflicts({ conditions: [3] })).toBe(true);
  const [yes, no] = [rule({ conditions: [3] }), numbered({ answer: 'No', conditions: [-3] })];
  expect(findRuleConflict(yes, [], [no])).toBeNull();
});

test('so is one whose answer brings the contrary through relations', () => {
  const relations = [edge(1, 'implies', 2), edge(3, 'impliesNot', 2)];
  expect(findRuleConflict(rule(), relations, [numbered({ question_id: 3 })])).toEqual({
    kind: 'rule',
    question_id: 2,
    follows: [
      { answer: 2, path: [relations[0]] },
      { answer: -2, path: [relations[1]] },
    ],
    rule_id: 9,
  });
});

test('a rule whose condition the other one answers to the contrary does not hold with it', () => {
  const other = numbered({ question_id: 3, answer: 'No', conditions: [-1] });
  expect(findRuleConflict(rule(), [edge(1, 'implies', 3)], [other])).toBeNull();
});
