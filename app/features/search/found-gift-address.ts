import { visitAddress } from '#app/features/visit/index.ts';
import { formatIdeaKey, type IdeaKey } from '#modules/catalogue/shared.ts';
import type { ProposedIdea } from '#modules/engine/shared.ts';
import type { FoundGiftContext } from './session/session-view.ts';

/**
 * What this tab knows of a gift that was found, beyond what its address holds. It stays with the entry of the browser's
 * history: an address that is passed on carries none of it.
 */
export type FoundDetails = FoundGiftContext & Pick<ProposedIdea, 'reasons' | 'below_budget'>;

/** The lasting address of a search that ended with an idea; where the visit came from is kept. */
export function foundAddress(key: IdeaKey, here: { pathname: string; search: string }): string {
  const search = visitAddress('/search', here);
  return `${search}${search.includes('?') ? '&' : '?'}found=${encodeURIComponent(formatIdeaKey(key))}`;
}

/** Gives the page of a search that has just ended its lasting address. Browser only. */
export function storeFound(
  { key, reasons, below_budget }: ProposedIdea,
  { sid, kept, highlights, greatestPrice }: FoundGiftContext,
): void {
  const details: FoundDetails = { sid, reasons, below_budget, kept, highlights, greatestPrice };
  const address = foundAddress(key, location) + location.hash;
  history.replaceState({ ...history.state, found: details }, '', address);
}

/** What was stored when the gift of this page was found; null on a page that was merely opened. Browser only. */
export function foundDetails(): FoundDetails | null {
  const details: FoundDetails | undefined = history.state?.found;
  return details ?? null;
}
