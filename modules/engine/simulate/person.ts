import { isTag } from '#modules/catalogue/shared.ts';
import type { Random } from './random.ts';
import type { World, WorldQuestion } from './world.ts';

/** A recipient: what is true of them, question by question, from -1 (not at all) to 1 (very much). */
export type Person = {
  traits: Float64Array;
  /** Gifts they loved: some of them they have at home. */
  passions: readonly number[];
};

const PASSIONS_MIN = 2;
const PASSIONS_MAX = 4;
const DISLIKES = 3;
const NEEDS = 3;
/** Each passion counts for this much of the one before. */
const PASSION_DECAY = 0.8;
/** What a label of strength 1 of the first passion contributes to a trait. */
const LABEL_CONTRIBUTION = 0.55;
/** With less than this from passions, the trait is drawn at random. */
const MIN_CONTRIBUTION = 0.15;
/** The range of randomly drawn traits: most of what is true of a person hardly matters to them. */
const WEAKEST_TRAIT = 0.1;
const STRONGEST_TRAIT = 0.6;

/**
 * Draws a person whose passions are real ideas: the labels of those gifts are true of the person. Everything else is
 * as often true as of anyone (`commonness`), and weakly; a few themes are disliked, a few habits are needs; and traits
 * agree with the catalogue's relations.
 */
export function drawPerson(world: World, suits: (idea: number) => boolean, random: Random): Person {
  const candidates = world.ideas.map((_, idea) => idea).filter(suits);
  const count = PASSIONS_MIN + random.index(PASSIONS_MAX - PASSIONS_MIN + 1);
  const passions = Array.from({ length: count }, () => random.pick(candidates));
  const contribution = new Float64Array(world.questions.length);
  passions.forEach((idea, rank) => {
    for (const { question, strength } of world.truth[idea]!) {
      contribution[question]! += strength * LABEL_CONTRIBUTION * PASSION_DECAY ** rank;
    }
  });
  const traits = Float64Array.from(world.questions, ({ commonness }, question) => {
    const own = Math.tanh(contribution[question]!);
    if (Math.abs(own) > MIN_CONTRIBUTION) return clamp(own + 0.15 * random.normal());
    return (random.flip(commonness) ? 1 : -1) * random.between(WEAKEST_TRAIT, STRONGEST_TRAIT);
  });
  addStrongTraits(world, contribution, traits, random);
  applyRelations(world, traits);
  return { traits, passions };
}

/** The expected trait of anyone. */
export function usualTrait({ commonness }: WorldQuestion): number {
  return ((2 * commonness - 1) * (WEAKEST_TRAIT + STRONGEST_TRAIT)) / 2;
}

function clamp(value: number): number {
  return Math.max(-1, Math.min(1, value));
}

/** Makes some themes disliked and some habits needs, among those that no passion concerns. */
function addStrongTraits(
  world: World,
  contribution: Float64Array,
  traits: Float64Array,
  random: Random,
): void {
  const open = [...traits.keys()].filter(
    (question) => Math.abs(contribution[question]!) <= MIN_CONTRIBUTION,
  );
  const [themes, habits] = [true, false].map((tag) =>
    open.filter((question) => isTag(world.questions[question]!.category) === tag),
  ) as [number[], number[]];
  for (let n = 0; n < DISLIKES && themes.length > 0; n++) traits[random.pick(themes)] = -1;
  for (let n = 0; n < NEEDS && habits.length > 0; n++) traits[random.pick(habits)] = 1;
}

/** Applies the catalogue's relations to the traits: who does not cook does not bake either. */
function applyRelations({ relations }: World, traits: Float64Array): void {
  // A second round follows chains; contradictions left by a cycle of weak relations remain.
  for (let round = 0; round < 2; round++) {
    for (const { from, kind, to } of relations) {
      const yes = traits[from]! > 0;
      if (kind === 'implies' && yes) traits[to] = Math.abs(traits[to]!);
      if (kind === 'impliesNot' && yes) traits[to] = -Math.abs(traits[to]!);
      if ((kind === 'noImplies' || kind === 'refines') && !yes) traits[to] = -Math.abs(traits[to]!);
    }
  }
}
