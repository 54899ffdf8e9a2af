import { errorPage } from '#app/shell/errors.server.ts';

/** The number that an address names; anything else is not found. @param digits how many the number may have. */
export function idOf(segment: string, digits = 15): number {
  if (!/^[1-9]\d*$/.test(segment) || segment.length > digits) throw errorPage(404);
  return Number(segment);
}

/** The number of a merchant that a part of an address names; null for what is none. */
export function merchantNumber(typed: string | null): number | null {
  const number = /^[1-9]\d{0,9}$/.test(typed ?? '') ? Number(typed) : Number.NaN;
  return number <= 2_147_483_647 ? number : null;
}
