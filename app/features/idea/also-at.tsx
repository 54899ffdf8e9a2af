import { formatPrice, type Idea } from '#modules/catalogue/shared.ts';
import { AffiliateNote, relOf } from './affiliate-note.tsx';
import styles from './also-at.module.css';
import { gotoPath } from './goto-path.ts';
import { ideaText } from './text.ts';

/** Other shops that have an idea, each with its price and a link. */
export function AlsoAt({ idea, sid }: { idea: Pick<Idea, 'also_at'>; sid: string | null }) {
  const { also_at: offers = [] } = idea;
  if (offers.length === 0) return null;
  return (
    <div className={styles.offers}>
      <p>{ideaText.alsoAt}</p>
      <ul>
        {offers.map((offer) => (
          <li key={offer.url}>
            <a
              className={styles.offer}
              href={gotoPath(offer.url, sid)}
              target="_blank"
              rel={relOf(offer)}
            >
              {offer.shop}
              {offer.price !== null && (
                <span className={styles.price}>{formatPrice(offer.price)}</span>
              )}
              <span className="visually-hidden"> ({ideaText.newTab})</span>
            </a>{' '}
            <AffiliateNote idea={offer} />
          </li>
        ))}
      </ul>
    </div>
  );
}
