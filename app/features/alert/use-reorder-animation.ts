import { type RefObject, useLayoutEffect, useRef } from 'react';
import { motionAllowed } from '#app/ui/browser/motion.ts';

const REORDER_ANIMATION = { duration: 180, easing: 'cubic-bezier(0.2, 0.9, 0.25, 1)' };

/**
 * Animates the rows of a list to their new places when the order changes; the one that is dragged is there already.
 *
 * @returns measures where the rows are: call it before the order changes.
 */
export function useReorderAnimation(
  listRef: RefObject<HTMLElement | null>,
  order: unknown,
): () => void {
  const tops = useRef(new Map<Element, number>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: another order is what moves the rows.
  useLayoutEffect(() => {
    const before = tops.current;
    tops.current = new Map();
    if (before.size === 0 || !motionAllowed()) return;
    for (const row of rowsOf(listRef.current)) {
      const shift = (before.get(row) ?? row.offsetTop) - row.offsetTop;
      if (shift === 0 || row.dataset.dragged !== undefined) continue;
      row.animate({ translate: [`0 ${shift}px`, '0 0'] }, REORDER_ANIMATION);
    }
  }, [order]);

  return () => {
    tops.current = new Map(rowsOf(listRef.current).map((row) => [row, row.offsetTop]));
  };
}

function rowsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.children ?? [])] as HTMLElement[];
}
