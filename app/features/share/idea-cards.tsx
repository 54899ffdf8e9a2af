import { AffiliateNote, gotoPath, ideaText, PhotoCard, relOf } from '#app/features/idea/index.ts';
import { describePrice, formatIdeaKey, type Idea, shopOf } from '#modules/catalogue/shared.ts';
import styles from './idea-cards.module.css';
import { sharedIdeaPath } from './share-links.ts';

type IdeaCardsProps = {
  ideas: readonly Idea[];
  /** Whether each has a link to its shop too, and its title is a heading: on a page that is about them. */
  detailed?: boolean;
};

/** Ideas, small: each leads to its own page. */
export function IdeaCards({ ideas, detailed = false }: IdeaCardsProps) {
  return (
    <ul className={styles.ideas}>
      {ideas.map((idea) => (
        <li key={formatIdeaKey(idea.key)}>
          <PhotoCard
            href={sharedIdeaPath(formatIdeaKey(idea.key))}
            image={idea.image}
            sizes="20rem"
            title={idea.title}
            titleAs={detailed ? 'h2' : 'p'}
          >
            <p className={styles.price}>{describePrice(idea) ?? ideaText.noPrice}</p>
            {!idea.available && <p className={styles.gone}>{ideaText.unavailable}</p>}
            {detailed && <Visit idea={idea} />}
          </PhotoCard>
        </li>
      ))}
    </ul>
  );
}

function Visit({ idea }: { idea: Idea }) {
  const shop = shopOf(idea);
  if (!shop) return null;
  return (
    <p>
      <a className={styles.visit} href={gotoPath(shop.url, null)} rel={relOf(idea)}>
        {ideaText.visit(shop.name)}
      </a>{' '}
      <AffiliateNote idea={idea} />
    </p>
  );
}
