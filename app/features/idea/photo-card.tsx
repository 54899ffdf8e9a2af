import type { ReactNode } from 'react';
import styles from './photo-card.module.css';
import { Picture } from './picture.tsx';

type PhotoCardProps = {
  href: string;
  /** The name of the picture. */
  image: string;
  /** How wide it is shown. */
  sizes: string;
  /** What is to be seen on it; left out where the title says it. */
  alt?: string;
  title: string;
  /** A heading where cards are parts of an outline. */
  titleAs?: 'h2' | 'h3' | 'p';
  /** Whether its picture is in sight when the page opens. */
  isFirst?: boolean;
  className?: string | undefined;
  /** Words below the title. Links among them are pressed by themselves. */
  children: ReactNode;
};

/** An instant photo with its words. The whole card leads to what it shows. */
export function PhotoCard(props: PhotoCardProps) {
  const { href, image, sizes, alt = '', title, titleAs: Title = 'p', className, children } = props;
  const { isFirst = false } = props;
  return (
    <article className={[styles.card, className].filter(Boolean).join(' ')}>
      <Picture
        className={styles.picture}
        image={image}
        sizes={sizes}
        alt={alt}
        width={640}
        height={640}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
      <div className={styles.words}>
        <Title className={styles.title}>
          <a href={href}>{title}</a>
        </Title>
        {children}
      </div>
    </article>
  );
}
