import { useLocation } from 'react-router';
import { useHydrated } from '#app/ui/browser/use-hydrated.ts';
import { CHRISTMAS_PATH, landingOccasion, OCCASION_PARAMETER } from '#modules/engine/shared.ts';
import { SQUARE_PARAMETERS } from '#modules/engine/square/shared.ts';

/** Where a visitor is: path and query. */
type Here = { pathname: string; search: string };

/**
 * Parameters that mean something on one screen only: a square's own, the id of a search, which no other address shows, a
 * gift that was found, an alert that was created.
 */
const OWN_PARAMETERS: readonly string[] = [...SQUARE_PARAMETERS, 'sid', 'found', 'created'];

/**
 * Query parameters that follow a visitor from screen to screen: where the visit came from, whatever else the address
 * carried in, and Christmas once its landing was seen. For the hidden fields of a GET form.
 */
export function visitParameters({ pathname, search }: Here): [name: string, value: string][] {
  const { name: occasion, christmas } = OCCASION_PARAMETER;
  const kept = [...new URLSearchParams(search)].filter(
    ([name]) => name !== occasion && !OWN_PARAMETERS.includes(name),
  );
  const isKept = landingOccasion(pathname) ?? new URLSearchParams(search).get(occasion);
  return isKept === null ? kept : [...kept, [occasion, christmas]];
}

/** The address of another screen with what is kept of this one; home is the Christmas landing for those who came by it. */
export function visitAddress(pathname: string, here: Here): string {
  const kept = new URLSearchParams(visitParameters(here));
  const isChristmas = kept.has(OCCASION_PARAMETER.name);
  if (pathname === '/' && isChristmas) kept.delete(OCCASION_PARAMETER.name);
  const path = pathname === '/' && isChristmas ? CHRISTMAS_PATH : pathname;
  return kept.size > 0 ? `${path}?${kept}` : path;
}

/** `visitAddress` from the present page; where scripts run, with its hash as well, which a server never sees. */
export function useVisitAddress(pathname: string): string {
  const hydrated = useHydrated();
  const here = useLocation();
  return visitAddress(pathname, here) + (hydrated ? here.hash : '');
}
