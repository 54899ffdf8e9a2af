import {
  firstSentence,
  gotoPath,
  ideaText,
  relOf,
  WholePicture,
} from '#app/features/idea/index.ts';
import { describePrice, shopOf } from '#modules/catalogue/shared.ts';
import type { ProposedIdea } from '#modules/engine/shared.ts';
import type { OnVisit } from '../moves/move.ts';
import { IdeaBack } from './idea-back.tsx';
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
  const where = shop ? ideaText.at(shop.name) : ideaText.anywhere;
  const offered = idea.below_budget ? ideaText.belowBudget : where;
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
        <span className={idea.available ? undefined : styles.gone}>
          {idea.available ? offered : ideaText.unavailable}
        </span>
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
      <IdeaBack idea={idea} sid={sid} />
      <span className={styles.wrapping} data-wrapping="" aria-hidden="true" />
    </article>
  );
}
