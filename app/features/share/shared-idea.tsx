import {
  Advice,
  AffiliateNote,
  AlsoAt,
  gotoPath,
  ideaText,
  relOf,
} from '#app/features/idea/index.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { describePrice, type Idea, shopOf } from '#modules/catalogue/shared.ts';
import { sharePageText as text } from './options-text.ts';
import styles from './share.module.css';

/** An idea as visitors who open its link see it: the gift, where it is found, and a link to start a search. */
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
          <span className={styles.price}>{describePrice(idea) ?? ideaText.noPrice}</span>{' '}
          <span>{shop ? ideaText.at(shop.name) : ideaText.anywhere}</span>
        </p>
        {!idea.available && <p className={styles.gone}>{ideaText.unavailable}</p>}
        {idea.description && <p>{idea.description}</p>}
        <Advice idea={idea} />
        {shop && (
          <p>
            <ButtonLink to={gotoPath(shop.url, null)} rel={relOf(idea)} reloadDocument>
              {ideaText.visit(shop.name)}
            </ButtonLink>{' '}
            <AffiliateNote idea={idea} />
          </p>
        )}
        <AlsoAt idea={idea} sid={null} />
        <p className={styles.another}>
          <ButtonLink look="primary" to="/" reloadDocument>
            {text.another}
          </ButtonLink>
          <span>{text.anotherHint}</span>
        </p>
      </div>
    </article>
  );
}
