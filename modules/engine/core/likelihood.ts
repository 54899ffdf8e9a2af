import { LABEL_COUNT, MISSING } from './snapshot.ts';

/** For each label from NoIsNeeded to YesIsNeeded, then MISSING: how the visitor of a pleasing idea answers. */
export type AnswerTable = {
  /** Chance of « yes » among real answers, if the label were the whole truth. */
  readonly yes: readonly number[];
  /** How far the label is trusted against the question's base rate. */
  readonly trust: readonly number[];
  /** Chance that an answer is the opposite of what was meant; above 0, so that every answer can be taken back. */
  readonly noise: number;
};

/** The hand-set table; only Needed comes near to a veto. */
export const STARTING_TABLE: AnswerTable = {
  yes: [0.01, 0.12, 0.28, 0.5, 0.72, 0.88, 0.99, 0.5],
  trust: [0.98, 0.85, 0.65, 0, 0.65, 0.85, 0.98, 0],
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
 * What an answer adds to the log weight of an idea with a label, relative to an idea of which nobody said anything
 * at that question: such an idea is neither favoured nor buried.
 *
 * @param value 1 for yes, 0.5 for probably yes, 0 for no information, down to -1 for no: the
 *   magnitude is the power to which the likelihood is raised.
 */
export function answerEvidence(
  table: AnswerTable,
  value: number,
  baseRate: number,
  label: number,
): number {
  if (value === 0) return 0;
  const labelled = chanceOfYes(table, label, baseRate);
  const missing = chanceOfYes(table, MISSING, baseRate);
  const ratio = value > 0 ? labelled / missing : (1 - labelled) / (1 - missing);
  return Math.abs(value) * Math.log(ratio);
}

/** Entropy of a yes/no outcome, in bits. */
export function binaryEntropy(p: number): number {
  if (p <= 0 || p >= 1) return 0;
  return -(p * Math.log2(p) + (1 - p) * Math.log2(1 - p));
}

/**
 * The chance of « yes » and the entropy of the answer for every question and label, worked out once for the usual
 * base rates.
 */
export class AnswerModel {
  readonly table: AnswerTable;
  /** By `question << 3 | label`; the last row serves questions whose base rate moved. */
  readonly chance: Float64Array;
  readonly entropy: Float64Array;
  readonly #baseRate: Float64Array;

  constructor(table: AnswerTable, baseRate: Float64Array) {
    this.table = table;
    this.#baseRate = baseRate;
    this.chance = new Float64Array((baseRate.length + 1) * LABEL_COUNT);
    this.entropy = new Float64Array(this.chance.length);
    baseRate.forEach((base, question) => {
      this.#write(question, base);
    });
  }

  /** Where the row of a question begins, given its base rate in a session; good until the next call. */
  row(question: number, base: number): number {
    if (base === this.#baseRate[question]) return question * LABEL_COUNT;
    this.#write(this.#baseRate.length, base);
    return this.#baseRate.length * LABEL_COUNT;
  }

  #write(row: number, base: number): void {
    for (let label = 0; label < LABEL_COUNT; label++) {
      const chance = chanceOfYes(this.table, label, base);
      this.chance[row * LABEL_COUNT + label] = chance;
      this.entropy[row * LABEL_COUNT + label] = binaryEntropy(chance);
    }
  }
}
