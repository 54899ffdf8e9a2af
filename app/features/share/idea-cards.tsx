import { ideaText, Picture } from '#app/features/idea/index.ts';
import { describePrice, formatIdeaKey, type Idea } from '#modules/catalogue/shared.ts';
import styles from './idea-cards.module.css';
import { sharedIdeaPath } from './share-links.ts';

/** Ideas, small: each leads to its own page. */
export function IdeaCards({ ideas }: { ideas: readonly Idea[] }) {
  return (
    <ul className={styles.ideas}>
      {ideas.map((idea) => (
        <li key={formatIdeaKey(idea.key)} className={styles.idea}>
          <Picture
            className={styles.picture}
            image={idea.image}
            width={320}
            height={320}
            loading="lazy"
          />
          <p className={styles.title}>
            <a href={sharedIdeaPath(formatIdeaKey(idea.key))}>{idea.title}</a>
          </p>
          <p className={styles.price}>{describePrice(idea) ?? ideaText.noPrice}</p>
        </li>
      ))}
    </ul>
  );
}
