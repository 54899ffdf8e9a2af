import { type ReactNode, useEffect, useRef } from 'react';
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
import { newestFirst } from './history-list.ts';

type AnsweredListProps = {
  sid: string | null;
  answered: readonly AnsweredQuestion[];
  judged: readonly JudgedIdea[];
  onMove?: OnMove | undefined;
};

/**
 * Answers and feedback so far, newest first, then what hints and profile answered: each answer and feedback can be taken
 * back.
 */
export function AnsweredList({ sid, answered, judged, onMove }: AnsweredListProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const history = newestFirst({ answered, judged });
  const isLast = (given: (typeof history)[number]) => given === history[0] && !('origin' in given);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new comes first, so show the beginning.
  useEffect(() => {
    listRef.current?.scrollTo({ left: 0, top: 0 });
  }, [history.length]);
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
          <ul className={styles.list} ref={listRef}>
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
        </MoveForm>
      )}
    </section>
  );
}

function AnsweredChip({ given, isLast }: { given: AnsweredQuestion; isLast: boolean }) {
  const { question_id, content, answer, origin } = given;
  return (
    <RemovableChip
      name="question_id"
      value={question_id}
      undo={{ type: 'UNDO', question_id }}
      isLast={isLast}
      title={content}
      answer={answer}
      origin={origin}
    >
      <VisuallyHidden>{origin ? answeredText.removeDerived : answeredText.remove}</VisuallyHidden>
      <span className={styles.content}>{content}</span>
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
      title={title}
      answer={feedback}
    >
      <VisuallyHidden>{answeredText.removeFeedback}</VisuallyHidden>
      <span className={styles.content}>{title}</span>
      <ChipDetail>{FEEDBACK_GIVEN[feedback]}</ChipDetail>
    </RemovableChip>
  );
}

type RemovableChipProps = {
  name: string;
  value: string | number;
  undo: Move;
  isLast: boolean;
  title: string;
  answer: string;
  origin?: AnsweredQuestion['origin'];
  children: ReactNode;
};

function RemovableChip(props: RemovableChipProps) {
  const { name, value, undo, isLast, title, answer, origin, children } = props;
  const pressedBy = usePressedBy();
  const pendingProps = usePendingMove();
  return (
    <ChipButton
      type="submit"
      name={name}
      value={value}
      className={styles.chip}
      title={title}
      data-answer={answer}
      data-origin={origin}
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

function ChipDetail({ children }: { children: string | null }) {
  return children && <span className={styles.answer}>{children}</span>;
}

/** Sure answers are shown as a statement; the others need the answer beside it. */
function answerDetail({ content, answer }: AnsweredQuestion): string | null {
  if (content.trimEnd().endsWith('?')) return ANSWER_TEXT[answer];
  return answer === 'ProbablyYes' || answer === 'ProbablyNo' ? answeredText.doubtful : null;
}
