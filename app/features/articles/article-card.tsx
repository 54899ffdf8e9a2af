import { PhotoCard } from '#app/features/idea/index.ts';
import { formatCalendarDay } from '#app/ui/text/format.ts';
import { type ArticleHead, articlePath } from '#modules/catalogue/articles/shared.ts';
import styles from './article-card.module.css';

type ArticleCardProps = {
  article: ArticleHead;
  /** « featured » for the one that stands above the others: larger, beside its photo where there is room. */
  look?: 'featured' | 'plain';
};

/** An article in a list: its photo, its title, the day, what it is about. */
export function ArticleCard({ article, look = 'plain' }: ArticleCardProps) {
  const { route, title, description, date, photo, photoAlt } = article;
  const isFeatured = look === 'featured';
  return (
    <PhotoCard
      href={articlePath(route)}
      image={photo}
      sizes={isFeatured ? 'min(100vw, 36rem)' : '(width < 36rem) 6.5rem, 22rem'}
      alt={photoAlt}
      title={title}
      titleAs={isFeatured ? 'h2' : 'h3'}
      isFirst={isFeatured}
      className={isFeatured ? styles.featured : styles.plain}
    >
      <p className={styles.date}>
        <time dateTime={date}>{formatCalendarDay(date)}</time>
      </p>
      <p className={styles.description}>{description}</p>
    </PhotoCard>
  );
}
