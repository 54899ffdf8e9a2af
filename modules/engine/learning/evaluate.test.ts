import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  baseRateOf,
  PRIOR_YES_RATE,
  QUESTION_KINDS,
  STARTING_TABLE,
} from '../core/index.server.ts';
import { evaluate, type LabelledAnswers, questionOutcomes } from './evaluate.ts';

const anyKind = fc.constantFrom(...QUESTION_KINDS);
const count = fc.double({ min: 0, max: 1e6, noNaN: true });

test('no answers, however many, take a base rate far from the prior one', () => {
  fc.assert(
    fc.property(anyKind, count, count, count, (kind, yes, no, unknown) => {
      const [outcome] = questionOutcomes([{ question_id: 1, kind, yes, no, unknown }]);
      expect(Math.abs(baseRateOf(kind, outcome!) - PRIOR_YES_RATE[kind])).toBeLessThanOrEqual(
        0.05 + 1e-9,
      );
      expect(outcome!.yes + outcome!.no).toBeCloseTo(yes + no, 6);
      expect(outcome!.unknown).toBe(unknown);
    }),
  );
});

const desired = { question_id: 1, kind: 'trait', label: 5 } as const;
const known = { used: STARTING_TABLE, outcomes: [], outcomesBefore: [] };

test('a table that predicts the answers held out is kept', () => {
  const answers: LabelledAnswers[] = [
    { ...desired, held_out: false, yes: 400, no: 10 },
    { ...desired, held_out: true, yes: 100, no: 2 },
  ];
  const evaluation = evaluate(answers, known);
  expect(evaluation.kept).toBe(true);
  expect(evaluation.loss_after).toBeLessThan(evaluation.loss_before);
});

test('a table that contradicts the answers held out is not', () => {
  const answers: LabelledAnswers[] = [
    { ...desired, held_out: false, yes: 10, no: 400 },
    { ...desired, held_out: true, yes: 100, no: 2 },
  ];
  expect(evaluate(answers, known).kept).toBe(false);
});
