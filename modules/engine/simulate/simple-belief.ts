import { LABEL_NONE } from '#modules/catalogue/shared.ts';
import type { SnapshotInput } from '../core/index.server.ts';
import type { Profile, VisitHistory } from './strategy.ts';

/** For each label from « no is needed » to « yes is needed », the chance that who likes the idea answers « yes ». */
export type Likelihood = readonly number[];

/** Soft: an answer against a label makes the idea less likely. */
export const SOFT_LIKELIHOOD: Likelihood = [0.05, 0.15, 0.3, 0.5, 0.7, 0.85, 0.95];
/** Hard: an answer against a label excludes the idea. */
export const HARD_LIKELIHOOD: Likelihood = [0, 0, 0, 0.5, 1, 1, 1];

/** The rows of a catalogue as the baselines read them: a plain table, independent of the engine. */
export type Table = {
  input: SnapshotInput;
  /** `label[question * ideas + idea]`, « does not matter » where there is none. */
  label: Uint8Array;
  /** Questions that may be asked, in the catalogue's order. */
  askable: readonly number[];
};

export function tableOf(input: SnapshotInput): Table {
  const count = input.ideas.length;
  const label = new Uint8Array(count * input.questions.length).fill(LABEL_NONE);
  const { idea, question, label: value } = input.labels;
  for (let k = 0; k < idea.length; k++) label[question[k]! * count + idea[k]!] = value[k]!;
  const askable = input.questions
    .map((_, index) => index)
    .filter((index) => input.questions[index]!.category > 0);
  return { input, label, askable };
}

/** Whether an idea suits a profile: nothing above the budget, and little below it. */
export function suits({ input }: Table, idea: number, profile: Profile): boolean {
  const {
    available,
    seasonal,
    price,
    priceRange = [price, price],
    ageMin,
    ageMax,
    recipient,
  } = input.ideas[idea]!;
  return (
    available &&
    (!seasonal || profile.christmas) &&
    priceRange[0] <= profile.priceMax &&
    (price < 0 || priceRange[1] >= profile.priceMin * 0.9) &&
    ageMin <= profile.ageMonths &&
    profile.ageMonths <= ageMax &&
    (recipient === UNKNOWN_RECIPIENT || recipient === profile.recipient)
  );
}

const UNKNOWN_RECIPIENT = 4;

/** Smoothed rate of acceptance. */
export function popularity({ input }: Table, idea: number): number {
  const { shown, accepted } = input.ideas[idea]!;
  return (accepted + 1) / (shown + 10);
}

/**
 * Weights of the ideas not shown yet: popularity × the likelihood of each answer (to the power of its certainty). Where answers
 * ruled out everything, popularity is what is left.
 */
export function weightsOf(
  table: Table,
  likelihood: Likelihood,
  { profile, events }: VisitHistory,
): Float64Array {
  const count = table.input.ideas.length;
  const start = Float64Array.from({ length: count }, (_, idea) =>
    suits(table, idea, profile) ? popularity(table, idea) : 0,
  );
  for (const event of events) if (event.kind === 'feedback') start[event.idea] = 0;
  const weight = start.slice();
  for (const event of events) {
    if (event.kind === 'feedback' || event.value === 0) continue;
    const offset = event.question * count;
    const factor = likelihood.map(
      (yes) => (event.value > 0 ? yes : 1 - yes) ** Math.abs(event.value),
    );
    for (let idea = 0; idea < count; idea++) weight[idea]! *= factor[table.label[offset + idea]!]!;
  }
  return weight.some((value) => value > 0) ? weight : start;
}

/** How far the labels of each idea that suits and was not shown agree with the answers, as a weight above zero. */
export function agreements(table: Table, { profile, events }: VisitHistory): Float64Array {
  const { ideas, questions, labels } = table.input;
  const answer = new Float64Array(questions.length);
  const shown = new Set<number>();
  for (const event of events) {
    if (event.kind === 'answer') answer[event.question] = event.value;
    else shown.add(event.idea);
  }
  const agreement = new Float64Array(ideas.length);
  const square = new Float64Array(ideas.length);
  for (let k = 0; k < labels.idea.length; k++) {
    const strength = labels.label[k]! - LABEL_NONE;
    agreement[labels.idea[k]!]! += strength * answer[labels.question[k]!]!;
    square[labels.idea[k]!]! += strength ** 2;
  }
  return agreement.map((sum, idea) =>
    suits(table, idea, profile) && !shown.has(idea)
      ? Math.exp(sum / Math.sqrt(square[idea]! || 1))
      : 0,
  );
}

/** The index of the largest weight, -1 when all are zero. */
export function heaviest(weight: Float64Array): number {
  let best = -1;
  for (let idea = 0; idea < weight.length; idea++) {
    if (weight[idea]! > 0 && (best < 0 || weight[idea]! > weight[best]!)) best = idea;
  }
  return best;
}

/** Mutual information of the idea and a yes/no answer to one question, in bits, over the ideas that have weight. */
export function gain(
  { input, label }: Table,
  likelihood: Likelihood,
  weight: Float64Array,
  possible: readonly number[],
  question: number,
): number {
  const offset = question * input.ideas.length;
  const mass = new Float64Array(likelihood.length);
  for (const idea of possible) mass[label[offset + idea]!]! += weight[idea]!;
  const total = mass.reduce((sum, share) => sum + share, 0);
  let yes = 0;
  let conditional = 0;
  mass.forEach((share, value) => {
    yes += (share / total) * likelihood[value]!;
    conditional += (share / total) * entropy(likelihood[value]!);
  });
  return entropy(yes) - conditional;
}

function entropy(p: number): number {
  return p <= 0 || p >= 1 ? 0 : -p * Math.log2(p) - (1 - p) * Math.log2(1 - p);
}
