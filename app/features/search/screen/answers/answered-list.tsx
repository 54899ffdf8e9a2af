import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { ChipButton } from '#app/ui/chip/chip.tsx';
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
  onMove?: OnMove | undefined;
};

/**
 * What hints and profile answered, then answers and feedback so far: each can be taken back. What is new comes last, so
 * that nothing moves for it; the list is scrolled to its end.
 */
export function AnsweredList({ sid, answered, judged, onMove }: AnsweredListProps) {
  const listRef = useRef<HTMLDivElement>(null);
  const history = inOrderGiven({ answered, judged });
  const inferred = answered
    .flatMap(({ origin, question_id }) => (origin ? [question_id] : []))
    .join();
  const hasOwn = history.some((one) => !('origin' in one));
  useScrollToEnd(listRef, hasOwn ? `${history.length} of ${inferred}` : null);
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
      {history.length === 0 ? (
        <p className={styles.none}>{answeredText.none}</p>
      ) : (
        <MoveForm sid={sid} fields={{ intent: 'undo' }} onValue={onMove && undo}>
          <div className={styles.scroller} ref={listRef}>
            {/* What is inferred comes first, and goes once it is answered: another list, rather than one that has moved. */}
            <ul key={inferred} className={styles.list}>
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
          </div>
        </MoveForm>
      )}
    </section>
  );
}

/**
 * Shows the end of a list that has changed, null where nothing is new there, in two frames: browsers count the very first scroll of a list as a shift of
 * the layout, but not when it is by one pixel.
 */
function useScrollToEnd(listRef: RefObject<HTMLElement | null>, content: string | null): void {
  useEffect(() => {
    if (content === null) return;
    let frame = requestAnimationFrame(() => {
      listRef.current?.scrollBy(1, 1);
      frame = requestAnimationFrame(() => {
        const list = listRef.current;
        list?.scrollTo({ left: list.scrollWidth, top: list.scrollHeight });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [listRef, content]);
}

function AnsweredChip({ given, isLast }: { given: AnsweredQuestion; isLast: boolean }) {
  const { question_id, content, answer, origin } = given;
  return (
    <RemovableChip
      name="question_id"
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

/** Sure answers are shown as a statement; the others need the answer beside it. */
function answerDetail({ content, answer }: AnsweredQuestion): string | null {
  if (content.trimEnd().endsWith('?')) return ANSWER_TEXT[answer];
  return answer === 'ProbablyYes' || answer === 'ProbablyNo' ? answeredText.doubtful : null;
}
