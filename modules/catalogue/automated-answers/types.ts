import type { AutomatedAnswerRow } from '#modules/platform/index.server.ts';

/**
 * A rule: whom it holds of, and what it answers to a question. What is null asks nothing; `conditions` are the ids of
 * questions that must be answered yes, below zero for no. Ages in months, budgets in cents, ends included.
 */
export type Rule = Omit<AutomatedAnswerRow, 'id'>;

/** What is decided of a rule: all of it but whether it is paused. */
export type RuleFields = Omit<Rule, 'paused'>;

/** A rule as it is stored; `version` changes with every change of it. */
export type StoredRule = AutomatedAnswerRow & { version: string };
