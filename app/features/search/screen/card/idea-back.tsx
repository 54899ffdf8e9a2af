import type { MouseEvent } from 'react';
import { Advice, AlsoAt, ideaText, Reasons } from '#app/features/idea/index.ts';
import type { ProposedIdea } from '#modules/engine/shared.ts';
import { flip } from './card-motion.ts';
import styles from './idea-back.module.css';

type IdeaBackProps = { sid: string | null; idea: ProposedIdea };

/** The back of an idea's card, with the tab that turns the card over. */
export function IdeaBack({ sid, idea }: IdeaBackProps) {
  return (
    <details className={styles.flip}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature. */}
      <summary className={styles.turn} onClick={turn}>
        <span className={styles.turnTo}>{ideaText.whyShort}</span>
        <span className={styles.turnBack}>{ideaText.flipBack}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled to by keyboard. */}
      <section className={styles.back} aria-label={ideaText.back} tabIndex={0}>
        <p className={styles.title}>{idea.title}</p>
        {/* A visitor who opens the address of a gift that another found sees none of their answers. */}
        {(sid || idea.reasons.length > 0) && <Reasons reasons={idea.reasons} />}
        {idea.below_budget && <p>{ideaText.belowBudgetLong}</p>}
        <Advice idea={idea} />
        <AlsoAt idea={idea} sid={sid} />
        {idea.description && <p>{idea.description}</p>}
      </section>
    </details>
  );
}

/** Turns the whole card over instead of merely opening the details. */
function turn(event: MouseEvent<HTMLElement>) {
  const details = event.currentTarget.parentElement as HTMLDetailsElement;
  const card = details.parentElement as HTMLElement;
  event.preventDefault();
  flip(card, () => details.toggleAttribute('open'));
}
