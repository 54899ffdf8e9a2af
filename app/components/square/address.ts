import { SQUARE_PARAMETERS, type SquareQuery, writeSquareAddress } from '#modules/engine/shared.ts';

/** A grid of which nothing is said yet. */
export const EMPTY_SQUARE: SquareQuery = {
  text: '',
  highlight: null,
  reactions: [],
  shared: false,
  origin: null,
};

/** Path and query string of a grid’s page; what is left out is empty. */
export function squareAddress(query: Partial<SquareQuery>): string {
  const address = writeSquareAddress({ ...EMPTY_SQUARE, ...query });
  return address === '' ? '/square' : `/square?${address}`;
}

/** What an address says beside the grid, such as the source of a visit: it goes along from page to page. */
export function otherParameters(search: string): [name: string, value: string][] {
  return [...new URLSearchParams(search)].filter(([name]) => !SQUARE_PARAMETERS.includes(name));
}
