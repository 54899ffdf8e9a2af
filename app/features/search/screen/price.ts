import { createContext, useContext } from 'react';
import { describePrice, type Idea } from '#modules/catalogue/shared.ts';

/** The greatest price of the search on the screen, in cents; undefined outside of one. */
export const GreatestPrice = createContext<number | undefined>(undefined);

/** What an idea costs, as far as the budget of the search goes; null when unknown. */
export function usePrice(idea: Idea): string | null {
  return describePrice(idea, useContext(GreatestPrice));
}
