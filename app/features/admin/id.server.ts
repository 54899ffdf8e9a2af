import { errorPage } from '#app/shell/errors.server.ts';

/** The number that an address names; anything else is not found. @param digits how many the number may have. */
export function idOf(segment: string, digits = 15): number {
  if (!/^[1-9]\d*$/.test(segment) || segment.length > digits) throw errorPage(404);
  return Number(segment);
}
