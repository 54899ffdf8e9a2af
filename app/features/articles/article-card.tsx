import { Picture } from '#app/features/idea/index.ts';
import { formatCalendarDay } from '#app/ui/text/format.ts';
import { type ArticleHead, articlePath } from '#modules/catalogue/articles/shared.ts';
import styles from './article-card.module.css';

type ArticleCardProps = {
  article: ArticleHead;
  /** « featured » for the one that stands above the others: larger, beside its photo where there is room. */
  look?: 'featured' | 'plain';
};

/** An article in a list: its photo, its title, the day, what it is about. The whole card leads to it. */
export function ArticleCard({ article, look = 'plain' }: ArticleCardProps) {
  const { route, title, description, date, photo, photoAlt } = article;
  const isFeatured = look === 'featured';
  const Title = isFeatured ? 'h2' : 'h3';
  return (
    <article className={styles.card} data-look={look}>
      <Picture
        className={styles.photo}
        image={photo}
        sizes={isFeatured ? 'min(100vw, 36rem)' : '(width < 36rem) 6.5rem, 22rem'}
        alt={photoAlt}
        width={640}
        height={640}
        loading={isFeatured ? 'eager' : 'lazy'}
        fetchPriority={isFeatured ? 'high' : 'auto'}
      />
      <div className={styles.words}>
        <Title className={styles.title}>
          <a href={articlePath(route)}>{title}</a>
        </Title>
        <p className={styles.date}>
          <time dateTime={date}>{formatCalendarDay(date)}</time>
        </p>
        <p>{description}</p>
      </div>
    </article>
  );
}
