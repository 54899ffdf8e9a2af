import { SUBJECTS } from '#modules/catalogue/shared.ts';
import type { IdeaInput } from '../core/index.server.ts';
import type { Chance } from './chance.ts';
import type { Profile } from './strategy.ts';
import type { World } from './world.ts';

/** Whom a gift is looked for, for how much, and what that leaves of a world. */
export type Search = {
  profile: Profile;
  /** Whether it can be had and is meant for someone like the recipient. */
  suits(idea: number): boolean;
  /** Whether its price is what the visitor has in mind. */
  affords(idea: number): boolean;
  isTooModest(idea: number): boolean;
};

/** Budgets as people say them, in euros. */
const BUDGETS = [
  [0, 25],
  [10, 40],
  [20, 60],
  [30, 100],
  [50, 150],
  [0, 200],
] as const;
const RECIPIENTS = ['Female', 'Female', 'Female', 'Male', 'Male', 'Couple', 'Unknown'] as const;
const UNKNOWN_RECIPIENT = SUBJECTS.indexOf('Unknown');
/** What most people would add, or save, for the right idea. */
const GIVE = 1.05;
const SAVE = 0.7;
const CHRISTMAS_SHARE = 0.2;

/** Draws a search; who is picky about prices gives not a cent more, and wants nothing cheaper. */
export function drawSearch(world: World, strictBudget: boolean, chance: Chance): Search {
  const [low, high] = chance.pick(BUDGETS);
  const profile: Profile = {
    recipient: SUBJECTS.indexOf(chance.pick(RECIPIENTS)),
    ageMonths: 12 * (18 + chance.index(65)),
    priceMin: low * 100,
    priceMax: high * 100,
    christmas: chance.flip(CHRISTMAS_SHARE),
  };
  const give = strictBudget ? 1 : GIVE;
  const save = strictBudget ? 1 : SAVE;
  const prices = (idea: number) => {
    const { price, priceRange } = world.ideas[idea]!;
    return priceRange ?? [price, price];
  };
  const isTooModest = (idea: number) => {
    const [, dearest] = prices(idea);
    return dearest >= 0 && dearest < profile.priceMin * save;
  };
  return {
    profile,
    suits: (idea) => isMeantFor(world.ideas[idea]!, profile),
    affords: (idea) => prices(idea)[0] <= profile.priceMax * give && !isTooModest(idea),
    isTooModest,
  };
}

function isMeantFor(idea: IdeaInput, profile: Profile): boolean {
  return (
    idea.available &&
    (!idea.seasonal || profile.christmas) &&
    profile.ageMonths >= idea.ageMin &&
    profile.ageMonths <= idea.ageMax &&
    (idea.recipient === UNKNOWN_RECIPIENT || idea.recipient === profile.recipient)
  );
}
