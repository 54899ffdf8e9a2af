import { type ReactNode, useId } from 'react';
import { Shortcut, usePressedBy } from '#app/ui/shortcuts/shortcut.tsx';
import { FEEDBACK_TEXT, feedbackText } from '../../text.ts';
import { type AboutIdea, type Choice, FeedbackForm } from './feedback-form.tsx';
import styles from './feedback-panel.module.css';
import { MoreLess } from './more-less.tsx';

/** The first choice and what can follow it, in the order of the specification (§4). */
const VERDICTS = [
  { name: 'bad', key: 'n', kinds: ['BadIdea', 'InconsistentIdea', 'HasAlready'] },
  { name: 'close', key: 'p', kinds: ['YouAreClose', 'HasAlready'] },
  { name: 'good', key: 'o', kinds: ['YouCanDoBetter', 'HasAlready', 'GoodIdea'] },
] as const;

type FeedbackPanelProps = AboutIdea & {
  /** Whether there is feedback on ideas to forget. */
  canReset?: boolean;
  /** What else can be done with the idea, as long as no first choice is made. */
  children: ReactNode;
};

/**
 * What the visitor thinks of an idea: first no, almost or yes, then more precisely. The first choice is a
 * group of radio buttons that merely show the second, so that it works without JavaScript. The place of the
 * second is there from the beginning: nothing moves under a finger.
 */
export function FeedbackPanel({ canReset = false, children, ...about }: FeedbackPanelProps) {
  const pressedBy = usePressedBy();
  const group = useId();
  return (
    <section className={styles.panel} aria-label={feedbackText.question}>
      <fieldset className={styles.verdicts}>
        <legend className={styles.question}>{feedbackText.question}</legend>
        {VERDICTS.map(({ name, key }) => (
          <label key={name} className={styles.verdict} data-verdict={name}>
            <input type="radio" name={group} value={name} {...pressedBy(key)} autoComplete="off" />
            {feedbackText[name]}
            <Shortcut name={key} />
          </label>
        ))}
      </fieldset>
      <div className={styles.second}>
        <div className={styles.before}>
          <div className={styles.others}>
            <MoreLess {...about} />
          </div>
          {children}
        </div>
        {VERDICTS.map(({ name, kinds }) => (
          <div key={name} className={`${styles.then} early-taps`} data-then={name}>
            <FeedbackForm
              {...about}
              choices={kinds.map(choice)}
              label={feedbackText.precise[name]}
            />
            {name === 'good' && <FeedbackForm {...about} goesOn choices={[KEEP_GOING]} />}
            {name === 'bad' && canReset && <FeedbackForm {...about} choices={[RESET]} />}
          </div>
        ))}
      </div>
    </section>
  );
}

function choice(feedback: keyof typeof FEEDBACK_TEXT, index: number): Choice {
  const text = FEEDBACK_TEXT[feedback];
  const key = String(index + 1);
  return feedback === 'GoodIdea' ? { feedback, text, key, look: 'main' } : { feedback, text, key };
}

const RESET: Choice = { feedback: 'Reset', text: feedbackText.reset, look: 'quiet' };
const KEEP_GOING: Choice = { feedback: 'GoodIdea', text: feedbackText.keepGoing, key: '4' };
