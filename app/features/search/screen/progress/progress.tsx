import { type ReactNode, useState } from 'react';
import type { SessionHistory, Step } from '#modules/engine/shared.ts';
import { MoveForm } from '../../move-form.tsx';
import { progressText, recipientText } from '../../text.ts';
import { ownAnswers } from '../moves/move.ts';
import { UnwrappingParcel } from './parcel.tsx';
import styles from './progress.module.css';
import { hasClearlyMore, openingWords, roughly, stageWords, unwrappedShare } from './unwrapped.ts';

type ProgressProps = {
  sid: string | null;
  /** The current step; null while the first one is on its way. */
  step: Step | null;
  /** A few words about the answer given last. */
  remark: string | null;
  /** How many ideas were in play before the step that the page was opened with; null where that is not known. */
  inPlayBefore: number | null;
  /** An idea was opened from beside the cards, over the current step. */
  isOpened: boolean;
  /** What the visitor has to know first. */
  notice?: ReactNode;
};

/**
 * How far the search has come: a parcel that unwraps as the belief gathers, and words beside it. Its place is one size,
 * whatever it says.
 */
export function Progress({ notice, ...about }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <span className={styles.parcel}>
        <UnwrappingParcel share={shareOf(about.step)} />
      </span>
      {notice ? (
        <div className={styles.notice}>
          <p role="alert">{notice}</p>
          <MissedHints sid={about.sid} step={about.step} isBrief />
        </div>
      ) : (
        <Words {...about} />
      )}
    </div>
  );
}

/** An idea that is shown is one that was unwrapped. */
function shareOf(step: Step | null): number {
  if (step?.kind === 'question') return step.gathered ? unwrappedShare(step.gathered) : 0;
  return step ? 1 : 0;
}

/** Other words are another paragraph, by its key: one whose lines merely moved would count as a shift of the layout. */
function Words({ sid, step, remark, inPlayBefore, isOpened }: Omit<ProgressProps, 'notice'>) {
  const inPlay = useInPlay(step, inPlayBefore);
  if (isOpened) {
    return (
      <p key="opened" className={styles.words}>
        {progressText.opened}
      </p>
    );
  }
  if (step?.kind !== 'question' && step?.kind !== 'idea') return null;
  if (step.missed?.length) return <MissedHints sid={sid} step={step} />;
  const opening = isFirstOfHints(step) ? openingWords(step.kind, sid ?? '') : null;
  if (step.kind === 'idea') {
    const words = opening ?? (step.aaq ? progressText.trial : progressText.idea);
    return (
      <p key={words} className={styles.words}>
        {words}
      </p>
    );
  }
  if (!step.gathered) return null;
  const words = opening ?? stageWords(unwrappedShare(step.gathered), sid ?? '', step.step);
  return (
    <p key={`${step.step} ${remark}`} className={styles.words}>
      <strong>{remark ?? words}</strong> {inPlay}
    </p>
  );
}

/** Whether nothing but hints led to a step. */
function isFirstOfHints({ recipient, answered, judged }: SessionHistory): boolean {
  return Boolean(recipient?.hints) && judged.length === 0 && ownAnswers(answered).length === 0;
}

/** What is said of how many ideas are in play at a question: their number, unless fewer have been named before. */
function useInPlay(step: Step | null, inPlayBefore: number | null): string | null {
  const asked = step?.kind === 'question' ? step : null;
  const count = asked?.gathered ? roughly(asked.gathered.inPlay) : null;
  const [last, setLast] = useState({
    ...{ step: asked?.step, count, before: inPlayBefore ?? count },
    least: inPlayBefore ?? Number.POSITIVE_INFINITY,
  });
  if (asked && asked.step !== last.step) {
    const least = Math.min(last.least, last.count ?? Number.POSITIVE_INFINITY);
    setLast({ step: asked.step, count, before: last.count, least });
  }
  if (last.count === null) return null;
  if (last.count <= last.least) return progressText.inPlay(last.count);
  const hasMore = hasClearlyMore(last.count, last.before ?? Number.POSITIVE_INFINITY);
  return hasMore ? progressText.moreInPlay : null;
}

type MissedHintsProps = Pick<ProgressProps, 'sid' | 'step'> & {
  /** In few words, below a notice. */
  isBrief?: boolean;
};

/** The hints that match nothing, and the way to word them otherwise. */
function MissedHints({ sid, step, isBrief = false }: MissedHintsProps) {
  const missed = step && 'missed' in step ? step.missed : undefined;
  if (!missed?.length) return null;
  return (
    <MoveForm sid={sid} fields={{ intent: 'describe' }} className={styles.words}>
      <p>
        {isBrief ? recipientText.missedBriefly(missed) : recipientText.missed(missed)}{' '}
        <button type="submit" className={styles.link}>
          {recipientText.precise}
        </button>
      </p>
    </MoveForm>
  );
}
