import type { ReactNode } from 'react';
import { AS_QUESTION_TEXT, FEEDBACK_TEXT, feedbackText } from '../../text.ts';
import { type AboutIdea, type Choice, FeedbackForm } from './feedback-form.tsx';
import styles from './feedback-panel.module.css';
import { MORE } from './more-less.tsx';

/** What an idea that is shown as a question can be answered with, in the order of the specification (§4). */
const CHOICES: readonly Choice[] = [
  { feedback: 'BadIdea', text: AS_QUESTION_TEXT.BadIdea, key: 'n' },
  { feedback: 'IDontKnow', text: AS_QUESTION_TEXT.IDontKnow, key: 'j' },
];
const WARM: Choice = { feedback: 'GoodIdea', text: AS_QUESTION_TEXT.GoodIdea, key: 'o' };
const FOUND: Choice = {
  feedback: 'GoodIdea',
  text: FEEDBACK_TEXT.GoodIdea,
  key: 't',
  look: 'main',
};

type AsQuestionPanelProps = AboutIdea & {
  /** What else can be done with the idea. */
  children: ReactNode;
};

/**
 * What the visitor thinks of an idea that is shown to learn from. It may be the right one all the same: a good idea
 * goes on or ends, as after any other. Less like it is what « Non, pas ça » says.
 */
export function AsQuestionPanel({ children, ...about }: AsQuestionPanelProps) {
  return (
    <section className={styles.panel} aria-label={feedbackText.asQuestion}>
      <div className={styles.verdicts}>
        <h2 className={styles.question}>{feedbackText.asQuestion}</h2>
        <FeedbackForm {...about} choices={CHOICES} />
        <FeedbackForm {...about} goesOn choices={[WARM]} />
      </div>
      <div className={styles.second}>
        <div className={styles.before}>
          <div className={styles.others}>
            <FeedbackForm {...about} choices={[MORE, FOUND]} />
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
