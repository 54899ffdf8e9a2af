import { IdeaCard } from '#app/features/search/index.ts';
import { SquareTile } from '#app/features/square/index.ts';
import type { Idea } from '#modules/catalogue/shared.ts';
import type { SquareQuery } from '#modules/engine/square/shared.ts';
import { previewText as text } from './generic-idea/text.ts';
import styles from './idea-preview.module.css';

/** What visitors see of an idea; its key does not matter. */
export type PreviewedIdea = Pick<
  Idea,
  'title' | 'description' | 'content' | 'shop' | 'image' | 'price' | 'price_min' | 'price_max'
> &
  Partial<Pick<Idea, 'available'>>;

const KEY = { merchant_id: 0, id_within_merchant: 'preview' };
const NO_SQUARE: SquareQuery = {
  text: '',
  highlight: null,
  reactions: [],
  earlierStarts: [],
  result: [],
  shared: false,
  origin: null,
};

/** An idea as visitors would see it: the card of a search, which turns over, and the tile of the square. */
export function IdeaPreview({ idea }: { idea: PreviewedIdea }) {
  const shown = {
    ...{ key: KEY, short_title: null, rating: null, available: true },
    ...idea,
    title: idea.title || text.untitled,
  };
  return (
    <div className={styles.preview}>
      <figure className={styles.card}>
        <figcaption>{text.card}</figcaption>
        <IdeaCard isPreview sid={null} idea={{ ...shown, reasons: [] }} />
      </figure>
      <figure className={styles.tile}>
        <figcaption>{text.tile}</figcaption>
        {/* Its reactions would leave the page. */}
        <ul inert>
          <SquareTile
            query={NO_SQUARE}
            idea={shown}
            liked={false}
            first={false}
            nextPicture={null}
            onOpen={() => {}}
          />
        </ul>
      </figure>
    </div>
  );
}
