import { ButtonLink } from '#app/components/button/button.tsx';
import { Advice } from '#app/components/idea/advice.tsx';
import { gotoPath, shopOf } from '#app/components/search/move.ts';
import { formatIdeaPrice } from '#app/text/format.ts';
import { ideaText } from '#app/text/search.ts';
import { sharePageText as text } from '#app/text/share-ways.ts';
import type { Idea } from '#modules/catalogue/shared.ts';
import styles from './share.module.css';

/** An idea as whoever opens its link sees it: the gift, where it is found, and the way to another. */
export function SharedIdea({ idea }: { idea: Idea }) {
  const shop = shopOf(idea);
  return (
    <article className={styles.idea}>
      <img
        className={styles.picture}
        src={`/img/${idea.image}`}
        alt=""
        width={640}
        height={640}
        fetchPriority="high"
      />
      <div className={styles.words}>
        <p className={styles.eyebrow}>{text.ideaEyebrow}</p>
        <h1 className={styles.title}>{idea.title}</h1>
        <p className={styles.facts}>
          <span className={styles.price}>{formatIdeaPrice(idea) ?? ideaText.noPrice}</span>{' '}
          <span>{shop ? ideaText.at(shop.host) : ideaText.anywhere}</span>
        </p>
        {!idea.available && <p className={styles.gone}>{ideaText.unavailable}</p>}
        {idea.description && <p>{idea.description}</p>}
        <Advice idea={idea} />
        {shop && (
          <ButtonLink to={gotoPath(shop.url, null)} reloadDocument>
            {ideaText.visit(shop.host)}
          </ButtonLink>
        )}
        <p className={styles.another}>
          <ButtonLink look="ribbon" to="/" reloadDocument>
            {text.another}
          </ButtonLink>
          <span>{text.anotherHint}</span>
        </p>
      </div>
    </article>
  );
}
