import { type Person, usualTrait } from './person.ts';
import type { Random } from './random.ts';
import type { Search } from './search.ts';
import type { World } from './world.ts';

/** Which ideas of a world would please a person in a search. */
export type Taste = {
  /** 1 where the idea would be accepted. */
  pleases: Uint8Array;
  /** 1 where the idea nearly pleases: a similar one might. */
  near: Uint8Array;
  /** 1 where the idea would please, were it not too cheap for the budget. */
  tooCheap: Uint8Array;
  /** Share of the ideas that suit the profile and its budget that please. */
  share: number;
};

/** Of the ideas that suit the profile and its budget, the share that pleases: drawn for each visitor from this range. */
export type PleasingShare = readonly [pickiest: number, easiest: number];
export const USUAL_PLEASING_SHARE: PleasingShare = [0.03, 0.08];
/** The share that comes next are near misses. */
const NEAR_SHARE = 0.1;
/** How much a label of strength 1, 2 or 3 matters. */
const WEIGHT = [0, 1, 2, 4] as const;
/** By how much a trait that is usual for anyone is discounted: only what distinguishes the person makes a gift special. */
const DISTINCTIVE = 0.7;
/** With a dislike beyond this, an idea with such a desired label never pleases. */
const DISLIKED = 0.9;
/** The part of appeal that no label explains, in standard deviations of the explained part. */
const UNEXPLAINED = 0.35;

/**
 * The rule of pleasing. An idea's appeal is the agreement between its labels (all of them, those hidden from the
 * engine too) and what distinguishes the person, `Σ w(|label|)·sign(label)·(trait − 0.7·usual trait) ÷ √Σ w²`, plus a
 * random part that no label explains. Dealbreakers (a needed label unmet, something desired that is
 * disliked) never please. Of the other
 * ideas that suit the profile and the budget, the most appealing please: as many as 3 to 8 % of all that suit,
 * unless another share is given.
 */
export function drawTaste(
  world: World,
  search: Search,
  person: Person,
  pleasingShare: PleasingShare,
  random: Random,
): Taste {
  const count = world.ideas.length;
  const appeal = Float64Array.from(world.truth, (_, idea) => agreement(world, person, idea));
  const spread = deviation(appeal);
  for (let idea = 0; idea < count; idea++) appeal[idea]! += UNEXPLAINED * spread * random.normal();

  const suitable = world.ideas.map((_, idea) => idea).filter((idea) => search.suits(idea));
  const affordable = suitable.filter((idea) => search.affords(idea));
  const isAcceptable = world.truth.map((_, idea) => !isDealbreaker(world, person, idea));
  const descending = affordable
    .filter((idea) => isAcceptable[idea])
    .map((idea) => appeal[idea]!)
    .sort((a, b) => b - a);
  /** The appeal that a share of the affordable ideas reaches. */
  const thresholdFor = (share: number) => {
    const rank = Math.max(1, Math.round(share * affordable.length));
    return descending[Math.min(rank, descending.length) - 1] ?? Infinity;
  };
  const share = random.between(...pleasingShare);
  const pleasing = thresholdFor(share);
  const close = thresholdFor(share + NEAR_SHARE);

  const pleases = new Uint8Array(count);
  const near = new Uint8Array(count);
  const tooCheap = new Uint8Array(count);
  for (const idea of suitable) {
    if (isAcceptable[idea] && appeal[idea]! >= pleasing) {
      if (search.affords(idea)) pleases[idea] = 1;
      else if (search.isTooCheap(idea)) tooCheap[idea] = 1;
    } else if (appeal[idea]! >= close) near[idea] = 1;
  }
  const pleasant = affordable.filter((idea) => pleases[idea]).length;
  return { pleases, near, tooCheap, share: pleasant / Math.max(1, affordable.length) };
}

function agreement(world: World, { traits }: Person, idea: number): number {
  let sum = 0;
  let norm = 0;
  for (const { question, strength } of world.truth[idea]!) {
    const weight = WEIGHT[Math.abs(strength)]!;
    const usual = usualTrait(world.questions[question]!);
    sum += weight * Math.sign(strength) * (traits[question]! - DISTINCTIVE * usual);
    norm += weight * weight;
  }
  return norm > 0 ? sum / Math.sqrt(norm) : 0;
}

function isDealbreaker(world: World, { traits }: Person, idea: number): boolean {
  return world.truth[idea]!.some(({ question, strength }) => {
    const agrees = Math.sign(strength) * traits[question]!;
    if (Math.abs(strength) === 3) return agrees < 0;
    return Math.abs(strength) === 2 && agrees < -DISLIKED;
  });
}

function deviation(values: Float64Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
