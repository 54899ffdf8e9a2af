import type { ReactNode } from 'react';
import { describePrice, type Idea, shopOf } from '#modules/catalogue/shared.ts';
import styles from './idea-sheet.module.css';
import { InstantPhoto } from './instant-photo.tsx';
import { ideaText } from './text.ts';

type IdeaSheetProps = {
  /** The name of the picture; null where there is none to show. */
  image: string | null;
  eyebrow: string;
  title: string;
  className?: string | undefined;
  children: ReactNode;
};

/** An idea on a page of its own: an instant photo, and beside it its title and what is said of it. */
export function IdeaSheet({ image, eyebrow, title, className, children }: IdeaSheetProps) {
  return (
    <article className={[styles.sheet, className].filter(Boolean).join(' ')}>
      {image && <InstantPhoto image={image} className={styles.picture} />}
      <div className={styles.words}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </article>
  );
}

/** What an idea costs, where it is, whether it can be had, and what it is. */
export function IdeaSummary({ idea }: { idea: Idea }) {
  const shop = shopOf(idea);
  return (
    <>
      <p className={styles.shop}>
        <span className={styles.price}>{describePrice(idea) ?? ideaText.noPrice}</span>{' '}
        <span>{shop ? ideaText.at(shop.name) : ideaText.anywhere}</span>
      </p>
      {!idea.available && <p className={styles.gone}>{ideaText.unavailable}</p>}
      {idea.description && <p className={styles.description}>{idea.description}</p>}
    </>
  );
}
