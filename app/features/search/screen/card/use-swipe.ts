import { type RefObject, useEffect } from 'react';
import type { Side } from '../moves/move.ts';
import { animateBack, dragTransform } from './card-motion.ts';

/** A drag beyond so many pixels answers. The tint that announces the answer is full there. */
const THRESHOLD = 50;
/** A touch must move so far before it counts as a drag to a side. */
const START = 8;

/**
 * Drags a card by touch: left or right beyond the threshold calls `onSwipe` with the drag's length, less
 * brings the card back. `--pull` (0 to 1) and `data-pull` on the card show what is about to be answered.
 */
export function useSwipe(
  cardRef: RefObject<HTMLElement | null>,
  onSwipe: ((side: Side, shift: number) => void) | null,
): void {
  useEffect(() => {
    const card = cardRef.current;
    if (!card || !onSwipe) return;
    let drag: { pointer: number; x: number; y: number; shift: number; taken: boolean } | null =
      null;

    const show = (shift: number) => {
      card.style.transform = shift === 0 ? '' : dragTransform(shift);
      card.style.setProperty('--pull', String(Math.min(Math.abs(shift) / THRESHOLD, 1)));
      if (shift === 0) delete card.dataset.pull;
      else card.dataset.pull = shift < 0 ? 'left' : 'right';
    };
    const onDown = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      drag = {
        pointer: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        shift: 0,
        taken: false,
      };
    };
    const onMove = (event: PointerEvent) => {
      if (event.pointerId !== drag?.pointer) return;
      const shift = event.clientX - drag.x;
      if (!drag.taken) {
        if (Math.abs(shift) < START || Math.abs(shift) < Math.abs(event.clientY - drag.y)) return;
        drag.taken = true;
        card.setPointerCapture(drag.pointer);
      }
      drag.shift = shift;
      show(shift);
    };
    const onEnd = (event: PointerEvent) => {
      if (event.pointerId !== drag?.pointer) return;
      const { shift, taken } = drag;
      drag = null;
      if (!taken) return;
      show(0);
      if (event.type === 'pointerup' && Math.abs(shift) >= THRESHOLD) {
        onSwipe(shift < 0 ? 'left' : 'right', shift);
      } else {
        animateBack(card, shift);
      }
    };

    card.addEventListener('pointerdown', onDown);
    card.addEventListener('pointermove', onMove);
    card.addEventListener('pointerup', onEnd);
    card.addEventListener('pointercancel', onEnd);
    return () => {
      card.removeEventListener('pointerdown', onDown);
      card.removeEventListener('pointermove', onMove);
      card.removeEventListener('pointerup', onEnd);
      card.removeEventListener('pointercancel', onEnd);
    };
  }, [cardRef, onSwipe]);
}
