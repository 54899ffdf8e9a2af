import { useEffect, useState } from 'react';
import { useHydrated } from '#app/ui/browser/use-hydrated.ts';
import type { ProposedIdea } from '#modules/engine/shared.ts';
import type { OnOpen } from '../highlights/idea-tile.tsx';

type OpenedInput = {
  /** An idea that the page was opened with. */
  initial: ProposedIdea | null;
  /** Names the step below it: a new step closes it. */
  name: string;
  /** A move is on its way: nothing is opened meanwhile. */
  waiting: boolean;
  /** Called with what was opened. */
  onOpened?: OnOpen | undefined;
};

/** The idea that was opened from beside the cards and lies on top of them; without scripts, pages open it instead. */
export function useOpened({ initial, name, waiting, onOpened }: OpenedInput): {
  opened: ProposedIdea | null;
  open: OnOpen | undefined;
  close: (() => void) | undefined;
} {
  const hydrated = useHydrated();
  const [opened, setOpened] = useState<{ idea: ProposedIdea; upon: string } | null>(
    initial && { idea: initial, upon: name },
  );
  const idea = opened?.upon === name ? opened.idea : null;
  // What had the focus is gone or far away: it goes to the card that is now on top.
  useEffect(() => {
    if (!opened) return;
    document.getElementById('main')?.scrollIntoView();
    document.getElementById('step-heading')?.focus({ preventScroll: true });
  }, [opened]);
  const open: OnOpen = (wanted) => {
    if (waiting) return;
    setOpened({ idea: wanted, upon: name });
    onOpened?.(wanted);
  };
  return {
    opened: idea,
    open: hydrated ? open : undefined,
    close: hydrated ? () => setOpened(null) : undefined,
  };
}
