import { LABEL_COUNT, NONE } from './snapshot.ts';

/** For each label from NoIsNeeded to YesIsNeeded: how the visitor of a pleasing idea answers. */
export type AnswerTable = {
  /** Chance of « yes » among real answers, if the label were the whole truth. */
  readonly yes: readonly number[];
  /** How far the label is trusted against the question's base rate. */
  readonly trust: readonly number[];
  /** Chance that an answer is the opposite of what was meant. */
  readonly noise: number;
};

/** The hand-set table; only Needed comes near to a veto. */
export const STARTING_TABLE: AnswerTable = {
  yes: [0.01, 0.12, 0.28, 0.5, 0.72, 0.88, 0.99],
  trust: [0.98, 0.85, 0.65, 0, 0.65, 0.85, 0.98],
  noise: 0.02,
};

/**
 * Chance that the visitor answers « yes » when an idea with this label is the one that pleases.
 *
 * `p = ε + (1 − 2ε)·(trust·yes + (1 − trust)·base)`: the floor ε keeps every answer possible, so
 * that one wrong answer never makes the right idea unreachable.
 */
export function chanceOfYes(table: AnswerTable, label: number, baseRate: number): number {
  const trust = table.trust[label]!;
  const meant = trust * table.yes[label]! + (1 - trust) * baseRate;
  return table.noise + (1 - 2 * table.noise) * meant;
}

/**
 * What an answer adds to the log weight of an idea, by label, relative to an unlabelled idea.
 *
 * @param value 1 for yes, 0.5 for probably yes, 0 for no information, down to -1 for no: the
 *   magnitude is the power to which the likelihood is raised.
 */
export function answerEvidence(table: AnswerTable, value: number, baseRate: number): Float64Array {
  const evidence = new Float64Array(LABEL_COUNT);
  if (value === 0) return evidence;
  for (let label = 0; label < LABEL_COUNT; label++) {
    const yes = chanceOfYes(table, label, baseRate);
    evidence[label] = Math.abs(value) * Math.log(value > 0 ? yes : 1 - yes);
  }
  const unlabelled = evidence[NONE]!;
  for (let label = 0; label < LABEL_COUNT; label++) evidence[label]! -= unlabelled;
  return evidence;
}

/** Entropy of a yes/no outcome, in bits. */
export function binaryEntropy(p: number): number {
  if (p <= 0 || p >= 1) return 0;
  return -(p * Math.log2(p) + (1 - p) * Math.log2(1 - p));
}
