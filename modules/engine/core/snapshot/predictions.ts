import { CODES_PER_QUESTION, LABEL_COUNT, MISSING, NONE } from './snapshot.ts';

/** A prediction's mean label, from -3 to 3, decides for which of these it stands; those about 0 count for nothing. */
type Prediction = {
  /** Means up to this, from that of the prediction before. */
  upTo: number;
  /** The chances of the seven labels: the mean of those with such a mean label, measured on the starter catalogue. */
  chances: readonly number[];
};

const TO_NO: Prediction = { upTo: -0.2, chances: [0.043, 0.099, 0.095, 0.743, 0.012, 0.008, 0] };
const TO_YES: readonly Prediction[] = [
  { upTo: 0.22, chances: [0, 0.001, 0.002, 0.87, 0.071, 0.055, 0.001] },
  { upTo: 0.32, chances: [0, 0.001, 0.002, 0.806, 0.112, 0.078, 0.001] },
  { upTo: 0.5, chances: [0, 0.001, 0.001, 0.725, 0.149, 0.123, 0.001] },
  { upTo: 0.75, chances: [0, 0.002, 0.002, 0.571, 0.234, 0.19, 0.001] },
  { upTo: 1.05, chances: [0, 0.001, 0.002, 0.424, 0.271, 0.299, 0.003] },
  { upTo: 3, chances: [0, 0, 0.001, 0.26, 0.299, 0.435, 0.005] },
];
const LEAST_TO_YES = 0.15;
/** A « yes », of whichever strength, from this chance on is all but certain: it may be named as a fact. */
const CERTAIN_CHANCE = 0.9;
const CERTAIN: Prediction = { upTo: 3, chances: [0, 0, 0, 0.049, 0.365, 0.584, 0.002] };

/**
 * By how much of its chances a prediction counts; the rest is None. Its errors go together, since all of an idea's predictions are
 * drawn from one text (docs/experiments/2026-11-23-predicted-labels.md).
 */
const STRENGTH = 0.7;

/** The chances of what stands for any prediction: few, so that each is a number beside those of the labels. */
const PREDICTIONS = [TO_NO, ...TO_YES, CERTAIN].map(({ chances }) =>
  chances.map((chance, label) => STRENGTH * chance + (label === NONE ? 1 - STRENGTH : 0)),
);
const CERTAIN_YES = LABEL_COUNT + PREDICTIONS.length - 1;

/** Whether a number stands for a prediction and not for a label. */
export function isPrediction(label: number): boolean {
  return label > MISSING;
}

/**
 * The number that stands for a prediction; null for one that counts for nothing.
 *
 * @param chances of the seven labels, in any unit.
 */
export function predictionOf(chances: ArrayLike<number>): number | null {
  let [total, yes, sum] = [0, 0, 0];
  for (let label = 0; label < MISSING; label++) {
    total += chances[label]!;
    sum += chances[label]! * (label - NONE);
    if (label > NONE) yes += chances[label]!;
  }
  const mean = sum / total;
  if (mean <= TO_NO.upTo) return LABEL_COUNT;
  if (!(mean >= LEAST_TO_YES)) return null;
  if (yes >= CERTAIN_CHANCE * total) return CERTAIN_YES;
  return LABEL_COUNT + 1 + TO_YES.findIndex(({ upTo }) => mean <= upTo);
}

/** The chances of the seven labels that a prediction counts for. */
export function chancesOf(prediction: number): readonly number[] {
  return PREDICTIONS[prediction - LABEL_COUNT]!;
}

/** The chance of a label, given a label or a prediction. */
export function chanceOfLabel(label: number, given: number): number {
  return isPrediction(given) ? chancesOf(given)[label]! : Number(given === label);
}

/** What each label counts for where ideas are compared, from -3 to 3: a prediction its mean, MISSING 0. */
export const LABEL_VALUE = meanOf((value) => value);
/** The mean of its square: more than the square of its mean where it is uncertain, so that vague ideas resemble none much. */
export const SQUARED_VALUE = meanOf((value) => value ** 2);

function meanOf(amount: (value: number) => number): Float64Array {
  return Float64Array.from({ length: CODES_PER_QUESTION }, (_, given) => {
    let mean = 0;
    for (let label = 0; label < MISSING; label++)
      mean += chanceOfLabel(label, given) * amount(label - NONE);
    return mean;
  });
}

/** 1 where a « yes » is certain to be in favour of an idea with this label or prediction, -1 where a « no » is, else 0. */
export function certainDirection(label: number): number {
  if (isPrediction(label)) return Number(label === CERTAIN_YES);
  return Math.sign(LABEL_VALUE[label]!);
}
