import { type AnswerTable, chanceOfYes } from '../core/likelihood.ts';
import { MISSING, NONE } from '../core/snapshot.ts';

/** Answers that visitors gave to a question where the idea they accepted has a label; doubt counts for half. */
export type AnswerCount = {
  /** As in the engine's snapshot. */
  label: number;
  /** Share of « yes » among all answers to the question, from 0 to 1. */
  baseRate: number;
  yes: number;
  no: number;
};

/** How many answers the hand-set table is worth, for each label. */
export const PRIOR_ANSWERS = 300;
/** How far a label's chances may ever go from the hand-set ones, and from those of the table in use. */
export const REACH = 0.25;
export const STEP = 0.05;
/** A label stays on its side of indifference: these are its chances at a base rate of 0 and of 1. */
const INDIFFERENT = { low: 0.3, high: 0.7 };
/** « Nobody said » speaks softly at most. */
const MISSING_REACH = 0.1;

const ROUNDS_MAX = 200;
const SETTLED = 1e-10;

/**
 * A label's chance of « yes » before noise, where the base rate is 0 (`low`) and where it is 1 (`high`); it is
 * linear between. `low` is the share of visitors whom the label makes say yes, `1 − high` no; the rest follow
 * the base rate.
 */
type Line = { low: number; high: number };

/**
 * The answer table that past answers speak for.
 *
 * A « yes » comes from the label (share u), from the base rate (1 − u − v) or from noise; a « no » likewise with v.
 * The shares are the maximum a posteriori under a Dirichlet prior centred on the hand-set table, found by
 * expectation–maximisation (Dempster, Laird, Rubin 1977). They are made monotone from NoIsNeeded to YesIsNeeded by
 * isotonic regression (pool adjacent violators, Ayer et al. 1955) and then bounded. Both keep the order of two
 * sequences, hence low ≤ high. « None » was said to mean nothing, so it stays at the base rate; « nobody said » may
 * learn otherwise.
 *
 * @param start the hand-set table; returned as it is when there are no counts and it is in use.
 * @param used the table in use: the result is within STEP of it.
 */
export function estimateTable(
  counts: readonly AnswerCount[],
  start: AnswerTable,
  used: AnswerTable,
): AnswerTable {
  if (used === start && counts.every(({ yes, no }) => yes + no === 0)) return start;
  const labels = [...start.yes.keys()].filter((label) => label !== NONE);
  const ordered = labels.filter((label) => label < MISSING);
  const lines = start.yes.map((_, label) => lineOf(start, label));
  const weights = ordered.map(
    (label) => PRIOR_ANSWERS + sum(ofLabel(counts, label).map(({ yes, no }) => yes + no)),
  );
  for (const label of labels) {
    lines[label] = fitLine(ofLabel(counts, label), lineOf(start, label), start.noise);
  }
  for (const end of ['low', 'high'] as const) {
    const values = isotonic(
      ordered.map((label) => lines[label]![end]),
      weights,
    );
    ordered.forEach((label, index) => {
      lines[label]![end] = values[index]!;
    });
    for (const label of labels) {
      const [least, most] = bounds(label, end, lineOf(start, label)[end], lineOf(used, label)[end]);
      lines[label]![end] = Math.min(most, Math.max(least, lines[label]![end]));
    }
  }
  return tableOf(lines, start);
}

/** Mean log loss, in nats, of predicting answers by a table; 0 when there are none. */
export function logLoss(table: AnswerTable, counts: readonly AnswerCount[]): number {
  const answers = sum(counts.map(({ yes, no }) => yes + no));
  if (answers === 0) return 0;
  const losses = counts.map(({ label, baseRate, yes, no }) => {
    const chance = chanceOfYes(table, label, baseRate);
    return -(yes * Math.log(chance) + no * Math.log(1 - chance));
  });
  return sum(losses) / answers;
}

/** One label's line: each round shares the answers out among their sources, then counts the sources. */
function fitLine(counts: readonly AnswerCount[], prior: Line, noise: number): Line {
  // From 0 no round would ever leave.
  let u = Math.max(prior.low, 0.01);
  let v = Math.max(1 - prior.high, 0.01);
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const found = { yes: 0, no: 0, base: 0 };
    for (const { baseRate, yes, no } of counts) {
      const followed = 1 - u - v;
      const chance = noise + (1 - 2 * noise) * (u + followed * baseRate);
      const perYes = ((1 - 2 * noise) * yes) / chance;
      const perNo = ((1 - 2 * noise) * no) / (1 - chance);
      found.yes += perYes * u;
      found.no += perNo * v;
      found.base += followed * (perYes * baseRate + perNo * (1 - baseRate));
    }
    const total = PRIOR_ANSWERS + found.yes + found.no + found.base;
    const nextU = (PRIOR_ANSWERS * prior.low + found.yes) / total;
    const nextV = (PRIOR_ANSWERS * (1 - prior.high) + found.no) / total;
    const moved = Math.abs(nextU - u) + Math.abs(nextV - v);
    [u, v] = [nextU, nextV];
    if (moved < SETTLED) break;
  }
  return { low: u, high: 1 - v };
}

/** The non-decreasing sequence nearest to some values, by weighted squares. */
function isotonic(values: readonly number[], weights: readonly number[]): number[] {
  const blocks: { value: number; weight: number; length: number }[] = [];
  values.forEach((value, index) => {
    let block = { value, weight: weights[index]!, length: 1 };
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
  });
  return blocks.flatMap(({ value, length }) => Array<number>(length).fill(value));
}

/** Between what values an end of a label's line must lie. */
function bounds(label: number, end: keyof Line, start: number, used: number): [number, number] {
  const reach = label < MISSING ? REACH : MISSING_REACH;
  const least = Math.max(0, start - reach, used - STEP);
  const most = Math.min(1, start + reach, used + STEP);
  if (label < NONE) return [Math.min(least, INDIFFERENT[end]), Math.min(most, INDIFFERENT[end])];
  if (label < MISSING) {
    return [Math.max(least, INDIFFERENT[end]), Math.max(most, INDIFFERENT[end])];
  }
  return [least, most];
}

function lineOf({ yes, trust }: AnswerTable, label: number): Line {
  return { low: trust[label]! * yes[label]!, high: 1 - trust[label]! * (1 - yes[label]!) };
}

function tableOf(lines: readonly Line[], { yes, noise }: AnswerTable): AnswerTable {
  const trust = lines.map(({ low, high }) => 1 - (high - low));
  return {
    yes: lines.map(({ low }, label) => (trust[label]! > 0 ? low / trust[label]! : yes[label]!)),
    trust,
    noise,
  };
}

function ofLabel(counts: readonly AnswerCount[], wanted: number): AnswerCount[] {
  return counts.filter(({ label }) => label === wanted);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
