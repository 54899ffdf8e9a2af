import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useKeptAddress } from '#app/client/kept-address.ts';
import { type SessionView, stepName } from '#app/client/session-view.ts';
import { Logo } from '#app/components/logo/logo.tsx';
import { LiveRegion } from '#app/components/visually-hidden/visually-hidden.tsx';
import { endText, searchText } from '#app/text/search.ts';
import type { Step } from '#modules/engine/shared.ts';
import { AnsweredList } from './answered-list.tsx';
import { DebugPanel } from './debug-panel.tsx';
import { Deck } from './deck.tsx';
import { HeldMove } from './held-move.ts';
import { Highlights } from './highlights.tsx';
import type { OnMove, OnVisit } from './move.ts';
import styles from './search-screen.module.css';
import { ShortcutsOn } from './shortcut.tsx';
import { ShortcutSwitch } from './shortcut-switch.tsx';
import { StepCard, StepControls } from './step-views.tsx';
import { refuseHastyClicks } from './tap-guard.ts';
import { useMoves } from './use-moves.ts';
import { useShortcutSwitch, useShortcuts } from './use-shortcuts.ts';
import { useSwipe } from './use-swipe.ts';

type SearchScreenProps = {
  view: SessionView;
  /** How many highlighted ideas there is room for. */
  highlightCount: number;
  /** Takes moves over from the forms; absent while they post by themselves. */
  onMove?: OnMove | undefined;
  /** Told when the visitor opens the page of an idea. */
  onVisit?: OnVisit | undefined;
  /** Something to say above the cards, as an answer to what was sent. */
  notice?: ReactNode;
};

/** The whole screen of a guided search, from what is known of the session. */
export function SearchScreen(props: SearchScreenProps) {
  const { view, highlightCount, onMove, onVisit, notice } = props;
  const { sid, step, waiting, move, away, answered, highlights, debug } = view;
  const screenRef = useRef<HTMLElement>(null);
  const cardRef = useRef<HTMLDivElement>(null);
  const playRef = useRef<HTMLDivElement>(null);
  const controlsRef = useRef<HTMLDivElement>(null);
  const [shortcuts, switchShortcuts] = useShortcutSwitch();
  const controls = { sid, onMove, onVisit };
  const home = useKeptAddress('/');

  const { decide, swipe } = useMoves({ step, waiting, onMove, cardRef, controlsRef });
  const canSwipe = onMove && !waiting && (step?.kind === 'question' || step?.kind === 'idea');
  useSwipe(cardRef, canSwipe ? swipe : null);
  useShortcuts(screenRef, playRef, canSwipe && shortcuts ? swipe : null);
  useFocusOnNewStep(stepName(step));

  const isOver = step?.kind === 'end' || step?.kind === 'give_up';
  // After an accepted idea none are on their way.
  const hasNoMoreLeads = step?.kind === 'end' && highlights.length === 0;
  return (
    <ShortcutsOn value={shortcuts}>
      <HeldMove value={away ? move : null}>
        <main
          id="main"
          className={styles.screen}
          ref={screenRef}
          data-step={step?.kind}
          data-highlights={highlightCount}
          aria-busy={waiting}
          onClickCapture={refuseHastyClicks}
        >
          <header className={styles.header}>
            <Link to={home} reloadDocument className={styles.home}>
              <Logo leadsHome />
            </Link>
            {!isOver && (
              <Link to={home} reloadDocument className={styles.restart}>
                {searchText.restart}
              </Link>
            )}
          </header>
          <LiveRegion>{waiting && away ? searchText.away : announcement(step)}</LiveRegion>
          <div className={styles.play} ref={playRef}>
            {notice && (
              <p className={styles.notice} role="alert">
                {notice}
              </p>
            )}
            <Deck
              name={stepName(step)}
              waiting={waiting}
              loadingText={away ? searchText.away : searchText.loading}
              cardRef={cardRef}
            >
              {step ? (
                <StepCard step={step} {...controls} />
              ) : (
                <h1 className="visually-hidden">{searchText.heading}</h1>
              )}
            </Deck>
            {step && (
              <div
                key={controlsKey(step)}
                className={`${styles.controls} tap-guard`}
                ref={controlsRef}
                data-turn={step.kind === 'question' ? step.step % 2 : undefined}
              >
                <StepControls step={step} {...controls} onMove={onMove && decide} />
              </div>
            )}
            {!isOver && <ShortcutSwitch on={shortcuts} onChange={switchShortcuts} />}
          </div>
          {!isOver && (
            <div className={`${styles.past} tap-guard`} data-turn={answered.length % 2}>
              <AnsweredList sid={sid} answered={answered} onMove={onMove && decide} />
            </div>
          )}
          {highlightCount > 0 && step?.kind !== 'give_up' && !hasNoMoreLeads && (
            <div className={styles.ahead}>
              <Highlights sid={sid} ideas={highlights} onVisit={onVisit} />
            </div>
          )}
          {debug && (
            <div className={styles.debug}>
              <DebugPanel {...debug} />
            </div>
          )}
        </main>
      </HeldMove>
    </ShortcutsOn>
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
    case 'end':
      return searchText.announceFound(step.idea?.title);
    case 'give_up':
      return endText.giveUp;
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
