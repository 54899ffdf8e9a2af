import { ShareButton, sharedIdea } from '#app/features/share/index.ts';
import { Shortcut, usePressedBy } from '#app/ui/shortcuts/shortcut.tsx';
import { MoveForm } from '../../move-form.tsx';
import { FEEDBACK_TEXT, keptText } from '../../text.ts';
import { type AboutIdea, type Choice, FeedbackForm } from '../feedback/feedback-form.tsx';
import styles from '../feedback/feedback-panel.module.css';
import { FeedbackPanel } from '../feedback/feedback-panel.tsx';
import { IdeaFooter } from './idea-footer.tsx';

/** What can be done about an idea that was opened: the same as with the current step, less, or nothing. */
export type OpenedAs = 'proposed' | 'kept' | 'past';

type OpenedControlsProps = AboutIdea & {
  as: OpenedAs;
  /** Takes over from the form that posts the way back. */
  onBack?: (() => void) | undefined;
};

const FOUND: Choice = {
  feedback: 'GoodIdea',
  text: FEEDBACK_TEXT.GoodIdea,
  key: 't',
  look: 'main',
};
/** No negative feedback is stored about an idea that is merely set aside. */
const REMOVE: Choice = { feedback: 'IDontKnow', text: keptText.remove, key: 'd' };

/** Below an idea that was opened from beside the cards. */
export function OpenedControls({ as, onBack, ...about }: OpenedControlsProps) {
  const back = <BackForm sid={about.sid} onBack={onBack} />;
  if (as === 'proposed') {
    return (
      <FeedbackPanel {...about}>
        <div className={styles.others}>
          {back}
          <ShareButton {...sharedIdea(about.idea)} />
        </div>
      </FeedbackPanel>
    );
  }
  return (
    <section className={styles.panel} aria-label={keptText.controls}>
      {as === 'kept' && (
        <div className={styles.two}>
          <FeedbackForm {...about} choices={[REMOVE, FOUND]} />
        </div>
      )}
      <div className={styles.before}>
        <IdeaFooter idea={about.idea} sid={about.sid} />
        {back}
      </div>
    </section>
  );
}

function BackForm({ sid, onBack }: Pick<OpenedControlsProps, 'sid' | 'onBack'>) {
  const pressedBy = usePressedBy();
  return (
    <MoveForm sid={sid} fields={{ intent: 'resume' }} onValue={onBack} className={styles.form}>
      <button type="submit" className={styles.choice} data-look="quiet" {...pressedBy('r')}>
        {keptText.back}
        <Shortcut name="r" />
      </button>
    </MoveForm>
  );
}
