import { keptAddress } from '#app/features/visit/index.ts';
import { formatIdeaKey, type IdeaKey } from '#modules/catalogue/shared.ts';
import type { ProposedIdea } from '#modules/engine/shared.ts';
import type { SessionView } from './session/session-view.ts';

/**
 * What this tab knows of a gift that was found, beyond what its address says. It stays with the entry of the browser's
 * history: whoever gets the address gets nothing of it.
 */
export type FoundNote = Pick<SessionView, 'sid' | 'kept' | 'highlights'> & { reasons: string[] };

/** The lasting address of a search that ended with an idea; where the visit came from is kept. */
export function foundAddress(key: IdeaKey, here: { pathname: string; search: string }): string {
  const search = keptAddress('/search', here);
  return `${search}${search.includes('?') ? '&' : '?'}found=${encodeURIComponent(formatIdeaKey(key))}`;
}

/** Gives the page of a search that has just ended its lasting address. Browser only. */
export function keepFound(
  { key, reasons }: ProposedIdea,
  { sid, kept, highlights }: Pick<SessionView, 'sid' | 'kept' | 'highlights'>,
): void {
  const note: FoundNote = { sid, reasons, kept, highlights };
  const address = foundAddress(key, location) + location.hash;
  history.replaceState({ ...history.state, found: note }, '', address);
}

/** What was noted when the gift of this page was found; null on a page that was merely opened. Browser only. */
export function foundNote(): FoundNote | null {
  const note: FoundNote | undefined = history.state?.found;
  return note ?? null;
}
