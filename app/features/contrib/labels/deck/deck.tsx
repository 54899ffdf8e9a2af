import { type ReactNode, useEffect, useRef } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { useSwitch } from '#app/features/visit/index.ts';
import { addressWith } from '#app/ui/address/address.ts';
import { useHydrated } from '#app/ui/browser/use-hydrated.ts';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { Shortcut, ShortcutsOn, usePressedBy } from '#app/ui/shortcuts/shortcut.tsx';
import { ShortcutSwitch } from '#app/ui/shortcuts/shortcut-switch.tsx';
import { useKeys } from '#app/ui/shortcuts/use-keys.ts';
import { LiveRegion } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { OutboxStatus } from '../outbox/outbox-status.tsx';
import { Choices } from '../pair/choices.tsx';
import type { ShownPair } from '../pair/pair.ts';
import { PairCard } from '../pair/pair-card.tsx';
import { pairField, pairValue } from '../pair/pair-fields.ts';
import { labelsText, deckText as text } from '../text.ts';
import styles from './deck.module.css';
import type { Step } from './deck-state.ts';
import { Streak } from './streak.tsx';
import { useDeck } from './use-deck.ts';

/** Where the pairs are on their page. */
const PAIRS = 'paires';

type DeckProps = {
  pairs: readonly ShownPair[];
  /** How many labels the contributor has given before this visit. */
  given: number;
  /** Shown when there are no more pairs. */
  whenOver: ReactNode;
};

/**
 * Pairs one after the other, by keys, taps or a plain form. Without scripts each button posts its label, and the page comes
 * back with the next pair. Give it another key for other pairs.
 */
export function Deck({ pairs, given, whenOver }: DeckProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const [shortcuts, switchShortcuts] = useSwitch('shortcuts');
  const isHydrated = useHydrated();
  const { state, move, pair, label, undo, outbox, isAsking } = useDeck(pairs);
  const { search } = useLocation();
  useKeys();
  useEffect(() => {
    // On a phone, what stands above the pairs would leave no room for a card and its controls.
    if (matchMedia('(max-width: 48rem)').matches) rootRef.current?.scrollIntoView();
  }, []);
  return (
    <ShortcutsOn value={shortcuts}>
      <div className={styles.deck} ref={rootRef} id={PAIRS}>
        <Streak given={given + state.given} recent={namesOf(state.steps)} visit={state.given} />
        <LiveRegion>{pair ? announcement(pair) : ''}</LiveRegion>
        {pair ? (
          <Form
            method="post"
            action={addressWith(search, {})}
            className={styles.form}
            preventScrollReset
          >
            <PairCard {...pair} />
            <div className={styles.controls}>
              <Choices
                name={pairField(0)}
                valueFor={(each) =>
                  pairValue({ idea_id: pair.idea.id, question_id: pair.question.id, label: each })
                }
                suggestion={pair.suggestion}
                said={state.steps[state.at]?.label ?? pair.own}
                direction={state.direction}
                {...(isHydrated && {
                  onDirection: (direction) => move({ type: 'direction', direction }),
                })}
                onLabel={label}
              />
              <Toolbar
                canUndo={state.steps.length > 0}
                onUndo={undo}
                onSkip={() => move({ type: 'skip' })}
              />
            </div>
          </Form>
        ) : (
          <div className={styles.over}>
            {isAsking ? <p>{text.loading}</p> : whenOver}
            <Toolbar canUndo={state.steps.length > 0} onUndo={undo} onSkip={null} />
          </div>
        )}
        <OutboxStatus state={outbox} onRetry={outbox.retry} onDismiss={outbox.dismiss} />
        <ShortcutSwitch on={shortcuts} onChange={switchShortcuts} />
      </div>
    </ShortcutsOn>
  );
}

/** Shown in place of a deck that never had a pair. */
export function NothingToLabel({ children }: { children?: ReactNode }) {
  return <EmptyState title={text.over}>{children}</EmptyState>;
}

type ToolbarProps = { canUndo: boolean; onUndo: () => void; onSkip: (() => void) | null };

function Toolbar({ canUndo, onUndo, onSkip }: ToolbarProps) {
  const pressedBy = usePressedBy();
  const { search } = useLocation();
  const skipped = Number(new URLSearchParams(search).get('skip') ?? 0) || 0;
  return (
    <div className={styles.toolbar}>
      <button
        type="button"
        className={styles.tool}
        data-scripted
        onClick={onUndo}
        disabled={!canUndo}
        {...pressedBy('u')}
      >
        {text.undo}
        <Shortcut name="U" always />
      </button>
      {onSkip && (
        <Link
          to={addressWith(search, { skip: String(skipped + 1) })}
          className={styles.tool}
          preventScrollReset
          onClick={(event) => {
            event.preventDefault();
            onSkip();
          }}
          {...pressedBy('p')}
        >
          {text.skip}
          <Shortcut name="P" always />
        </Link>
      )}
    </div>
  );
}

/** What the last labels were about. */
function namesOf(steps: readonly Step[]) {
  const labelled = steps.filter(({ label }) => label !== undefined).map(({ pair }) => pair);
  return {
    ideas: labelled.map(({ idea }) => idea.title),
    questions: labelled.map(({ question }) => question.text),
  };
}

function announcement({ idea, question, suggestion }: ShownPair): string {
  return [
    labelsText.pairName(idea.title, question.text),
    suggestion && labelsText.suggestedLabel(suggestion),
  ]
    .filter(Boolean)
    .join(' ');
}
