import { useLocation } from 'react-router';
import { AlertLink } from '#app/features/alert/index.ts';
import { useSquareAddress } from '#app/features/square/index.ts';
import { useVisitAddress } from '#app/features/visit/index.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Card } from '#app/ui/card/card.tsx';
import { formatIdeaKey } from '#modules/catalogue/shared.ts';
import type { ProposedIdea } from '#modules/engine/shared.ts';
import { foundAddress } from '../../found-gift-address.ts';
import { MoveForm } from '../../move-form.tsx';
import { endText } from '../../text.ts';
import type { OnVisit } from '../moves/move.ts';
import { Celebration } from './celebration.tsx';
import { EndActions, StartAgainLink } from './end-actions.tsx';
import styles from './end-card.module.css';

type ThanksProps = {
  /** Null on the page of a gift that was found elsewhere. */
  sid: string | null;
  /** Null when the catalogue no longer has it. */
  idea: ProposedIdea | null;
  onVisit?: OnVisit | undefined;
};

/**
 * Below an accepted idea: thanks, and what to do next. Links out of the search load a document of their own: an
 * in-app navigation would wait behind the pictures that are still on their way.
 */
export function Thanks({ sid, idea, onVisit }: ThanksProps) {
  const here = useLocation();
  const around = useSquareAddress({ highlight: idea?.key ?? null, origin: sid });
  return (
    <section className={styles.thanks} aria-labelledby="thanks-heading">
      <Celebration />
      <h2 id="thanks-heading" className={styles.title}>
        {endText.thanks}
      </h2>
      <p>{endText.message}</p>
      {idea ? <EndActions {...{ sid, idea, onVisit }} /> : <StartAgainLink look="primary" />}
      <p className={styles.besides}>
        {idea && (
          <ButtonLink look="quiet" to={around} reloadDocument>
            {endText.like}
          </ButtonLink>
        )}
        {sid && <AlertLink sid={sid} />}
      </p>
      {idea && (
        <a className={styles.permalink} href={foundAddress(idea.key, here)}>
          {endText.permalink}
        </a>
      )}
    </section>
  );
}

/**
 * Takes the found gift back: whoever touched the wrong button, or hesitates, goes on where it was accepted. In the corner where a search
 * is begun again before: in sight at once, and out of the way of what there is to do with the gift.
 */
export function GoOn({ sid, idea }: { sid: string; idea: ProposedIdea }) {
  return (
    <MoveForm sid={sid} fields={{ intent: 'undo', idea: formatIdeaKey(idea.key) }}>
      <button type="submit" className={styles.goOn}>
        <span className={styles.unsure}>{endText.unsure}</span>
        {endText.goOn}
      </button>
    </MoveForm>
  );
}

/** When nothing is left to propose: nothing to press on the card itself. */
export function GiveUpCard() {
  return (
    <Card tied className={styles.giveUp}>
      <Chocolates />
      <h1 className={styles.title} id="step-heading" tabIndex={-1}>
        {endText.giveUp}
      </h1>
    </Card>
  );
}

/** Under the card of a search that gave up: new ideas may please later. */
export function StartAgain({ sid }: { sid: string | null }) {
  return (
    <p className={styles.startAgain}>
      <StartAgainLink look="primary" />
      <ButtonLink look="quiet" to={useVisitAddress('/square')} reloadDocument>
        {endText.square}
      </ButtonLink>
      {sid && <AlertLink sid={sid} />}
    </p>
  );
}

/** A box of four chocolates, one of them a flower. */
function Chocolates() {
  return (
    <svg className={styles.sweets} viewBox="0 0 120 84" aria-hidden="true">
      <rect x="4" y="16" width="112" height="64" rx="10" fill="var(--accent)" />
      <rect x="12" y="24" width="96" height="48" rx="6" fill="var(--gold-light)" />
      <circle cx="30" cy="48" r="13" fill="#5a3017" />
      <path
        d="M22 46q8-7 16 0"
        fill="none"
        stroke="#8c5530"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <rect x="49" y="36" width="24" height="24" rx="6" fill="#7a4322" />
      <path d="m53 41 16 14" stroke="#5a3017" strokeWidth="3" strokeLinecap="round" />
      <g fill="var(--accent-light)">
        <circle cx="92" cy="40" r="6" />
        <circle cx="100" cy="47" r="6" />
        <circle cx="96" cy="56" r="6" />
        <circle cx="87" cy="56" r="6" />
        <circle cx="84" cy="47" r="6" />
      </g>
      <circle cx="92" cy="49" r="5" fill="var(--gold)" />
    </svg>
  );
}
