import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useSwitch } from '#app/features/visit/index.ts';
import { ShortcutsOn } from '#app/ui/shortcuts/shortcut.tsx';
import { ShortcutSwitch } from '#app/ui/shortcuts/shortcut-switch.tsx';
import { Switch } from '#app/ui/switch/switch.tsx';
import { LiveRegion } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { formatIdeaKey } from '#modules/catalogue/shared.ts';
import type { ProposedIdea, Step } from '#modules/engine/shared.ts';
import { useRemark } from '../remarks/use-remark.ts';
import { type SessionView, stepName } from '../session/session-view.ts';
import { endText, remarksText, searchText } from '../text.ts';
import { AnsweredList } from './answers/answered-list.tsx';
import { RecipientLine } from './answers/recipient-line.tsx';
import { Deck } from './card/deck.tsx';
import { GoOn } from './card/end-card.tsx';
import { type OpenedAs, OpenedControls } from './card/opened-idea.tsx';
import { Highlights } from './highlights/highlights.tsx';
import type { OnOpen } from './highlights/idea-tile.tsx';
import { KeptIdeas } from './highlights/kept-ideas.tsx';
import { isAbout, type OnMove, type OnVisit } from './moves/move.ts';
import { PendingMove } from './moves/pending-move.ts';
import { GreatestPrice } from './price.ts';
import { Progress } from './progress/progress.tsx';
import { SearchHeader } from './search-header.tsx';
import styles from './search-screen.module.css';
import { proposal, StepCard, StepControls } from './step-views.tsx';
import '#app/ui/early-taps/early-taps.css';
import { ignoreEarlyClicks } from '#app/ui/early-taps/early-taps.ts';
import { useEntrance } from './card/use-entrance.ts';
import { useOpened } from './card/use-opened.ts';
import { useSwipe } from './card/use-swipe.ts';
import { useMoves } from './moves/use-moves.ts';
import { useShortcuts } from './shortcuts/use-shortcuts.ts';

/** Admins alone see it, and only where scripts run. */
const DebugPanel = lazy(() => import('./debug-panel.tsx'));

type SearchScreenProps = {
  view: SessionView;
  /** How many highlighted ideas there is room for. */
  highlightCount: number;
  /** Takes moves over from the forms; absent while they post by themselves. */
  onMove?: OnMove | undefined;
  /** Called when the visitor opens the page of an idea. */
  onVisit?: OnVisit | undefined;
  /** An idea that the page was opened with, and the callback for those opened later. */
  opened?: ProposedIdea | null;
  onOpened?: OnOpen | undefined;
  /** How many ideas were in play before the step that the page was opened with, where that is known. */
  inPlayBefore?: number | null;
  /** Whether the page was opened with the list of what is supposed open. */
  showsSupposed?: boolean;
  /** A message above the cards, about what was sent. */
  notice?: ReactNode;
};

/**
 * The whole screen of a guided search, from what is known of the session: one frame, in which each part has its place
 * from the first step on, and nothing moves when another card comes.
 */
export function SearchScreen(props: SearchScreenProps) {
  const {
    view,
    highlightCount,
    onMove,
    onVisit,
    notice,
    inPlayBefore = null,
    showsSupposed = false,
  } = props;
  const { sid, step, waiting, move, away, answered, judged, kept, highlights, debug } = view;
  const screenRef = useRef<HTMLElement>(null);
  const cardRef = useRef<HTMLDivElement>(null);
  const controlsRef = useRef<HTMLDivElement>(null);
  const [shortcuts, switchShortcuts] = useSwitch('shortcuts');
  const [remarks, switchRemarks] = useSwitch('remarks');
  const remark = useRemark(answered, stepName(step), remarks);
  const { opened, open, close } = useOpened({
    initial: props.opened ?? null,
    name: stepName(step),
    waiting,
    onOpened: props.onOpened,
  });
  const top = opened ? proposal(opened) : step;
  const name = opened ? `opened ${stepName(top)}` : stepName(step);

  const play: OnMove | undefined =
    onMove &&
    ((move) => {
      onMove(move);
      if (isAbout(move, top)) close?.();
    });
  const { makeMove, swipe } = useMoves({ step: top, waiting, onMove: play, cardRef, controlsRef });
  const canSwipe = onMove && !waiting && (top?.kind === 'question' || top?.kind === 'idea');
  useSwipe(cardRef, canSwipe ? swipe : null);
  useShortcuts(screenRef, controlsRef, canSwipe && shortcuts ? swipe : null);
  useEntrance(cardRef, name);
  useFocusOnNewStep(name);

  const isOver = step?.kind === 'end' || step?.kind === 'give_up';
  const controls = { sid, onMove: onMove && makeMove, onVisit };
  const tiles = { sid, onOpen: open };
  // Once a search is over none are on their way.
  const hasHighlights =
    highlightCount > 0 && step?.kind !== 'give_up' && (!isOver || highlights.length > 0);
  return (
    <ShortcutsOn value={shortcuts}>
      <PendingMove value={away ? move : null}>
        <GreatestPrice value={view.greatestPrice}>
          <main
            id="main"
            className={styles.screen}
            ref={screenRef}
            data-step={step?.kind}
            aria-busy={waiting}
            onClickCapture={ignoreEarlyClicks}
          >
            <SearchHeader keptCount={kept.length} isOver={isOver}>
              {step?.kind === 'end' && step.idea && sid && <GoOn sid={sid} idea={step.idea} />}
            </SearchHeader>
            <LiveRegion>{waiting && away ? searchText.away : announcement(top)}</LiveRegion>
            {/* The end is laid out otherwise: all of it is new, and nothing is seen to move there. */}
            <div key={isOver ? 'end' : 'cards'} className={styles.frame}>
              {!isOver && (
                <div className={styles.progress}>
                  <Progress
                    {...{ sid, step, remark, notice, inPlayBefore }}
                    isOpened={opened !== null}
                  />
                </div>
              )}
              <div className={styles.play} data-takes-keys>
                {isOver && notice && (
                  <p className={styles.notice} role="alert">
                    {notice}
                  </p>
                )}
                <Deck
                  name={name}
                  waiting={waiting && (!move || isAbout(move, top))}
                  loadingText={away ? searchText.away : searchText.loading}
                  cardRef={cardRef}
                >
                  {top ? (
                    <StepCard step={top} {...controls} />
                  ) : (
                    <h1 className="visually-hidden">{searchText.heading}</h1>
                  )}
                </Deck>
                <div className={styles.controls}>
                  {step && top && (
                    <div
                      key={opened ? name : controlsKey(step)}
                      className={`${styles.turn} early-taps`}
                      ref={controlsRef}
                      data-turn={top.kind === 'question' ? top.step % 2 : undefined}
                    >
                      {opened ? (
                        <OpenedControls
                          {...controls}
                          idea={opened}
                          as={openedAs(step, kept, opened)}
                          onBack={close}
                        />
                      ) : (
                        <StepControls step={step} {...controls} />
                      )}
                    </div>
                  )}
                </div>
              </div>
              {!isOver && (
                <div
                  className={`${styles.past} early-taps`}
                  data-turn={(answered.length + judged.length) % 2}
                >
                  <RecipientLine sid={sid} recipient={step?.recipient} />
                  <AnsweredList {...controls} {...{ answered, judged, showsSupposed }} />
                </div>
              )}
              {hasHighlights && (
                <div className={styles.ahead}>
                  <Highlights
                    {...tiles}
                    ideas={highlights}
                    reacts={!isOver}
                    onMove={onMove && makeMove}
                  />
                </div>
              )}
              {!isOver && (
                <div className={styles.foot} data-takes-keys>
                  <ShortcutSwitch on={shortcuts} onChange={switchShortcuts} />
                  <Switch
                    label={remarksText.label}
                    state={remarks ? remarksText.on : remarksText.off}
                    on={remarks}
                    onChange={switchRemarks}
                  />
                </div>
              )}
              {kept.length > 0 && (
                <div className={styles.kept}>
                  <KeptIdeas {...tiles} ideas={kept} />
                </div>
              )}
            </div>
            {debug && (
              <div className={styles.debug}>
                <Suspense>
                  <DebugPanel {...debug} />
                </Suspense>
              </div>
            )}
          </main>
        </GreatestPrice>
      </PendingMove>
    </ShortcutsOn>
  );
}

/** Questions share their buttons, so that the focus stays where it was; an idea begins without a verdict. */
function controlsKey(step: Step): string {
  return step.kind === 'question' ? step.kind : stepName(step);
}

/** A search that gave up may still end with what was kept, one that ended with nothing else. */
function openedAs(step: Step, kept: readonly ProposedIdea[], { key }: ProposedIdea): OpenedAs {
  if (step.kind === 'end') return 'past';
  const isKept = kept.some((other) => formatIdeaKey(other.key) === formatIdeaKey(key));
  return isKept ? 'kept' : 'proposed';
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
