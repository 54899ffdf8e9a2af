import { isTag } from '#modules/catalogue/shared.ts';
import type { Chance } from './chance.ts';
import type { World, WorldQuestion } from './world.ts';

/** Someone a gift is looked for: what is true of them, question by question, from -1 (not at all) to 1 (very much). */
export type Person = {
  traits: Float64Array;
  /** Gifts they loved: some of them they have at home. */
  passions: readonly number[];
};

const PASSIONS_MIN = 2;
const PASSIONS_MAX = 4;
const DISLIKES = 3;
const NEEDS = 3;
/** A fainter passion shows less: each counts for this much of the one before. */
const FADING = 0.8;
/** How far a label of strength 1 of the first passion goes towards a full trait. */
const PULL = 0.55;
/** A pull weaker than this leaves the trait to chance. */
const FELT = 0.15;
/** Most of what is true of someone hardly matters to them: the range of the traits that chance draws. */
const FAINTEST = 0.1;
const LOUDEST = 0.6;

/**
 * Draws a person whose passions are real ideas: what is said of those gifts is true of who loves them. Of everything else,
 * as much is true as of anyone (`commonness`), and faintly; a few themes are disliked, a few habits are needs; and the
 * person does not contradict themselves along the catalogue's relations.
 */
export function drawPerson(world: World, suits: (idea: number) => boolean, chance: Chance): Person {
  const candidates = world.ideas.map((_, idea) => idea).filter(suits);
  const count = PASSIONS_MIN + chance.index(PASSIONS_MAX - PASSIONS_MIN + 1);
  const passions = Array.from({ length: count }, () => chance.pick(candidates));
  const pull = new Float64Array(world.questions.length);
  passions.forEach((idea, rank) => {
    for (const { question, strength } of world.truth[idea]!) {
      pull[question]! += strength * PULL * FADING ** rank;
    }
  });
  const traits = Float64Array.from(world.questions, ({ commonness }, question) => {
    const own = Math.tanh(pull[question]!);
    if (Math.abs(own) > FELT) return clamp(own + 0.15 * chance.normal());
    return (chance.flip(commonness) ? 1 : -1) * chance.between(FAINTEST, LOUDEST);
  });
  feelStrongly(world, pull, traits, chance);
  agreeWithOneself(world, traits);
  return { traits, passions };
}

/** What is to be expected of anyone. */
export function usualTrait({ commonness }: WorldQuestion): number {
  return ((2 * commonness - 1) * (FAINTEST + LOUDEST)) / 2;
}

function clamp(value: number): number {
  return Math.max(-1, Math.min(1, value));
}

/** Some themes are disliked and some habits are needs, among those no passion speaks of. */
function feelStrongly(
  world: World,
  pull: Float64Array,
  traits: Float64Array,
  chance: Chance,
): void {
  const open = [...traits.keys()].filter((question) => Math.abs(pull[question]!) <= FELT);
  const [themes, habits] = [true, false].map((tag) =>
    open.filter((question) => isTag(world.questions[question]!.category) === tag),
  ) as [number[], number[]];
  for (let n = 0; n < DISLIKES && themes.length > 0; n++) traits[chance.pick(themes)] = -1;
  for (let n = 0; n < NEEDS && habits.length > 0; n++) traits[chance.pick(habits)] = 1;
}

/** What relations say of anyone holds for this person: who does not cook does not bake either. */
function agreeWithOneself({ relations }: World, traits: Float64Array): void {
  // A second round follows chains; what a circle of weak relations leaves is as contradictory as people are.
  for (let round = 0; round < 2; round++) {
    for (const { from, kind, to } of relations) {
      const yes = traits[from]! > 0;
      if (kind === 'implies' && yes) traits[to] = Math.abs(traits[to]!);
      if (kind === 'impliesNot' && yes) traits[to] = -Math.abs(traits[to]!);
      if ((kind === 'noImplies' || kind === 'refines') && !yes) traits[to] = -Math.abs(traits[to]!);
    }
  }
}
