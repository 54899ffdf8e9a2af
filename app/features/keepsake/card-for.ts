import type { CardFor, CardOccasion } from '#app/features/idea/index.server.ts';
import { OCCASION_NAMES } from './text.ts';

const OCCASION = 'carte';
const SEVERAL = 'plusieurs';

/** What a card is for by the address of the giver's form, which alone has it; « justBecause » where that says nothing. */
export function readCardFor(query: URLSearchParams): CardFor {
  const written = query.get(OCCASION) ?? '';
  const occasion = Object.hasOwn(OCCASION_NAMES, written) ? (written as CardOccasion) : null;
  return { occasion: occasion ?? 'justBecause', isSeveral: query.has(SEVERAL) };
}

/** The same as a query. */
export function cardQuery({ occasion, isSeveral }: CardFor): string {
  return `?${OCCASION}=${occasion}${isSeveral ? `&${SEVERAL}` : ''}`;
}
