import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useKeptAddress } from '#app/client/kept-address.ts';
import { type SessionView, stepName } from '#app/client/session-view.ts';
import { Logo } from '#app/components/logo/logo.tsx';
import { LiveRegion } from '#app/components/visually-hidden/visually-hidden.tsx';
import { searchText } from '#app/text/search.ts';
import type { Step } from '#modules/engine/shared.ts';
import { AnsweredList } from './answered-list.tsx';
import { sendAway } from './card-motion.ts';
import { DebugPanel } from './debug-panel.tsx';
import { Deck } from './deck.tsx';
import { Highlights } from './highlights.tsx';
import { exitOf, type OnMove, type Side, swipedAnswer } from './move.ts';
import styles from './search-screen.module.css';
import { StepCard, StepControls } from './step-views.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { useSwipe } from './use-swipe.ts';

type SearchScreenProps = {
  view: SessionView;
  /** How many highlighted ideas there is room for. */
  highlightCount: number;
  /** Takes moves over from the forms; absent while they post by themselves. */
  onMove?: OnMove | undefined;
  /** Told when the visitor opens the page of the shown idea. */
  onVisit?: (() => void) | undefined;
  onRestart?: (() => void) | undefined;
  /** Something to say above the cards, as an answer to what was sent. */
  notice?: ReactNode;
};

/** The whole screen of a guided search, from what is known of the session. */
export function SearchScreen(props: SearchScreenProps) {
  const { view, highlightCount, onMove, onVisit, onRestart, notice } = props;
  const { sid, step, waiting, answered, highlights, debug } = view;
  const screenRef = useRef<HTMLElement>(null);
  const cardRef = useRef<HTMLDivElement>(null);
  const controls = { sid, onMove, onVisit };
  const home = useKeptAddress('/');

  const play = useCallback<(...parameters: [...Parameters<OnMove>, shift?: number]) => void>(
    (move, shift = 0) => {
      if (!onMove || waiting) return;
      const card = cardRef.current?.querySelector<HTMLElement>(':scope > :not([data-leaving])');
      if (card) sendAway(card, exitOf(move), shift);
      onMove(move);
    },
    [onMove, waiting],
  );
  const swipe = useCallback(
    (side: Side, shift = 0) => {
      if (step?.kind === 'question') {
        const answer = swipedAnswer(step.question, side);
        play({ type: 'ANSWER', question_id: step.question.id, answer }, shift);
      } else if (step?.kind === 'idea' && step.aaq) {
        const feedback = side === 'left' ? 'BadIdea' : 'GoodIdea';
        play({ type: 'IDEA_FEEDBACK', idea_key: step.idea.key, feedback, aaq: true }, shift);
      } else {
        const key = side === 'left' ? 'n' : 'o';
        screenRef.current?.querySelector<HTMLElement>(`input[data-key="${key}"]`)?.click();
      }
    },
    [step, play],
  );
  const canSwipe = onMove && !waiting && (step?.kind === 'question' || step?.kind === 'idea');
  useSwipe(cardRef, canSwipe ? swipe : null);
  useShortcuts(screenRef, canSwipe ? swipe : null);
  useFocusOnNewStep(stepName(step));

  const isOver = step?.kind === 'end' || step?.kind === 'give_up';
  // After an accepted idea none are on their way.
  const hasNoMoreLeads = step?.kind === 'end' && highlights.length === 0;
  return (
    <main
      id="main"
      className={styles.screen}
      ref={screenRef}
      data-step={step?.kind}
      data-highlights={highlightCount}
      aria-busy={waiting}
    >
      <header className={styles.header}>
        <Link to={home} reloadDocument className={styles.home}>
          <Logo leadsHome />
        </Link>
        {!isOver && (
          <Link to={home} reloadDocument className={styles.restart} onClick={onRestart}>
            {searchText.restart}
          </Link>
        )}
      </header>
      <LiveRegion>{announcement(step)}</LiveRegion>
      <div className={styles.play}>
        {notice && (
          <p className={styles.notice} role="alert">
            {notice}
          </p>
        )}
        <Deck
          name={stepName(step)}
          waiting={waiting}
          loadingText={searchText.loading}
          cardRef={cardRef}
        >
          {step ? (
            <StepCard step={step} {...controls} />
          ) : (
            <h1 className="visually-hidden">{searchText.heading}</h1>
          )}
        </Deck>
        {step && (
          <StepControls key={controlsKey(step)} step={step} {...controls} onMove={onMove && play} />
        )}
      </div>
      {!isOver && (
        <div className={styles.past}>
          <AnsweredList sid={sid} answered={answered} onMove={onMove && play} />
        </div>
      )}
      {highlightCount > 0 && step?.kind !== 'give_up' && !hasNoMoreLeads && (
        <div className={styles.ahead}>
          <Highlights sid={sid} ideas={highlights} />
        </div>
      )}
      {debug && (
        <div className={styles.debug}>
          <DebugPanel {...debug} />
        </div>
      )}
    </main>
  );
}

/** Questions share their buttons, so that the focus stays where it was; an idea begins without a verdict. */
function controlsKey(step: Step): string {
  return step.kind === 'question' ? step.kind : stepName(step);
}

function announcement(step: Step | null): string {
  switch (step?.kind) {
    case 'question':
      return step.question.content;
    case 'idea':
      return searchText.announceIdea(step.idea.title);
    default:
      return '';
  }
}

/** The control that had the focus may be gone with its step: the focus then goes to the new card. */
function useFocusOnNewStep(name: string): void {
  const previous = useRef(name);
  useEffect(() => {
    if (previous.current === name) return;
    previous.current = name;
    if (document.activeElement && document.activeElement !== document.body) return;
    document.getElementById('step-heading')?.focus({ preventScroll: true });
  }, [name]);
}
