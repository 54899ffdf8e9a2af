import { useContext, useEffect, useRef } from 'react';
import { motionAllowed } from '#app/ui/browser/motion.ts';
import { FoundBefore } from '../../found-before.ts';
import styles from './celebration.module.css';

/** Confetti flies up from here once, when a search has just ended with a found gift. Nothing under reduced motion. */
export function Celebration() {
  const place = useRef<HTMLDivElement>(null);
  const foundBefore = useContext(FoundBefore);
  useEffect(() => {
    const { current } = place;
    if (foundBefore || !current || !motionAllowed()) return;
    let gone = false;
    (async () => {
      const { throwConfetti } = await import('./confetti.ts');
      if (!gone) throwConfetti(current);
    })().catch(() => {});
    return () => {
      gone = true;
      current.replaceChildren();
    };
  }, [foundBefore]);
  return <div ref={place} className={styles.sky} aria-hidden="true" />;
}
