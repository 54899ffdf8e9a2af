import { useEffect, useRef, useState } from 'react';
import { clientState, updateState } from '#app/features/visit/index.ts';
import { motionAllowed } from '#app/ui/browser/motion.ts';
import type { AnsweredQuestion } from '#modules/engine/shared.ts';
import { ownAnswers } from '../screen/moves/move.ts';

/**
 * What is said of the answer that was given last, beside the step that followed it; null where nothing is. Nothing is said to those who
 * want less motion, nor of answers that were there when the page came, nor of those that hints or the profile gave. All that
 * can be said is loaded at the first answer.
 *
 * @param step names the step that is shown.
 * @param isOn false where the visitor wants no remarks.
 */
export function useRemark(
  answered: readonly AnsweredQuestion[],
  step: string,
  isOn: boolean,
): string | null {
  const [remark, setRemark] = useState<string | null>(null);
  const own = ownAnswers(answered);
  const count = own.length;
  const before = useRef(count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one more answer is what is remarked upon, and it is not about a later step.
  useEffect(() => {
    const isNew = count === before.current + 1;
    before.current = count;
    setRemark(null);
    if (!isNew || !isOn || !motionAllowed()) return;
    let isLate = false;
    const say = async () => {
      const { remarkOn } = await import('./remark-on.ts');
      const { remarked } = clientState();
      const next = isLate ? null : remarkOn(own, new Set(remarked));
      if (!next) return;
      updateState({ remarked: [...remarked, next] });
      setRemark(next);
    };
    // Without them the search goes on.
    say().catch(() => {});
    return () => {
      isLate = true;
    };
  }, [count, step]);
  return isOn ? remark : null;
}
