import { isTag } from '#modules/catalogue/shared.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { drawPerson, type Person } from './person.ts';
import { drawSearch, type Search } from './search.ts';
import type { Feedback } from './strategy.ts';
import { type Ease, judge, ORDINARY_EASE, type Taste } from './taste.ts';
import type { World } from './world.ts';

/** How a kind of visitor talks; every kind looks for a gift by the same rule of pleasing. */
type Manner = {
  /** Chance that an answer is the opposite of the truth. */
  wrong: number;
  /** Chance of « I don't know ». */
  unknowing: number;
  /** A trait weaker than this is answered with « probably ». */
  sureFrom: number;
  strictBudget: boolean;
  /** Ideas refused at first, whatever they are. */
  refusesFirst: number;
};

const ORDINARY = {
  wrong: 0.1,
  unknowing: 0.2,
  sureFrom: 0.5,
  strictBudget: false,
  refusesFirst: 0,
} satisfies Manner;

/** Six kinds, as many of each: on the whole 10 % of the answers are wrong, and 20 % are « I don't know ». */
export const MANNERS = {
  decided: { ...ORDINARY, wrong: 0.05, unknowing: 0.1, sureFrom: 0 },
  hesitant: { ...ORDINARY, sureFrom: 0.9 },
  contradictory: { ...ORDINARY, wrong: 0.2 },
  'je ne sais pas': { ...ORDINARY, unknowing: 0.4 },
  'picky about price': { ...ORDINARY, wrong: 0.05, unknowing: 0.15, strictBudget: true },
  'refuses everything twice': { ...ORDINARY, unknowing: 0.15, refusesFirst: 2 },
} as const satisfies Record<string, Manner>;

export type VisitorKind = keyof typeof MANNERS;
export const VISITOR_KINDS = Object.keys(MANNERS) as VisitorKind[];

export type Visitor = {
  kind: VisitorKind;
  search: Search;
  person: Person;
  taste: Taste;
  /** 1 yes, 0.5 probably yes, 0 « I don't know », down to -1 no. The same question gets the same answer. */
  answer(question: number): number;
  /** What is said of the idea shown as the `nth` (0 is the first). */
  react(idea: number, nth: number): Feedback;
};

export type Crowd = { wrong?: number; ease?: Ease };

/**
 * Draws a visitor: all that matters about them depends on the seed alone, so that every strategy meets the same people,
 * whatever it asks and in whatever order.
 *
 * @param crowd replaces the kind's own share of wrong answers, and the share of ideas that please.
 */
export function drawVisitor(
  world: World,
  kind: VisitorKind,
  seed: number,
  { wrong = MANNERS[kind].wrong, ease = ORDINARY_EASE }: Crowd = {},
): Visitor {
  const manner = { ...MANNERS[kind], wrong };
  const chance = chanceFrom(`visitor ${seed}`);
  const search = drawSearch(world, manner.strictBudget, chance);
  const person = drawPerson(world, search.suits, chance);
  const taste = judge(world, search, person, ease, chance);
  // Who loves a gift may have it already.
  const owned = new Set(person.passions.filter(() => chance.flip(0.5)));
  return {
    kind,
    search,
    person,
    taste,
    answer: (question) =>
      sayOf(world, person, manner, question, chanceFrom(`answer ${seed} ${question}`)),
    react(idea, nth) {
      if (nth < manner.refusesFirst) return 'BadIdea';
      if (owned.has(idea)) return 'HasAlready';
      if (taste.pleases[idea]) return 'GoodIdea';
      return refuse(taste, idea, chanceFrom(`reaction ${seed} ${idea}`));
    },
  };
}

function sayOf(
  world: World,
  { traits }: Person,
  manner: Manner,
  question: number,
  chance: Chance,
): number {
  const { category, allowDoubt } = world.questions[question]!;
  if (chance.flip(manner.unknowing)) return 0;
  const meant = Math.sign(traits[question]!) || -1;
  const mayDoubt = allowDoubt && !isTag(category);
  const strength = mayDoubt && Math.abs(traits[question]!) < manner.sureFrom ? 0.5 : 1;
  return (chance.flip(manner.wrong) ? -meant : meant) * strength;
}

function refuse(taste: Taste, idea: number, chance: Chance): Feedback {
  if (taste.modest[idea]) return 'YouCanDoBetter';
  if (taste.near[idea]) {
    if (chance.flip(0.6)) return 'YouAreClose';
    return chance.flip(0.3) ? 'YouCanDoBetter' : 'BadIdea';
  }
  return chance.flip(0.1) ? 'IDontKnow' : 'BadIdea';
}
