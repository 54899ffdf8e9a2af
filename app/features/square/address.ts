import { useVisitAddress } from '#app/features/visit/index.ts';
import { type SquareQuery, writeSquareAddress } from '#modules/engine/square/shared.ts';

/** The grid without words, start and reactions. */
export const EMPTY_SQUARE: SquareQuery = {
  text: '',
  highlight: null,
  reactions: [],
  earlierStarts: [],
  result: [],
  shared: false,
  origin: null,
};

/** Path and query string of a grid’s page; what is left out is empty. */
export function squareAddress(query: Partial<SquareQuery>): string {
  const address = writeSquareAddress({ ...EMPTY_SQUARE, ...query });
  return address === '' ? '/square' : `/square?${address}`;
}

/** The same for a link, with what is kept of the present address. */
export function useSquareAddress(query: Partial<SquareQuery>): string {
  const address = squareAddress(query);
  const kept = useVisitAddress('/square').slice('/square'.length);
  return address.includes('?') ? address + kept.replace(/^\?/, '&') : address + kept;
}
