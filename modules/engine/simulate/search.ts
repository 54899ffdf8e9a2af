import { SUBJECTS } from '#modules/catalogue/shared.ts';
import type { IdeaInput } from '../core/index.server.ts';
import type { Random } from './random.ts';
import type { Profile } from './strategy.ts';
import type { World } from './world.ts';

/** A recipient and a budget, and which ideas of a world they admit. */
export type Search = {
  profile: Profile;
  /** Whether it is available and meant for such a recipient. */
  suits(idea: number): boolean;
  /** Whether its price is what the visitor has in mind. */
  affords(idea: number): boolean;
  isTooCheap(idea: number): boolean;
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
/** By what factor most people would exceed their maximum, or stay below their minimum, for the right idea. */
const BUDGET_EXCESS = 1.05;
const BUDGET_SAVING = 0.7;
const CHRISTMAS_SHARE = 0.2;

/** Draws a search; with a strict budget, not a cent more, and nothing cheaper. */
export function drawSearch(world: World, strictBudget: boolean, random: Random): Search {
  const [low, high] = random.pick(BUDGETS);
  const profile: Profile = {
    recipient: SUBJECTS.indexOf(random.pick(RECIPIENTS)),
    ageMonths: 12 * (18 + random.index(65)),
    priceMin: low * 100,
    priceMax: high * 100,
    christmas: random.flip(CHRISTMAS_SHARE),
  };
  const excess = strictBudget ? 1 : BUDGET_EXCESS;
  const saving = strictBudget ? 1 : BUDGET_SAVING;
  const prices = (idea: number) => {
    const { price, priceRange } = world.ideas[idea]!;
    return priceRange ?? [price, price];
  };
  const isTooCheap = (idea: number) => {
    const [, dearest] = prices(idea);
    return dearest >= 0 && dearest < profile.priceMin * saving;
  };
  return {
    profile,
    suits: (idea) => isMeantFor(world.ideas[idea]!, profile),
    affords: (idea) => prices(idea)[0] <= profile.priceMax * excess && !isTooCheap(idea),
    isTooCheap,
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
