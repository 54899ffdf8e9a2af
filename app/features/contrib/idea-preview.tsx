import { Advice, ideaText } from '#app/features/idea/index.ts';
import { describePrice, type Idea, shopOf } from '#modules/catalogue/shared.ts';
import { previewText as text } from './generic-idea/text.ts';
import styles from './idea-preview.module.css';

/** What visitors see of an idea; its key does not matter. */
export type PreviewedIdea = Pick<
  Idea,
  'title' | 'description' | 'content' | 'image' | 'price' | 'price_min' | 'price_max'
>;

/** An idea as visitors would see it: the card of a search, with what stands on its back, and the tile of the square. */
export function IdeaPreview({ idea }: { idea: PreviewedIdea }) {
  const shop = shopOf(idea);
  const price = describePrice(idea) ?? ideaText.noPrice;
  const title = idea.title || text.untitled;
  return (
    <div className={styles.preview}>
      <figure>
        <figcaption>{text.card}</figcaption>
        <div className={styles.card}>
          <img src={`/img/${idea.image}`} alt="" width={380} height={211} />
          <p className={styles.title}>{title}</p>
          <p className={styles.facts}>
            <strong>{price}</strong> {shop ? ideaText.at(shop.host) : ideaText.anywhere}
          </p>
          {idea.description && <p>{idea.description}</p>}
          <Advice idea={idea} />
        </div>
      </figure>
      <figure>
        <figcaption>{text.tile}</figcaption>
        <div className={styles.tile}>
          <img src={`/img/${idea.image}`} alt="" width={320} height={240} />
          <p className={styles.title}>{title}</p>
          <p className={styles.facts}>{price}</p>
        </div>
      </figure>
    </div>
  );
}
