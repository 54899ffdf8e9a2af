import { useMemo } from 'react';
import { foundNote } from '#app/client/found.ts';
import { standingView } from '#app/client/session-view.ts';
import { useLive } from '#app/client/use-live.ts';
import { SearchScreen } from '#app/components/search/search-screen.tsx';
import type { Idea } from '#modules/catalogue/shared.ts';

/**
 * The end of a search at its lasting address. It touches no search of this tab; in the tab where the gift was found it
 * still knows why and what lay beside it, and can become an alert.
 */
export function FoundGift({ idea }: { idea: Idea }) {
  const live = useLive();
  const view = useMemo(() => {
    const note = live ? foundNote() : null;
    const { sid = null, reasons = [], kept = [], highlights = [] } = note ?? {};
    const found = standingView(sid, { kind: 'end', idea: { ...idea, reasons }, kept: [...kept] });
    return { ...found, highlights };
  }, [idea, live]);
  return <SearchScreen view={view} highlightCount={view.highlights.length} />;
}
