import type { ReactNode } from 'react';
import { Shortcut, usePressedBy } from '#app/ui/shortcuts/shortcut.tsx';
import { formatIdeaKey } from '#modules/catalogue/shared.ts';
import type { Feedback, ProposedIdea } from '#modules/engine/shared.ts';
import { MoveForm } from '../../move-form.tsx';
import type { OnMove } from '../moves/move.ts';
import { usePendingMove } from '../moves/pending-move.ts';
import styles from './feedback-panel.module.css';

/** A feedback as a button: its words, and its key on the keyboard. */
export type Choice = {
  feedback: Feedback;
  text: ReactNode;
  key?: string;
  /** « main » stands out from its neighbours, « quiet » stays behind them, « sign » is as large as its sign. */
  look?: 'main' | 'quiet' | 'sign';
};

export type AboutIdea = {
  sid: string | null;
  idea: ProposedIdea;
  onMove?: OnMove | undefined;
};

type FeedbackFormProps = AboutIdea & {
  choices: readonly Choice[];
  /** Whether the search goes on after a good idea (`aaq` on the wire). */
  goesOn?: boolean;
  label?: string | undefined;
};

/** Buttons with one feedback each; they are laid out in the grid of the element around the form. */
export function FeedbackForm({
  sid,
  idea,
  onMove,
  choices,
  goesOn = false,
  label,
}: FeedbackFormProps) {
  const pressedBy = usePressedBy();
  const held = usePendingMove();
  const saying = (feedback: Feedback) =>
    ({ type: 'IDEA_FEEDBACK', idea_key: idea.key, feedback, aaq: goesOn }) as const;
  return (
    <MoveForm
      sid={sid}
      fields={{ intent: 'feedback', idea: formatIdeaKey(idea.key), aaq: String(goesOn) }}
      onValue={onMove && ((value) => onMove(saying(value as Feedback)))}
      className={styles.form}
      label={label}
    >
      {choices.map(({ feedback, text, key, look }) => (
        <button
          key={feedback}
          type="submit"
          name="feedback"
          value={feedback}
          className={styles.choice}
          data-look={look}
          {...pressedBy(key)}
          {...held(saying(feedback))}
        >
          {text}
          {key && <Shortcut name={key} />}
        </button>
      ))}
    </MoveForm>
  );
}
