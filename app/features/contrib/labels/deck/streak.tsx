import { streakText as text } from '../text.ts';
import styles from './streak.module.css';

/** Pairs of one streak. */
export const STREAK = 10;
/** For how many pairs thanks stay in sight. */
const THANKS_LAST = 3;

type StreakProps = {
  /** Labels of the contributor, ever. */
  given: number;
  /** Those of this visit. */
  visit: number;
  /** What the labels of this visit were about, the last one last. */
  recent: { ideas: readonly string[]; questions: readonly string[] };
};

/** How far the contributor is in a streak of ten pairs, and thanks at its end, with what they will change. */
export function Streak({ given, visit, recent }: StreakProps) {
  const done = given % STREAK;
  const isThanked = given >= STREAK && done < THANKS_LAST && visit > done;
  const until = recent.ideas.length - done;
  const last = (names: readonly string[]) => [
    ...new Set(names.slice(Math.max(0, until - STREAK), until)),
  ];
  return (
    <div className={styles.streak}>
      <div className={styles.dots} aria-hidden="true">
        {Array.from({ length: STREAK }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
          <span key={place} data-done={place < done || (isThanked && done === 0) || undefined} />
        ))}
      </div>
      <p className={styles.words} role={isThanked ? 'status' : undefined}>
        {isThanked ? text.thanks(last(recent.ideas), last(recent.questions)) : text.progress(done)}
      </p>
    </div>
  );
}
