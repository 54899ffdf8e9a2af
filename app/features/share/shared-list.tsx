import { AffiliateNote, gotoPath, ideaText, Picture, relOf } from '#app/features/idea/index.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { describePrice, formatIdeaKey, type Idea, shopOf } from '#modules/catalogue/shared.ts';
import { sharePageText as text } from './options-text.ts';
import { sharedIdea } from './share-links.ts';
import styles from './shared-list.module.css';

/** Ideas that one visitor liked, as visitors who open their link see them: each leads to its own page. */
export function SharedList({ ideas }: { ideas: readonly Idea[] }) {
  return (
    <section className={styles.list} aria-labelledby="list-heading">
      <h1 id="list-heading" className={styles.heading}>
        {text.listHeading}
      </h1>
      <ul className={styles.ideas}>
        {ideas.map((idea) => (
          <li key={formatIdeaKey(idea.key)}>
            <ListedIdea idea={idea} />
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink look="primary" to="/" reloadDocument>
          {text.another}
        </ButtonLink>
      </p>
    </section>
  );
}

function ListedIdea({ idea }: { idea: Idea }) {
  const shop = shopOf(idea);
  return (
    <article className={styles.idea}>
      <Picture
        className={styles.picture}
        image={idea.image}
        width={220}
        height={165}
        loading="lazy"
      />
      <h2 className={styles.title}>
        <a href={sharedIdea(idea).url}>{idea.title}</a>
      </h2>
      <p className={styles.facts}>{describePrice(idea) ?? ideaText.noPrice}</p>
      {!idea.available && <p className={styles.gone}>{ideaText.unavailable}</p>}
      {shop && (
        <p>
          <a className={styles.visit} href={gotoPath(shop.url, null)} rel={relOf(idea)}>
            {ideaText.visit(shop.name)}
          </a>{' '}
          <AffiliateNote idea={idea} />
        </p>
      )}
    </article>
  );
}
