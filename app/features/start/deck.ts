import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { START_STEPS, type StartStep } from '#app/features/visit/index.ts';
import { afterPaint } from '#app/ui/browser/after-paint.ts';
import { motionAllowed, watchFrames } from '#app/ui/browser/motion.ts';

/** Screens on which the start form is a deck of steps. Written again in deck.css. */
const DECK_SCREEN = '(width < 800px) or (height < 450px)';

/** For so long after hydration, steps change without animation, in ms. */
const ANIMATIONS_OFF_MS = 500;

/** How long one step takes to slide away, in ms (`--deck-step`). */
const SLIDE_MS = 800;

/** Id of the popover that « Commencer » opens before hydration, so that the press is not lost. */
export const EARLY_START_ID = 'early-start';

export type DeckState = {
  step: StartStep;
  /** The step that slides away, for the animation alone. */
  leaving: StartStep | null;
  direction: 'next' | 'previous' | 'none';
  /** How many times the visitor went to a step. */
  moves: number;
};

export type Deck = DeckState & {
  /** Whether the form is a deck on this screen, now. */
  isDeck: () => boolean;
  /** To the next step, unless the present one has errors. */
  next: () => void;
  previous: () => void;
  goTo: (step: StartStep) => void;
  /** To be called when a step has slid away. */
  endSlide: () => void;
};

/** The step `by` places away, wrapping around at both ends. */
export function stepFrom(step: StartStep, by: number): StartStep {
  const count = START_STEPS.length;
  return START_STEPS[(START_STEPS.indexOf(step) + by + count) % count] ?? step;
}

type DeckInput = {
  /** False where the form is never a deck. */
  enabled: boolean;
  /** The step an earlier visit was left at, read after hydration; null for the first. */
  startStep: () => StartStep | null;
  /** Whether a step may be left for the next one; where not, it shows the visitor why. */
  mayLeave: (step: StartStep) => boolean;
};

/** The deck of the guided start. Each new step takes the focus, so that it is read and Tab goes on from it. */
export function useDeck(
  form: RefObject<HTMLFormElement | null>,
  { enabled, startStep, mayLeave }: DeckInput,
): Deck {
  const [state, setState] = useState<DeckState>({
    step: 'presentation',
    leaving: null,
    direction: 'none',
    moves: 0,
  });
  const mayAnimate = useRef(false);
  const moved = useRef(false);

  const begin = useEffectEvent(() => {
    const early = document.getElementById(EARLY_START_ID);
    if (early?.matches(':popover-open')) {
      early.hidePopover();
      goTo('gender');
      return;
    }
    const left = enabled ? startStep() : null;
    if (left) setState((now) => ({ ...now, step: left }));
  });
  useEffect(() => begin(), []);

  useEffect(() => {
    const timer = setTimeout(() => {
      mayAnimate.current = true;
    }, ANIMATIONS_OFF_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!moved.current) return;
    const card = form.current?.querySelector<HTMLElement>(`[data-step="${state.step}"]`);
    card?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    if (form.current && form.current.getBoundingClientRect().top < 0) form.current.scrollIntoView();
  }, [form, state.step]);

  const isDeck = () => enabled && matchMedia(DECK_SCREEN).matches;

  const goTo = (step: StartStep, direction: DeckState['direction'] = 'none') => {
    moved.current = true;
    const animated = direction !== 'none' && mayAnimate.current && motionAllowed();
    const next: Omit<DeckState, 'moves'> = animated
      ? { step, leaving: state.step, direction }
      : { step, leaving: null, direction: 'none' };
    afterPaint(() => {
      if (animated) watchFrames(SLIDE_MS);
      setState(({ moves }) => ({ ...next, moves: moves + 1 }));
    });
  };

  return {
    ...state,
    isDeck,
    next: () => {
      if (mayLeave(state.step)) goTo(stepFrom(state.step, 1), 'next');
    },
    previous: () => goTo(stepFrom(state.step, -1), 'previous'),
    goTo: (step) => goTo(step),
    endSlide: () => setState((now) => ({ ...now, leaving: null, direction: 'none' })),
  };
}
