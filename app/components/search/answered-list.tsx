import { ChipButton } from '#app/components/chip/chip.tsx';
import { CloseIcon } from '#app/components/icons/icons.tsx';
import { VisuallyHidden } from '#app/components/visually-hidden/visually-hidden.tsx';
import { ANSWER_TEXT, answeredText } from '#app/text/search.ts';
import type { AnsweredQuestion } from '#modules/engine/shared.ts';
import styles from './answered-list.module.css';
import type { OnMove } from './move.ts';
import { MoveForm } from './move-form.tsx';
import { Shortcut } from './shortcut.tsx';

type AnsweredListProps = {
  sid: string | null;
  answered: readonly AnsweredQuestion[];
  onMove?: OnMove | undefined;
};

/** The answers so far, newest first, each of which can be taken back. */
export function AnsweredList({ sid, answered, onMove }: AnsweredListProps) {
  return (
    <section className={styles.answered} aria-labelledby="answered-heading">
      <h2 id="answered-heading" className={styles.heading}>
        {answeredText.heading}
      </h2>
      {answered.length === 0 ? (
        <p className={styles.none}>{answeredText.none}</p>
      ) : (
        <ul className={styles.list}>
          {answered.toReversed().map((given, index) => (
            <li key={given.question_id}>
              <AnsweredChip sid={sid} given={given} isLast={index === 0} onMove={onMove} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type AnsweredChipProps = {
  sid: string | null;
  given: AnsweredQuestion;
  isLast: boolean;
  onMove: OnMove | undefined;
};

function AnsweredChip({ sid, given, isLast, onMove }: AnsweredChipProps) {
  const said = saidText(given);
  return (
    <MoveForm
      sid={sid}
      fields={{ intent: 'undo' }}
      onValue={onMove && (() => onMove({ type: 'UNDO', question_id: given.question_id }))}
    >
      <ChipButton
        type="submit"
        name="question_id"
        value={given.question_id}
        className={styles.chip}
        title={said}
        data-answer={given.answer}
        {...(isLast && { 'data-key': 'z', 'aria-keyshortcuts': 'Z' })}
      >
        <VisuallyHidden>{answeredText.remove}</VisuallyHidden>
        <span className={styles.said}>{said}</span>
        <span className={styles.cross}>
          <CloseIcon />
        </span>
        {isLast && <Shortcut name="z" />}
      </ChipButton>
    </MoveForm>
  );
}

/** An answer in a few words. Sure answers come as statements; the others need the answer beside. */
function saidText({ content, answer }: AnsweredQuestion): string {
  if (content.trimEnd().endsWith('?')) return `${content} ${ANSWER_TEXT[answer]}`;
  const doubtful = answer === 'ProbablyYes' || answer === 'ProbablyNo';
  return doubtful ? answeredText.doubtful(content) : content;
}
