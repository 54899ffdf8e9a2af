import type { Chance } from './chance.ts';
import { type Person, usualTrait } from './person.ts';
import type { Search } from './search.ts';
import type { World } from './world.ts';

/** What someone would make of every idea of a world, were it given to them in this search. */
export type Taste = {
  /** 1 where the idea would be accepted. */
  pleases: Uint8Array;
  /** 1 where the idea goes in the right direction without pleasing: another like it might. */
  near: Uint8Array;
  /** 1 where the idea would do, were it not too modest for the budget. */
  modest: Uint8Array;
  /** Share of the ideas that suit the profile and its budget that please. */
  share: number;
};

/** Of the ideas that suit the profile and its budget, the share that pleases: drawn for each visitor between two. */
export type Ease = readonly [pickiest: number, easiest: number];
export const ORDINARY_EASE: Ease = [0.03, 0.08];
/** The share that comes next are near misses. */
const NEAR_SHARE = 0.1;
/** How much a label of strength 1, 2 or 3 matters. */
const WEIGHT = [0, 1, 2, 4] as const;
/** How far a trait counts for what sets the person apart: what is true of anyone makes no gift special. */
const DISTINCTIVE = 0.7;
/** What is disliked this much is not desired, whatever else speaks for the idea. */
const DISLIKED = 0.9;
/** Part of what pleases that no label tells, in standard deviations of what labels tell. */
const CHEMISTRY = 0.35;

/**
 * The rule of pleasing. An idea's appeal is the agreement between its labels (all of them, those hidden from the
 * engine too) and what sets the person apart, `Σ w(|label|)·sign(label)·(trait − 0.7·usual trait) ÷ √Σ w²`, plus a
 * chemistry that no label tells. Dealbreakers (a needed label unmet, something desired that is
 * disliked) never please. Of the other
 * ideas that suit the profile and the budget, the most appealing please: as many as 3 to 8 % of all that suit,
 * unless another ease is given.
 */
export function judge(
  world: World,
  search: Search,
  person: Person,
  ease: Ease,
  chance: Chance,
): Taste {
  const count = world.ideas.length;
  const appeal = Float64Array.from(world.truth, (_, idea) => agreement(world, person, idea));
  const spread = deviation(appeal);
  for (let idea = 0; idea < count; idea++) appeal[idea]! += CHEMISTRY * spread * chance.normal();

  const suitable = world.ideas.map((_, idea) => idea).filter((idea) => search.suits(idea));
  const affordable = suitable.filter((idea) => search.affords(idea));
  const isAcceptable = world.truth.map((_, idea) => !isDealbreaker(world, person, idea));
  const descending = affordable
    .filter((idea) => isAcceptable[idea])
    .map((idea) => appeal[idea]!)
    .sort((a, b) => b - a);
  /** The appeal that a share of the affordable ideas reaches. */
  const bar = (share: number) => {
    const rank = Math.max(1, Math.round(share * affordable.length));
    return descending[Math.min(rank, descending.length) - 1] ?? Infinity;
  };
  const share = chance.between(...ease);
  const pleasing = bar(share);
  const close = bar(share + NEAR_SHARE);

  const pleases = new Uint8Array(count);
  const near = new Uint8Array(count);
  const modest = new Uint8Array(count);
  for (const idea of suitable) {
    if (isAcceptable[idea] && appeal[idea]! >= pleasing) {
      if (search.affords(idea)) pleases[idea] = 1;
      else if (search.isTooModest(idea)) modest[idea] = 1;
    } else if (appeal[idea]! >= close) near[idea] = 1;
  }
  const pleasant = affordable.filter((idea) => pleases[idea]).length;
  return { pleases, near, modest, share: pleasant / Math.max(1, affordable.length) };
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
