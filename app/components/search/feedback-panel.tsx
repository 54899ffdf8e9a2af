import { AS_QUESTION_TEXT, FEEDBACK_TEXT, feedbackText } from '#app/text/search.ts';
import { formatIdeaKey } from '#modules/catalogue/shared.ts';
import type { Feedback, ProposedIdea } from '#modules/engine/shared.ts';
import styles from './feedback-panel.module.css';
import type { OnMove } from './move.ts';
import { MoveForm } from './move-form.tsx';
import { Shortcut } from './shortcut.tsx';

type FeedbackPanelProps = {
  sid: string | null;
  idea: ProposedIdea;
  aaq: boolean;
  onMove?: OnMove | undefined;
};

/** The first choice, and what can follow it (specification §4). */
const VERDICTS = [
  { name: 'bad', key: 'n', kinds: ['BadIdea', 'InconsistentIdea', 'HasAlready'] },
  { name: 'close', key: 'p', kinds: ['YouAreClose', 'HasAlready'] },
  { name: 'good', key: 'o', kinds: ['GoodIdea', 'YouCanDoBetter', 'HasAlready'] },
] as const;

const AS_QUESTION = [
  { feedback: 'BadIdea', key: 'n' },
  { feedback: 'GoodIdea', key: 'o' },
  { feedback: 'IDontKnow', key: 'j' },
] as const;

/**
 * What the visitor thinks of an idea: first no, almost or yes, then more precisely. The first choice is a
 * group of radio buttons that merely show the second, so that it works without JavaScript.
 */
export function FeedbackPanel({ sid, idea, aaq, onMove }: FeedbackPanelProps) {
  const key = formatIdeaKey(idea.key);
  const form = (goOn: boolean) => ({
    sid,
    fields: { intent: 'feedback', idea: key, aaq: String(goOn) },
    onValue:
      onMove &&
      ((value: string) =>
        onMove({
          type: 'IDEA_FEEDBACK',
          idea_key: idea.key,
          feedback: value as Feedback,
          aaq: goOn,
        })),
  });

  if (aaq) {
    return (
      <section className={styles.panel} aria-label={feedbackText.asQuestion}>
        <h2 className={styles.question}>{feedbackText.asQuestion}</h2>
        <MoveForm {...form(true)} className={styles.asQuestion}>
          {AS_QUESTION.map(({ feedback, key: shortcut }) => (
            <FeedbackButton
              key={feedback}
              feedback={feedback}
              text={AS_QUESTION_TEXT[feedback]}
              main={feedback === 'GoodIdea'}
              shortcut={shortcut}
            />
          ))}
        </MoveForm>
      </section>
    );
  }

  return (
    <section className={styles.panel} aria-label={feedbackText.question}>
      <fieldset className={styles.verdicts}>
        <legend className={styles.question}>{feedbackText.question}</legend>
        {VERDICTS.map(({ name, key: shortcut }) => (
          <label key={name} className={styles.verdict} data-verdict={name}>
            <input
              type="radio"
              name="verdict"
              value={name}
              data-key={shortcut}
              aria-keyshortcuts={shortcut.toUpperCase()}
              autoComplete="off"
            />
            {feedbackText[name]}
            <Shortcut name={shortcut} />
          </label>
        ))}
      </fieldset>
      {VERDICTS.map(({ name, kinds }) => (
        <div key={name} className={styles.then} data-then={name}>
          <MoveForm {...form(false)} label={feedbackText.precise[name]} className={styles.choices}>
            {kinds.map((feedback, index) => (
              <FeedbackButton
                key={feedback}
                feedback={feedback}
                text={FEEDBACK_TEXT[feedback]}
                main={feedback === 'GoodIdea'}
                shortcut={String(index + 1)}
              />
            ))}
          </MoveForm>
          {name === 'good' && (
            <MoveForm {...form(true)} className={styles.choices}>
              <FeedbackButton
                feedback="GoodIdea"
                text={feedbackText.keepGoing}
                shortcut={String(kinds.length + 1)}
              />
            </MoveForm>
          )}
        </div>
      ))}
      <MoveForm {...form(false)} className={styles.reset}>
        <button type="submit" name="feedback" value="Reset" className={styles.resetButton}>
          {feedbackText.reset}
        </button>
      </MoveForm>
    </section>
  );
}

type FeedbackButtonProps = {
  feedback: Feedback;
  text: string | undefined;
  shortcut: string;
  /** It stands out from its neighbours. */
  main?: boolean;
};

function FeedbackButton({ feedback, text, shortcut, main }: FeedbackButtonProps) {
  return (
    <button
      type="submit"
      name="feedback"
      value={feedback}
      className={styles.choice}
      data-main={main || undefined}
      data-key={shortcut}
      aria-keyshortcuts={shortcut.toUpperCase()}
    >
      {text}
      <Shortcut name={shortcut} />
    </button>
  );
}
