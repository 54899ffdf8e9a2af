import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ChipButton, ChipSummary } from '#app/ui/chip/chip.tsx';
import { Shortcut, usePressedBy } from '#app/ui/shortcuts/shortcut.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx';
import { formatIdeaKey } from '#modules/catalogue/shared.ts';
import type { AnsweredQuestion, JudgedIdea } from '#modules/engine/shared.ts';
import { MoveForm } from '../../move-form.tsx';
import type { Move } from '../../session/session-view.ts';
import { ANSWER_TEXT, answeredText, FEEDBACK_GIVEN } from '../../text.ts';
import type { OnMove } from '../moves/move.ts';
import { usePendingMove } from '../moves/pending-move.ts';
import styles from './answered-list.module.css';
import { inOrderGiven } from './history-list.ts';

type AnsweredListProps = {
  sid: string | null;
  answered: readonly AnsweredQuestion[];
  judged: readonly JudgedIdea[];
  /** Whether the page came with the list of what is supposed open. */
  showsSupposed: boolean;
  onMove?: OnMove | undefined;
};

/**
 * What hints and profile answered, then answers and feedback so far, then what is only supposed, folded: each can be taken back. What is
 * new comes last before that, so that nothing moves for it; the list is scrolled to it.
 */
export function AnsweredList(props: AnsweredListProps) {
  const { sid, answered, judged, showsSupposed, onMove } = props;
  const listRef = useRef<HTMLUListElement>(null);
  const history = inOrderGiven({ answered, judged });
  const inferred = history.flatMap((one) => ('origin' in one ? [one.question_id] : [])).join();
  const hasOwn = history.some((one) => !('origin' in one));
  const content = `${history.length} of ${inferred}`;
  useScrollToNewest(listRef, hasOwn ? content : null);
  const supposed = answered.filter((one) => one.supposed);
  const [isOpen, setIsOpen] = useState(showsSupposed);
  const toggle = ({ currentTarget: details }: ToggleEvent<HTMLDetailsElement>) => {
    // One that comes open is no change.
    if (details.open === isOpen) return;
    setIsOpen(details.open);
    if (details.open) showFrom(details);
  };
  const isLast = (given: (typeof history)[number]) =>
    given === history.at(-1) && !('origin' in given);

  const undo = (value: string, name: string) => {
    const idea = judged.find(({ key }) => name === 'idea' && formatIdeaKey(key) === value);
    onMove?.(
      idea
        ? { type: 'UNDO', question_id: null, idea_key: idea.key }
        : { type: 'UNDO', question_id: Number(value) },
    );
  };

  return (
    <section className={styles.answered} aria-labelledby="answered-heading">
      <h2 id="answered-heading" className={styles.heading}>
        {answeredText.heading}
      </h2>
      <MoveForm sid={sid} fields={{ intent: 'undo' }} onValue={onMove && undo}>
        <div className={styles.scroller}>
          <div className={styles.row}>
            {history.length === 0 ? (
              <p className={styles.none}>{answeredText.none}</p>
            ) : (
              // What is inferred comes first, and goes once it is answered: another list, rather than one that has moved.
              <ul key={inferred} className={styles.list} ref={listRef}>
                {history.map((given) =>
                  'question_id' in given ? (
                    <li key={given.question_id}>
                      <AnsweredChip given={given} isLast={isLast(given)} />
                    </li>
                  ) : (
                    <li key={`${formatIdeaKey(given.key)} ${given.feedback} ${given.after}`}>
                      <JudgedChip given={given} isLast={isLast(given)} />
                    </li>
                  ),
                )}
              </ul>
            )}
            {supposed.length > 0 && (
              // After what is new: another one, too.
              <details key={content} className={styles.supposed} open={isOpen} onToggle={toggle}>
                <ChipSummary>{answeredText.supposed(supposed.length)}</ChipSummary>
                <ul className={`${styles.list} early-taps`}>
                  {supposed.map((given) => (
                    <li key={given.question_id}>
                      <AnsweredChip given={given} isLast={false} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        </div>
      </MoveForm>
    </section>
  );
}

/**
 * Shows the newest of a list that has changed, null where nothing is new there, in two frames: browsers count the very first scroll of a list as a shift of
 * the layout, but not when it is by one pixel.
 */
function useScrollToNewest(listRef: RefObject<HTMLElement | null>, content: string | null): void {
  useEffect(() => {
    const newest = listRef.current?.lastElementChild;
    if (content === null || !(newest instanceof HTMLElement)) return;
    let frame = requestAnimationFrame(() => {
      newest.offsetParent?.scrollBy(1, 1);
      frame = requestAnimationFrame(() => showFrom(newest));
    });
    return () => cancelAnimationFrame(frame);
  }, [listRef, content]);
}

/** How much is faded out at an edge of the row. */
const FADED = 40;

/** Scrolls the list until it begins with an element, or to its end. */
function showFrom({ offsetParent, offsetLeft, offsetTop }: HTMLElement): void {
  offsetParent?.scrollTo({ left: offsetLeft - FADED, top: offsetTop - FADED });
}

function AnsweredChip({ given, isLast }: { given: AnsweredQuestion; isLast: boolean }) {
  const { question_id, content, answer, origin, supposed } = given;
  return (
    <RemovableChip
      name={supposed ? 'supposed' : 'question_id'}
      value={question_id}
      undo={{ type: 'UNDO', question_id }}
      isLast={isLast}
      answer={answer}
      origin={origin}
    >
      <VisuallyHidden>{origin ? answeredText.removeDerived : answeredText.remove}</VisuallyHidden>
      <Content>{content}</Content>
      <ChipDetail>{answerDetail(given)}</ChipDetail>
    </RemovableChip>
  );
}

function JudgedChip({ given, isLast }: { given: JudgedIdea; isLast: boolean }) {
  const { key, title, feedback } = given;
  return (
    <RemovableChip
      name="idea"
      value={formatIdeaKey(key)}
      undo={{ type: 'UNDO', question_id: null, idea_key: key }}
      isLast={isLast}
      answer={feedback}
    >
      <VisuallyHidden>{answeredText.removeFeedback}</VisuallyHidden>
      <Content>{title}</Content>
      <ChipDetail>{FEEDBACK_GIVEN[feedback]}</ChipDetail>
    </RemovableChip>
  );
}

type RemovableChipProps = {
  name: string;
  value: string | number;
  undo: Move;
  isLast: boolean;
  answer: string;
  origin?: AnsweredQuestion['origin'];
  children: ReactNode;
};

function RemovableChip(props: RemovableChipProps) {
  const { name, value, undo, isLast, answer, origin, children } = props;
  const pressedBy = usePressedBy();
  const pendingProps = usePendingMove();
  return (
    <ChipButton
      type="submit"
      name={name}
      value={value}
      className={styles.chip}
      data-answer={answer}
      data-origin={origin}
      onFocus={showWhole}
      {...pressedBy(isLast ? 'z' : undefined)}
      {...pendingProps(undo)}
    >
      {children}
      {/* Drawn by the style sheet: a search without scripts sends dozens of them with every page. */}
      <span className={styles.cross} />
      {isLast && <Shortcut name="z" />}
    </ChipButton>
  );
}

/** Has the list show all of a chip that the keyboard has reached; a tap must find it where it is. */
function showWhole({ currentTarget }: FocusEvent<HTMLElement>) {
  if (!currentTarget.matches(':focus-visible')) return;
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Cut where it is too long: a mouse over it shows the whole. */
function Content({ children }: { children: string }) {
  return (
    <span className={styles.content} title={children}>
      {children}
    </span>
  );
}

function ChipDetail({ children }: { children: string | null }) {
  return children && <span className={styles.answer}>{children}</span>;
}

/** Sure answers are shown as a statement, as are those of a list that is called supposed; the others need the answer beside it. */
function answerDetail({ content, answer, supposed }: AnsweredQuestion): string | null {
  if (supposed) return null;
  if (content.trimEnd().endsWith('?')) return ANSWER_TEXT[answer];
  return answer === 'ProbablyYes' || answer === 'ProbablyNo' ? answeredText.doubtful : null;
}
