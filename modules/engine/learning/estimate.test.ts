import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AnswerTable,
  chanceOfYes,
  LABEL_COUNT,
  MISSING,
  NONE,
  QUESTION_KINDS,
  type QuestionKind,
  STARTING_TABLE,
} from '../core/index.server.ts';
import {
  type AnswerCount,
  CHANGE_PER_RUN_MAX,
  estimateTable,
  logLoss,
  MISSING_CHANGE_MAX,
  TOTAL_CHANGE_MAX,
} from './estimate.ts';

const LABELS = [...Array(LABEL_COUNT).keys()];
const DIRECTED_LABELS = LABELS.filter((label) => label !== NONE && label !== MISSING);
const RUNS = 40;

const answers = fc.double({ min: 0, max: 1e6, noNaN: true });
const anyCounts: fc.Arbitrary<AnswerCount[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...QUESTION_KINDS),
    label: fc.nat(LABEL_COUNT - 1),
    baseRate: fc.double({ min: 0, max: 1, noNaN: true }),
    yes: answers,
    no: answers,
  }),
  { maxLength: 30 },
);

/** The table after many runs on the same answers: as far as they can move it. */
function learnManyTimes(counts: readonly AnswerCount[]): AnswerTable {
  let table = STARTING_TABLE;
  for (let run = 0; run < RUNS; run++) table = estimateTable(counts, STARTING_TABLE, table);
  return table;
}

function chances(table: AnswerTable, baseRate: number): number[] {
  return QUESTION_KINDS.flatMap((kind) =>
    LABELS.map((label) => chanceOfYes(table, kind, label, baseRate)),
  );
}

/** Answers of visitors who say yes to each label with a chance of their own. */
function answersLike(
  chance: (kind: QuestionKind, label: number, base: number) => number,
  each: number,
): AnswerCount[] {
  return QUESTION_KINDS.flatMap((kind) =>
    LABELS.flatMap((label) =>
      [0.2, 0.4, 0.6].map((baseRate) => {
        const yes = each * chance(kind, label, baseRate);
        return { kind, label, baseRate, yes, no: each - yes };
      }),
    ),
  );
}

describe('the learned answer table', () => {
  test('is the hand-set one while there are no answers', () => {
    expect(estimateTable([], STARTING_TABLE, STARTING_TABLE)).toBe(STARTING_TABLE);
  });

  test('stays in its bounds, and makes a yes likelier from NoIsNeeded to YesIsNeeded, whatever was answered', () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        const learned = learnManyTimes(counts);
        expect(learned.noise).toBe(STARTING_TABLE.noise);
        for (const kind of QUESTION_KINDS) {
          learned[kind].forEach((value, label) => {
            const reach =
              label === NONE ? 0 : label === MISSING ? MISSING_CHANGE_MAX : TOTAL_CHANGE_MAX;
            const moved = Math.abs(value - STARTING_TABLE[kind][label]!);
            expect(moved).toBeLessThanOrEqual(reach + 1e-9);
          });
          const shifts = DIRECTED_LABELS.map((label) => learned[kind][label]!);
          expect(shifts).toEqual(shifts.toSorted((a, b) => a - b));
          for (const label of DIRECTED_LABELS) {
            if (label < NONE) expect(learned[kind][label]).toBeLessThanOrEqual(0);
            else expect(learned[kind][label]).toBeGreaterThanOrEqual(0);
          }
        }
      }),
    );
  });

  test('changes little in one run', () => {
    fc.assert(
      fc.property(anyCounts, anyCounts, (a, b) => {
        const used = learnManyTimes(a);
        const learned = estimateTable(b, STARTING_TABLE, used);
        for (const kind of QUESTION_KINDS) {
          learned[kind].forEach((value, label) => {
            expect(Math.abs(value - used[kind][label]!)).toBeLessThanOrEqual(
              CHANGE_PER_RUN_MAX + 1e-9,
            );
          });
        }
      }),
    );
  });

  test('hardly changes after ten searches, even when all their answers are wrong', () => {
    const lying = (_: QuestionKind, label: number) => (label < NONE ? 1 : 0);
    const few = answersLike(lying, 100 / (3 * LABEL_COUNT));
    const base = 0.4;
    const before = chances(STARTING_TABLE, base);
    chances(learnManyTimes(few), base).forEach((chance, label) => {
      expect(Math.abs(chance - before[label]!)).toBeLessThan(0.06);
    });
  });

  test('does not depend on the order in which searches are counted', () => {
    const shuffled = anyCounts.chain((counts) =>
      fc.tuple(fc.constant(counts), fc.shuffledSubarray(counts, { minLength: counts.length })),
    );
    fc.assert(
      fc.property(shuffled, ([counts, other]) => {
        const one = chances(learnManyTimes(counts), 0.3);
        const two = chances(learnManyTimes(other), 0.3);
        one.forEach((chance, label) => {
          expect(two[label]).toBeCloseTo(chance, 6);
        });
      }),
    );
  });

  test('approaches how visitors answer once many have, and then predicts them better', () => {
    const truth: AnswerTable = {
      family: [-4.2, -1.6, -0.5, 0, 1.2, 2.4, 4.3, -0.3],
      theme: [-4.1, -2.8, -1.3, 0, 2.1, 3.7, 4.3, -0.3],
      subtheme: [-4.6, -3.6, -2, 0, 2.8, 4.5, 4.8, -0.3],
      trait: [-3.2, -1.5, -0.2, 0, 1.2, 1.7, 3.3, -0.3],
      noise: 0.02,
    };
    const many = answersLike((kind, label, base) => chanceOfYes(truth, kind, label, base), 20_000);
    const learned = learnManyTimes(many);
    for (const base of [0.2, 0.4, 0.6]) {
      const wanted = chances(truth, base);
      chances(learned, base).forEach((chance, label) => {
        expect(chance).toBeCloseTo(wanted[label]!, 1);
      });
    }
    expect(logLoss(learned, many)).toBeLessThan(logLoss(STARTING_TABLE, many));
  });
});
