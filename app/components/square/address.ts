import { keptParameters } from '#app/client/kept-address.ts';
import { type SquareQuery, writeSquareAddress } from '#modules/engine/shared.ts';

/** A grid of which nothing is said yet. */
export const EMPTY_SQUARE: SquareQuery = {
  text: '',
  highlight: null,
  reactions: [],
  result: [],
  shared: false,
  origin: null,
};

/** Path and query string of a grid’s page; what is left out is empty. */
export function squareAddress(query: Partial<SquareQuery>): string {
  const address = writeSquareAddress({ ...EMPTY_SQUARE, ...query });
  return address === '' ? '/square' : `/square?${address}`;
}

/** The same for a link on another screen, with what is kept of that one's address. */
export function squareAddressFrom(
  here: { pathname: string; search: string },
  query: Partial<SquareQuery>,
): string {
  const own = new URLSearchParams(writeSquareAddress({ ...EMPTY_SQUARE, ...query }));
  return `/square?${new URLSearchParams([...own, ...keptParameters(here)])}`;
}
