import { useMemo } from 'react';
import { useHydrated } from '#app/ui/browser/use-hydrated.ts';
import type { Idea } from '#modules/catalogue/shared.ts';
import { FoundBefore } from './found-before.ts';
import { foundDetails } from './found-gift-address.ts';
import { SearchScreen } from './screen/search-screen.tsx';
import { viewOfStep } from './session/session-view.ts';

/**
 * The end of a search at its lasting address. It changes no search of this tab; in the tab where the gift was found it
 * still shows why it was chosen and the ideas beside it, and an alert can be made of it.
 */
export function FoundGift({ idea }: { idea: Idea }) {
  const hydrated = useHydrated();
  const view = useMemo(() => {
    const note = hydrated ? foundDetails() : null;
    const { sid = null, reasons = [], kept = [], highlights = [] } = note ?? {};
    const { below_budget, greatestPrice } = note ?? {};
    const gift = { ...idea, reasons, below_budget };
    const found = viewOfStep(sid, { kind: 'end', idea: gift, kept: [...kept] });
    return { ...found, highlights, greatestPrice };
  }, [idea, hydrated]);
  return (
    <FoundBefore value={true}>
      <SearchScreen view={view} highlightCount={view.highlights.length} />
    </FoundBefore>
  );
}
