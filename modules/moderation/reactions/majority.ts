import { LABEL_NONE, LABELS, type Label, labelStrength } from '#modules/catalogue/shared.ts';

// The rule by which labels are weighed: docs/decisions/0022-labels-by-weighted-majority.md.

/** Reactions that others have reviewed, from which on a contributor's vote no longer counts as a new contributor's. */
export const ESTABLISHED_AT = 20;
/** What the votes of all new contributors to a pair count together at most, in thousandths. */
export const NEW_CONTRIBUTORS_WEIGHT_MAX = 2000;
/** What the label of the catalogue counts, in thousandths. */
export const CATALOGUE_WEIGHT = 2000;

/** Pairs that a contributor's agreement is smoothed by, and the agreement that is assumed of them. */
const PRIOR = { pairs: 10, agreement: 0.5 };
/** A « yes », a « no », or neither. */
const DIRECTIONS = 3;
const WEIGHT = { least: 50, most: 3000 };

/** The label of one contributor on a pair. */
export type Vote = {
  label: Label;
  /** Thousandths. */
  weight: number;
  /** A vote of somebody of whom few reactions were reviewed. */
  isNew: boolean;
};

export type Resolution = {
  /** Null where there is no vote and no label of the catalogue. */
  label: Label | null;
  /** Which part of the weight has the label's direction, from 0 to 1. */
  share: number;
};

/**
 * The weight of a contributor, in thousandths: the log-odds of being right about the direction, as Nitzan and Paroush
 * (1982) weigh independent votes, of an agreement that is smoothed by a Beta prior; within bounds.
 *
 * @param compared how many pairs of his others have labelled too.
 * @param agreed his agreement summed over them, each from 0 to 1.
 */
export function weightOf(compared: number, agreed: number): number {
  const agreement = (agreed + PRIOR.pairs * PRIOR.agreement) / (compared + PRIOR.pairs);
  const logOdds = Math.log(((DIRECTIONS - 1) * agreement) / (1 - agreement));
  return Math.min(WEIGHT.most, Math.max(WEIGHT.least, Math.round(1000 * logOdds)));
}

/** What somebody's vote weighs of whom nothing is known. */
export const NEW_WEIGHT = weightOf(0, 0);

/** How much two labels agree, from 0 to 1: three quarters for the same direction, the rest for the strength. */
export function agreementOf(one: Label, other: Label): number {
  const [first, second] = [labelStrength(one), labelStrength(other)];
  return Math.sign(first) === Math.sign(second) ? 1 - Math.abs(first - second) / 8 : 0;
}

/** Whether two labels speak for the same answer, or neither for any. */
export function isSameDirection(one: Label, other: Label): boolean {
  return Math.sign(labelStrength(one)) === Math.sign(labelStrength(other));
}

/**
 * The label of a pair by weighted majority: the direction with the most weight, then the weighted median of its
 * strengths. The label of the catalogue is a vote. Directions with equal weight leave the catalogue's if it is among
 * them, else None; of two medians the weaker one stands.
 *
 * @param votes of different contributors, without rejected ones, in any order.
 * @param current the label of the catalogue, null where it has none.
 */
export function resolveLabel(votes: readonly Vote[], current: Label | null): Resolution {
  const weights = weightByLabel(votes, current);
  const direction = (sign: number) =>
    LABELS.reduce(
      (sum, label, place) =>
        Math.sign(labelStrength(label)) === sign ? sum + weights[place]! : sum,
      0,
    );
  const [no, none, yes] = [direction(-1), direction(0), direction(1)];
  const most = Math.max(no, none, yes);
  if (most === 0) return { label: null, share: 0 };
  const leading = [-1, 0, 1].filter((sign) => [no, none, yes][sign + 1] === most);
  const ofCurrent = current && Math.sign(labelStrength(current));
  const tied = ofCurrent !== null && leading.includes(ofCurrent) ? ofCurrent : 0;
  const chosen = leading.length === 1 ? leading[0]! : tied;
  return { label: medianLabel(weights, chosen), share: direction(chosen) / (no + none + yes) };
}

/**
 * The weight of each label, in the order of LABELS. Where new contributors are too many all weights are multiplied by what
 * they count together, rather than theirs divided: whole numbers, so that the order of votes does not matter and equal
 * weights are equal.
 */
function weightByLabel(votes: readonly Vote[], current: Label | null): number[] {
  const sum = (isNew: boolean) => {
    const weights = LABELS.map(() => 0);
    for (const vote of votes) {
      if (vote.isNew === isNew) weights[LABELS.indexOf(vote.label)]! += vote.weight;
    }
    return weights;
  };
  const [established, newContributors] = [sum(false), sum(true)];
  const together = newContributors.reduce((total, weight) => total + weight, 0);
  const [ofNewContributors, ofOthers] =
    together > NEW_CONTRIBUTORS_WEIGHT_MAX ? [NEW_CONTRIBUTORS_WEIGHT_MAX, together] : [1, 1];
  return LABELS.map((label, place) => {
    const catalogue = label === current ? CATALOGUE_WEIGHT : 0;
    return (
      (established[place]! + catalogue) * ofOthers + newContributors[place]! * ofNewContributors
    );
  });
}

function medianLabel(weights: readonly number[], sign: number): Label {
  if (sign === 0) return 'None';
  const labels = [1, 2, 3].map((strength) => LABEL_NONE + sign * strength);
  const half = labels.reduce((sum, place) => sum + weights[place]!, 0) / 2;
  let below = 0;
  for (const place of labels) {
    below += weights[place]!;
    if (below >= half) return LABELS[place]!;
  }
  return LABELS[labels.at(-1)!]!;
}
