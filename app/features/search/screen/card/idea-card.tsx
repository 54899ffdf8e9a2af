import type { MouseEvent } from 'react';
import {
  Advice,
  AlsoAt,
  firstSentence,
  gotoPath,
  ideaText,
  Reasons,
  relOf,
  WholePicture,
} from '#app/features/idea/index.ts';
import { describePrice, shopOf } from '#modules/catalogue/shared.ts';
import type { ProposedIdea } from '#modules/engine/shared.ts';
import type { OnVisit } from '../moves/move.ts';
import { flip } from './card-motion.ts';
import styles from './idea-card.module.css';

/** A title of so many characters takes more than two lines, and is written smaller. */
const LONG_TITLE = 44;

type IdeaCardProps = {
  sid: string | null;
  idea: ProposedIdea;
  onVisit?: OnVisit | undefined;
  /** It is shown within a page about something else: its title is not the page's. */
  isPreview?: boolean;
  /** The search has ended with it: the way to its shop is among what there is to do, below. */
  isFound?: boolean;
};

/**
 * An idea as an instant photo: picture, title, what it is, price and shop on the front; why it was chosen, how to get it and
 * all that is said of it on the back, which a `<details>` turns up so that it works without JavaScript.
 */
export function IdeaCard(props: IdeaCardProps) {
  const { sid, idea, onVisit, isPreview = false, isFound = false } = props;
  const shop = shopOf(idea);
  const price = describePrice(idea);
  const isLong = idea.title.length > LONG_TITLE || undefined;
  const offered = shop ? ideaText.at(shop.name) : ideaText.anywhere;
  const where = idea.available ? offered : ideaText.unavailable;
  return (
    <article className={styles.card}>
      <WholePicture
        className={styles.picture}
        image={idea.image}
        width={380}
        height={211}
        fetchPriority="high"
      />
      {isPreview ? (
        <p className={styles.title} data-long={isLong}>
          {idea.title}
        </p>
      ) : (
        <h1 className={styles.title} data-long={isLong} id="step-heading" tabIndex={-1}>
          {idea.title}
        </h1>
      )}
      {idea.description && (
        // As much of it as fits, which `data-excerpt` says: the whole description is on the back.
        <div className={styles.excerpt}>
          <p className={styles.sentence} data-excerpt="">
            {firstSentence(idea.description)}
          </p>
        </div>
      )}
      <p className={styles.facts}>
        <span className={styles.price}>{price ?? ideaText.noPrice}</span>{' '}
        <span className={idea.available ? styles.shop : styles.gone}>{where}</span>
      </p>
      {shop && !isFound && (
        <a
          className={styles.visit}
          href={gotoPath(shop.url, sid)}
          target="_blank"
          rel={relOf(idea)}
          onClick={() => onVisit?.(idea.key)}
          onAuxClick={() => onVisit?.(idea.key)}
        >
          {ideaText.visit(shop.name)}
          <span className={styles.newTab}>
            {idea.affiliated && `${ideaText.affiliated}, `}
            {ideaText.newTab}
          </span>
        </a>
      )}
      <details className={styles.flip}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature. */}
        <summary className={styles.turn} onClick={turn}>
          <span className={styles.turnTo}>{ideaText.whyShort}</span>
          <span className={styles.turnBack}>{ideaText.flipBack}</span>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled to by keyboard. */}
        <section className={styles.back} aria-label={ideaText.back} tabIndex={0}>
          <p className={styles.backTitle}>{idea.title}</p>
          {/* A visitor who opens the address of a gift that another found sees none of their answers. */}
          {(sid || idea.reasons.length > 0) && <Reasons reasons={idea.reasons} />}
          <Advice idea={idea} />
          <AlsoAt idea={idea} sid={sid} />
          {idea.description && <p>{idea.description}</p>}
        </section>
      </details>
      <span className={styles.wrapping} data-wrapping="" aria-hidden="true" />
    </article>
  );
}

/** Turns the whole card over instead of merely opening the details. */
function turn(event: MouseEvent<HTMLElement>) {
  const details = event.currentTarget.parentElement as HTMLDetailsElement;
  const card = details.parentElement as HTMLElement;
  event.preventDefault();
  flip(card, () => details.toggleAttribute('open'));
}
