import { chancesOf, isPrediction } from '../snapshot/predictions.ts';
import {
  CATEGORY,
  CODES_PER_QUESTION,
  type Header,
  MISSING,
  NONE,
  YES_IS_NEEDED,
} from '../snapshot/snapshot.ts';

/**
 * A family of themes (a question to start with) is loved by most people, a theme (a main tag) by some, a finer one (a
 * secondary tag) by few; an idea without the label of one is not of it. All else is a trait.
 */
export const QUESTION_KINDS = ['family', 'theme', 'subtheme', 'trait'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

const KIND_OF: Readonly<Record<number, QuestionKind>> = {
  [CATEGORY.AskStart]: 'family',
  [CATEGORY.TagMain]: 'theme',
  [CATEGORY.TagSecondary]: 'subtheme',
};

/** Of a question, by its category. */
export function kindOf(category: number): QuestionKind {
  return KIND_OF[category] ?? 'trait';
}

/** Whether a question of a category is about an interest: a theme, a finer one, or a whole family of them. */
export function isInterest(category: number): boolean {
  return kindOf(category) !== 'trait';
}

/**
 * What each label adds to the log-odds of « yes », from NoIsNeeded to YesIsNeeded, then MISSING: below 0 a « no » is
 * in favour of the idea, above 0 a « yes », at 0 neither.
 */
export type LabelShifts = readonly number[];

/** How a visitor answers, by the label of the idea that pleases. */
export type AnswerTable = Readonly<Record<QuestionKind, LabelShifts>> & {
  /** Chance that an answer is the opposite of what was meant; above 0, so that every answer can be taken back. */
  readonly noise: number;
};

/** The hand-set table; only Needed nearly excludes an idea. */
export const STARTING_TABLE: AnswerTable = {
  family: [-4.5, -1.9, -0.8, 0, 0.8, 1.9, 4.5, 0],
  theme: [-4.5, -3.2, -1.6, 0, 1.2, 3.6, 4.5, 0],
  subtheme: [-5, -4, -2.3, 0, 2.3, 5, 6, 0],
  trait: [-3.5, -1.8, -0.4, 0, 0.8, 1.2, 3.5, 0],
  noise: 0.02,
};

/**
 * What a « no » to a trait counts for against what a « yes » would favour, as a part of what the table says: a warm blanket
 * may please a person who does not mind the cold. Measured on described people (docs/decisions/0016).
 */
const NO_TO_TRAIT_FACTOR = 0.1;

/**
 * Chance that the visitor answers « yes » when an idea with this label, or this prediction of it, is the one that pleases.
 *
 * `p = ε + (1 − 2ε)·σ(logit(base) + shift[kind][label])`: a label shifts the odds of the base rate, so that whatever that
 * rate a « yes » favours ideas for which it is better over the others, which mixing a label's own chance with the base
 * rate does not (docs/experiments/2026-11-21-answer-model.md). The floor ε keeps every answer possible: one wrong answer
 * never makes the right idea unreachable.
 *
 * @param baseRate from 0 to 1, both included.
 */
export function chanceOfYes(
  table: AnswerTable,
  kind: QuestionKind,
  label: number,
  baseRate: number,
): number {
  if (isPrediction(label)) return mixed(label, (each) => chanceOfYes(table, kind, each, baseRate));
  const yes = baseRate * Math.exp(table[kind][label]!);
  return table.noise + (1 - 2 * table.noise) * (yes / (yes + (1 - baseRate)));
}

/**
 * What an answer adds to the log weight of an idea with a label, relative to an idea without label at that
 * question: such an idea is neither raised nor lowered. A prediction is each label by its chance:
 * `log Σ P(label) · exp(evidence(label))`.
 *
 * @param value 1 for yes, 0.5 for probably yes, 0 for no information, down to -1 for no; beyond that, what counts for
 *   several answers. The magnitude is the power to which the likelihood is raised.
 */
export function answerEvidence(
  table: AnswerTable,
  kind: QuestionKind,
  value: number,
  baseRate: number,
  label: number,
): number {
  if (value === 0) return 0;
  if (isPrediction(label)) {
    // What counts for several answers is given so many times. Raised to that power within the mean, the least chance of a strong
    // label would outweigh an idea that has a label.
    const times = Math.max(1, Math.abs(value));
    const ratio = mixed(label, (each) =>
      Math.exp(answerEvidence(table, kind, value / times, baseRate, each)),
    );
    return times * Math.log(ratio);
  }
  const labelled = chanceOfYes(table, kind, label, baseRate);
  const missing = chanceOfYes(table, kind, MISSING, baseRate);
  const ratio = value > 0 ? labelled / missing : (1 - labelled) / (1 - missing);
  const softened = kind === 'trait' && value < 0 && label > NONE && label < YES_IS_NEEDED;
  return (softened ? NO_TO_TRAIT_FACTOR : 1) * Math.abs(value) * Math.log(ratio);
}

/** The mean over the labels that a prediction stands for, by their chances. */
function mixed(prediction: number, of: (label: number) => number): number {
  return chancesOf(prediction).reduce((sum, chance, label) => sum + chance * of(label), 0);
}

/** Entropy of a yes/no outcome, in bits. */
export function binaryEntropy(p: number): number {
  if (p <= 0 || p >= 1) return 0;
  return -(p * Math.log2(p) + (1 - p) * Math.log2(1 - p));
}

/**
 * The chance of « yes » and the entropy of the answer for every question and label or prediction, computed once for the prior
 * base rates.
 */
export class AnswerModel {
  readonly table: AnswerTable;
  /** By `question << LABEL_BITS | label`; the last row serves questions whose base rate moved. */
  readonly chance: Float64Array;
  readonly entropy: Float64Array;
  readonly #header: Pick<Header, 'baseRate' | 'category' | 'usedCodes'>;

  constructor(table: AnswerTable, header: Pick<Header, 'baseRate' | 'category' | 'usedCodes'>) {
    const { baseRate } = header;
    this.table = table;
    this.#header = header;
    this.chance = new Float64Array((baseRate.length + 1) * CODES_PER_QUESTION);
    this.entropy = new Float64Array(this.chance.length);
    baseRate.forEach((base, question) => {
      // Predictions may come later.
      this.#write(question, question, base, CODES_PER_QUESTION);
    });
  }

  /** What an answer adds to the log weight of an idea with a label, as `answerEvidence` has it. */
  evidence(question: number, value: number, baseRate: number, label: number): number {
    return answerEvidence(
      this.table,
      kindOf(this.#header.category[question]!),
      value,
      baseRate,
      label,
    );
  }

  /** Where the row of a question begins, given its base rate in a session; good until the next call. */
  row(question: number, base: number): number {
    const { baseRate, usedCodes } = this.#header;
    if (base === baseRate[question]) return question * CODES_PER_QUESTION;
    this.#write(baseRate.length, question, base, usedCodes);
    return baseRate.length * CODES_PER_QUESTION;
  }

  #write(row: number, question: number, base: number, codes: number): void {
    const kind = kindOf(this.#header.category[question]!);
    for (let label = 0; label < codes; label++) {
      const chance = isPrediction(label)
        ? mixed(label, (each) => this.chance[row * CODES_PER_QUESTION + each]!)
        : chanceOfYes(this.table, kind, label, base);
      this.chance[row * CODES_PER_QUESTION + label] = chance;
      this.entropy[row * CODES_PER_QUESTION + label] = binaryEntropy(chance);
    }
  }
}
