import { type RefObject, useCallback, useRef } from 'react';
import { afterPaint } from '#app/ui/browser/after-paint.ts';
import type { Step } from '#modules/engine/shared.ts';
import { animateOut } from '../card/card-motion.ts';
import { exitOf, isAbout, type OnMove, type Side, swipedAnswer } from './move.ts';

type MovesInput = {
  step: Step | null;
  /** A move is on its way: others are not taken. */
  waiting: boolean;
  onMove: OnMove | undefined;
  cardRef: RefObject<HTMLElement | null>;
  controlsRef: RefObject<HTMLElement | null>;
};

/** How moves are made on screen: the card leaves while its move is on its way. */
export function useMoves({ step, waiting, onMove, cardRef, controlsRef }: MovesInput): {
  /** Makes a move by a control. */
  makeMove: OnMove;
  /** Makes the move of a swipe to a side, from where a drag has brought the card (in pixels). */
  swipe: (side: Side, shift?: number) => void;
} {
  const isMoving = useRef(false);
  const makeMove = useCallback<(...parameters: [...Parameters<OnMove>, shift?: number]) => void>(
    (move, shift = 0) => {
      if (!onMove || waiting || isMoving.current) return;
      isMoving.current = true;
      const top = cardRef.current?.querySelector<HTMLElement>(':scope > :not([data-leaving])');
      const card = isAbout(move, step) ? top : null;
      const handOver = card && animateOut(card, exitOf(move), shift);
      // It is seen to leave before the page works on what follows.
      afterPaint(() => {
        isMoving.current = false;
        handOver?.();
        onMove(move);
      });
    },
    [step, onMove, waiting, cardRef],
  );
  const swipe = useCallback(
    (side: Side, shift = 0) => {
      if (step?.kind === 'question') {
        const answer = swipedAnswer(step.question, side);
        makeMove({ type: 'ANSWER', question_id: step.question.id, answer }, shift);
      } else if (step?.kind === 'idea' && step.aaq) {
        const feedback = side === 'left' ? 'BadIdea' : 'GoodIdea';
        makeMove({ type: 'IDEA_FEEDBACK', idea_key: step.idea.key, feedback, aaq: true }, shift);
      } else {
        const verdict = side === 'left' ? 'bad' : 'good';
        const radio = `input[value=${verdict}]`;
        controlsRef.current?.querySelector<HTMLElement>(radio)?.click();
      }
    },
    [step, makeMove, controlsRef],
  );
  return { makeMove, swipe };
}
