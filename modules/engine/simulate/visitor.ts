import { isTag } from '#modules/catalogue/shared.ts';
import { drawPerson, type Person } from './person.ts';
import { type Random, randomFrom } from './random.ts';
import { drawSearch, type Search } from './search.ts';
import type { Feedback } from './strategy.ts';
import { drawTaste, type PleasingShare, type Taste, USUAL_PLEASING_SHARE } from './taste.ts';
import type { World } from './world.ts';

/** How a kind of visitor answers; the same rule decides for every kind which ideas please. */
type Behaviour = {
  /** Chance that an answer is the opposite of the truth. */
  wrong: number;
  /** Chance of « I don't know ». */
  unknown: number;
  /** A trait weaker than this is answered with « probably ». */
  certainFrom: number;
  strictBudget: boolean;
  /** Ideas refused at first, whatever they are. */
  refusesFirst: number;
};

const ORDINARY = {
  wrong: 0.1,
  unknown: 0.2,
  certainFrom: 0.5,
  strictBudget: false,
  refusesFirst: 0,
} satisfies Behaviour;

/** Six kinds, as many of each: on the whole 10 % of the answers are wrong, and 20 % are « I don't know ». */
export const BEHAVIOURS = {
  decided: { ...ORDINARY, wrong: 0.05, unknown: 0.1, certainFrom: 0 },
  hesitant: { ...ORDINARY, certainFrom: 0.9 },
  contradictory: { ...ORDINARY, wrong: 0.2 },
  'je ne sais pas': { ...ORDINARY, unknown: 0.4 },
  'picky about price': { ...ORDINARY, wrong: 0.05, unknown: 0.15, strictBudget: true },
  'refuses everything twice': { ...ORDINARY, unknown: 0.15, refusesFirst: 2 },
} as const satisfies Record<string, Behaviour>;

export type VisitorKind = keyof typeof BEHAVIOURS;
export const VISITOR_KINDS = Object.keys(BEHAVIOURS) as VisitorKind[];

export type Visitor = {
  kind: VisitorKind;
  search: Search;
  person: Person;
  taste: Taste;
  /** 1 yes, 0.5 probably yes, 0 « I don't know », down to -1 no. The same question gets the same answer. */
  answer(question: number): number;
  /** The feedback on the idea shown as the `nth` (0 is the first). */
  react(idea: number, nth: number): Feedback;
};

export type VisitorOptions = { wrong?: number; pleasingShare?: PleasingShare };

/**
 * Draws a visitor: everything about them depends on the seed alone, so that every strategy gets the same people,
 * whatever it asks and in whatever order.
 *
 * @param options replaces the kind's own share of wrong answers, and the share of ideas that please.
 */
export function drawVisitor(
  world: World,
  kind: VisitorKind,
  seed: number,
  { wrong = BEHAVIOURS[kind].wrong, pleasingShare = USUAL_PLEASING_SHARE }: VisitorOptions = {},
): Visitor {
  const behaviour = { ...BEHAVIOURS[kind], wrong };
  const random = randomFrom(`visitor ${seed}`);
  const search = drawSearch(world, behaviour.strictBudget, random);
  const person = drawPerson(world, search.suits, random);
  const taste = drawTaste(world, search, person, pleasingShare, random);
  // A person may already own the gifts they love.
  const owned = new Set(person.passions.filter(() => random.flip(0.5)));
  return {
    kind,
    search,
    person,
    taste,
    answer: (question) =>
      answerOf(world, person, behaviour, question, randomFrom(`answer ${seed} ${question}`)),
    react(idea, nth) {
      if (nth < behaviour.refusesFirst) return 'BadIdea';
      if (owned.has(idea)) return 'HasAlready';
      if (taste.pleases[idea]) return 'GoodIdea';
      return refusingFeedback(taste, idea, randomFrom(`reaction ${seed} ${idea}`));
    },
  };
}

function answerOf(
  world: World,
  { traits }: Person,
  behaviour: Behaviour,
  question: number,
  random: Random,
): number {
  const { category, allowDoubt } = world.questions[question]!;
  if (random.flip(behaviour.unknown)) return 0;
  const meant = Math.sign(traits[question]!) || -1;
  const mayDoubt = allowDoubt && !isTag(category);
  const strength = mayDoubt && Math.abs(traits[question]!) < behaviour.certainFrom ? 0.5 : 1;
  return (random.flip(behaviour.wrong) ? -meant : meant) * strength;
}

function refusingFeedback(taste: Taste, idea: number, random: Random): Feedback {
  if (taste.tooCheap[idea]) return 'YouCanDoBetter';
  if (taste.near[idea]) {
    if (random.flip(0.6)) return 'YouAreClose';
    return random.flip(0.3) ? 'YouCanDoBetter' : 'BadIdea';
  }
  return random.flip(0.1) ? 'IDontKnow' : 'BadIdea';
}
