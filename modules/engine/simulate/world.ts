import { type Category, isTag, LABEL_NONE } from '#modules/catalogue/shared.ts';
import type { IdeaInput, SnapshotInput } from '../core/index.server.ts';
import { type Random, randomFrom } from './random.ts';

/** One truth about an idea: what a « yes » to the question does for it, from -3 (rules it out) to 3 (is needed). */
export type Reaction = { question: number; strength: number };

export type WorldQuestion = {
  category: Category;
  /** Whether « probably » may be answered. */
  allowDoubt: boolean;
  /** Share of people of whom it is true, when nothing else is known of them. */
  commonness: number;
};

/** A catalogue with the whole truth about its ideas, of which the engine sees a part. */
export type World = {
  name: string;
  ideas: readonly IdeaInput[];
  questions: readonly WorldQuestion[];
  relations: SnapshotInput['relations'];
  /** By idea, in the order of questions; explicit « does not matter » (0) included. */
  truth: readonly (readonly Reaction[])[];
  twins: SnapshotInput['twins'];
  nearDuplicates: SnapshotInput['nearDuplicates'];
};

export const HIDDEN_SHARE = 0.2;

/**
 * The part of a world that the engine reads: the catalogue without a share of its labels, drawn at random, and without any
 * past session.
 */
export function visiblePart(world: World, seed: number, hidden = HIDDEN_SHARE): SnapshotInput {
  const random = randomFrom(`hidden labels ${seed}`);
  const rows = world.truth.flatMap((reactions, idea) =>
    reactions.filter(() => !random.flip(hidden)).map((reaction) => ({ idea, ...reaction })),
  );
  return {
    ideas: world.ideas,
    questions: world.questions.map(({ category }) => ({
      category: CATEGORY_INDEX[category],
      yes: 0,
      no: 0,
      unknown: 0,
    })),
    relations: world.relations,
    labels: {
      idea: Uint32Array.from(rows, ({ idea }) => idea),
      question: Uint16Array.from(rows, ({ question }) => question),
      label: Uint8Array.from(rows, ({ strength }) => strength + LABEL_NONE),
    },
    twins: world.twins,
    nearDuplicates: world.nearDuplicates,
  };
}

/** Storage order of the categories, as snapshots have it. */
const CATEGORY_INDEX: Record<Category, number> = {
  Unknown: 0,
  AskOnlyIfNeeded: 1,
  GoodToAsk: 2,
  AverageQuality: 3,
  TagSecondary: 4,
  AskStart: 5,
  TagMain: 6,
};

/** How common a « yes » is: few people love any one theme, while habits are common. */
export function drawCommonness(category: Category, random: Random): number {
  if (isTag(category)) return random.between(0.08, 0.3);
  if (category === 'AskStart') return random.between(0.4, 0.6);
  return random.between(0.2, 0.65);
}
