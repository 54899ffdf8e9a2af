import { Shortcut, usePressedBy } from '#app/ui/shortcuts/shortcut.tsx';
import type { Answer, Step } from '#modules/engine/shared.ts';
import { MoveForm } from '../../move-form.tsx';
import { ANSWER_TEXT, searchText } from '../../text.ts';
import { answersTo, type OnMove } from '../moves/move.ts';
import { usePendingMove } from '../moves/pending-move.ts';
import { roughly } from '../progress/unwrapped.ts';
import styles from './answer-picker.module.css';

type AnswerPickerProps = {
  sid: string | null;
  step: Extract<Step, { kind: 'question' }>;
  onMove?: OnMove | undefined;
};

/** The buttons of the answers to a question: the sure ones first and large. */
export function AnswerPicker({ sid, step: { question, gathered }, onMove }: AnswerPickerProps) {
  const pressedBy = usePressedBy();
  const held = usePendingMove();
  const giving = (answer: Answer) =>
    ({ type: 'ANSWER', question_id: question.id, answer }) as const;
  return (
    <MoveForm
      sid={sid}
      fields={{
        intent: 'answer',
        question_id: String(question.id),
        // The page of the next step says so where more are in play.
        ...(gathered && { in_play: String(roughly(gathered.inPlay)) }),
      }}
      className={styles.picker}
      label={searchText.controls}
      onValue={onMove && ((value) => onMove(giving(value as Answer)))}
    >
      {answersTo(question).map(({ answer, key }) => (
        <button
          key={answer}
          type="submit"
          name="answer"
          value={answer}
          className={styles.answer}
          data-answer={answer}
          {...pressedBy(key)}
          {...held(giving(answer))}
        >
          {ANSWER_TEXT[answer]}
          <Shortcut name={key} />
        </button>
      ))}
    </MoveForm>
  );
}
