import { useEffect, useRef } from 'react';
import { ChipButton } from '#app/components/chip/chip.tsx';
import { CloseIcon } from '#app/components/icons/icons.tsx';
import { VisuallyHidden } from '#app/components/visually-hidden/visually-hidden.tsx';
import { ANSWER_TEXT, answeredText } from '#app/text/search.ts';
import type { AnsweredQuestion } from '#modules/engine/shared.ts';
import styles from './answered-list.module.css';
import { useHeld } from './held-move.ts';
import type { OnMove } from './move.ts';
import { MoveForm } from './move-form.tsx';
import { Shortcut, usePressedBy } from './shortcut.tsx';

type AnsweredListProps = {
  sid: string | null;
  answered: readonly AnsweredQuestion[];
  onMove?: OnMove | undefined;
};

/** The answers so far, newest first, each of which can be taken back. */
export function AnsweredList({ sid, answered, onMove }: AnsweredListProps) {
  const listRef = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer comes first, so show the beginning.
  useEffect(() => {
    listRef.current?.scrollTo({ left: 0, top: 0 });
  }, [answered.length]);

  return (
    <section className={styles.answered} aria-labelledby="answered-heading">
      <h2 id="answered-heading" className={styles.heading}>
        {answeredText.heading}
      </h2>
      {answered.length === 0 ? (
        <p className={styles.none}>{answeredText.none}</p>
      ) : (
        <MoveForm
          sid={sid}
          fields={{ intent: 'undo' }}
          onValue={onMove && ((id) => onMove({ type: 'UNDO', question_id: Number(id) }))}
        >
          <ul className={styles.list} ref={listRef}>
            {answered.toReversed().map((given, index) => (
              <li key={given.question_id}>
                <AnsweredChip given={given} isLast={index === 0} />
              </li>
            ))}
          </ul>
        </MoveForm>
      )}
    </section>
  );
}

function AnsweredChip({ given, isLast }: { given: AnsweredQuestion; isLast: boolean }) {
  const answer = answerBeside(given);
  const pressedBy = usePressedBy();
  const held = useHeld();
  return (
    <ChipButton
      type="submit"
      name="question_id"
      value={given.question_id}
      className={styles.chip}
      title={given.content}
      data-answer={given.answer}
      {...pressedBy(isLast ? 'z' : undefined)}
      {...held({ type: 'UNDO', question_id: given.question_id })}
    >
      <VisuallyHidden>{answeredText.remove}</VisuallyHidden>
      <span className={styles.said}>{given.content}</span>
      {answer && <span className={styles.answer}>{answer}</span>}
      <span className={styles.cross}>
        <CloseIcon />
      </span>
      {isLast && <Shortcut name="z" />}
    </ChipButton>
  );
}

/** Sure answers come as statements that say it all; the others need the answer beside. */
function answerBeside({ content, answer }: AnsweredQuestion): string | null {
  if (content.trimEnd().endsWith('?')) return ANSWER_TEXT[answer];
  return answer === 'ProbablyYes' || answer === 'ProbablyNo' ? answeredText.doubtful : null;
}
