import { type RefObject, useEffect, useRef } from 'react';
import { ANIMATIONS_OFF_MS, animateIn } from './card-motion.ts';

/** Animates each card to the top of the deck that comes after the one that the page was opened with. */
export function useEntrance(deck: RefObject<HTMLElement | null>, name: string): void {
  const appeared = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new name is a new card on top.
  useEffect(() => {
    appeared.current ??= performance.now();
    const card = deck.current?.querySelector(':scope > :not([data-leaving])');
    if (!card || performance.now() - appeared.current < ANIMATIONS_OFF_MS) return;
    animateIn(card as HTMLElement);
  }, [name]);
}
