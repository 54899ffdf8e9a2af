import {
  type AnswerTable,
  chanceOfYes,
  type LabelShifts,
  MISSING,
  NONE,
  type QuestionKind,
} from '../core/index.server.ts';

/** Answers that visitors gave to a question where the idea they accepted has a label; doubt counts for half. */
export type AnswerCount = {
  kind: QuestionKind;
  /** As in the engine's snapshot. */
  label: number;
  /** Share of « yes » among all answers to the question, from 0 to 1. */
  baseRate: number;
  yes: number;
  no: number;
};

/** How many answers the hand-set table counts for, for each label. */
export const PRIOR_ANSWERS = 300;
/**
 * How far a shift may go from the hand-set one in total, and from that of the active table in one run, in log-odds. Little,
 * because searches end in an accepted idea where answers agreed with the labels: what is learned from them overestimates labels
 * (docs/experiments/2026-11-21-learning-from-accepted-searches.md).
 */
export const TOTAL_CHANGE_MAX = 0.7;
export const CHANGE_PER_RUN_MAX = 0.25;
/** The same for a missing label. */
export const MISSING_CHANGE_MAX = 0.4;

/** Halvings of a span of 2·TOTAL_CHANGE_MAX that leave less than 1e-11. */
const HALVINGS = 38;

/**
 * The answer table estimated from past answers.
 *
 * A label's shift is the maximum a posteriori of a logistic model whose offset is the log-odds of the base rate. The
 * prior is data (Bedrick, Christensen, Johnson 1996): PRIOR_ANSWERS answers to a question of even odds, as the
 * hand-set table predicts them. The shifts are made monotone from NoIsNeeded to YesIsNeeded by isotonic regression
 * (pool adjacent violators, Ayer et al. 1955) and then bounded, which keeps their order. A label's shift
 * keeps its sign. That of « None », which says that the question does not matter, stays 0; that of a missing label may change.
 *
 * @param start the hand-set table; returned as it is when there are no counts and it is active.
 * @param used the active table: the result is within CHANGE_PER_RUN_MAX of it.
 */
export function estimateTable(
  counts: readonly AnswerCount[],
  start: AnswerTable,
  used: AnswerTable,
): AnswerTable {
  if (used === start && counts.every(({ yes, no }) => yes + no === 0)) return start;
  const shifts = (kind: QuestionKind) => fitShifts(kind, counts, start, used);
  return {
    family: shifts('family'),
    theme: shifts('theme'),
    subtheme: shifts('subtheme'),
    trait: shifts('trait'),
    noise: start.noise,
  };
}

function fitShifts(
  kind: QuestionKind,
  counts: readonly AnswerCount[],
  start: AnswerTable,
  used: AnswerTable,
): LabelShifts {
  const own = counts.filter((count) => count.kind === kind);
  const fitted = start[kind].map((shift, label) => {
    const said = [...own.filter((count) => count.label === label), priorCount(start, kind, label)];
    return {
      shift: fitShift(said, shift, start.noise),
      weight: sum(said.map(({ yes, no }) => yes + no)),
    };
  });
  const shifts = [...isotonic(fitted.slice(0, MISSING)), fitted[MISSING]!.shift];
  return shifts.map((shift, label) => {
    const [least, most] = bounds(label, start[kind][label]!, used[kind][label]!);
    return Math.min(most, Math.max(least, shift));
  });
}

/** Mean log loss, in nats, of predicting answers by a table; 0 when there are none. */
export function logLoss(table: AnswerTable, counts: readonly AnswerCount[]): number {
  const answers = sum(counts.map(({ yes, no }) => yes + no));
  if (answers === 0) return 0;
  const losses = counts.map(({ kind, label, baseRate, yes, no }) => {
    const chance = chanceOfYes(table, kind, label, baseRate);
    return -(yes * Math.log(chance) + no * Math.log(1 - chance));
  });
  return sum(losses) / answers;
}

function priorCount(start: AnswerTable, kind: QuestionKind, label: number): AnswerCount {
  const yes = PRIOR_ANSWERS * chanceOfYes(start, kind, label, 0.5);
  return { kind, label, baseRate: 0.5, yes, no: PRIOR_ANSWERS - yes };
}

/** The likeliest shift within TOTAL_CHANGE_MAX of the hand-set one: where the slope of the log likelihood changes sign. */
function fitShift(counts: readonly AnswerCount[], start: number, noise: number): number {
  let low = start - TOTAL_CHANGE_MAX;
  let high = start + TOTAL_CHANGE_MAX;
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (slope(counts, middle, noise) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Derivative of the log likelihood of one label's answers by its shift. */
function slope(counts: readonly AnswerCount[], shift: number, noise: number): number {
  const certain = 1 - 2 * noise;
  return sum(
    counts.map(({ baseRate, yes, no }) => {
      const odds = baseRate * Math.exp(shift);
      const meant = odds / (odds + (1 - baseRate));
      const chance = noise + certain * meant;
      return certain * meant * (1 - meant) * (yes / chance - no / (1 - chance));
    }),
  );
}

/** The non-decreasing sequence nearest to some values, by weighted squares. */
function isotonic(values: readonly { shift: number; weight: number }[]): number[] {
  const blocks: { value: number; weight: number; length: number }[] = [];
  for (const { shift, weight } of values) {
    let block = { value: shift, weight, length: 1 };
    while (blocks.length > 0 && blocks.at(-1)!.value > block.value) {
      const before = blocks.pop()!;
      const weight = before.weight + block.weight;
      block = {
        value: (before.value * before.weight + block.value * block.weight) / weight,
        weight,
        length: before.length + block.length,
      };
    }
    blocks.push(block);
  }
  return blocks.flatMap(({ value, length }) => Array<number>(length).fill(value));
}

/** Between what values a label's shift must lie. */
function bounds(label: number, start: number, used: number): [number, number] {
  if (label === NONE) return [start, start];
  const reach = label === MISSING ? MISSING_CHANGE_MAX : TOTAL_CHANGE_MAX;
  const least = Math.max(start - reach, used - CHANGE_PER_RUN_MAX);
  const most = Math.min(start + reach, used + CHANGE_PER_RUN_MAX);
  if (label === MISSING) return [least, most];
  return label < NONE ? [least, Math.min(0, most)] : [Math.max(0, least), most];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
