import type { PageHandle } from '#app/root.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { listArticles } from '#modules/catalogue/articles/index.server.ts';
import type { ArticleHead } from '#modules/catalogue/articles/shared.ts';
import type { Route } from './+types/articles.ts';
import { ArticleCard } from './article-card.tsx';
import styles from './articles.module.css';
import { FEED_PATH, feedLink } from './feed-link.ts';
import { articlesText as text } from './text.ts';

export const handle: PageHandle = { cached: true, scripts: false, header: 'plain' };

export const meta: Route.MetaFunction = (args) => {
  const pictures = (args.loaderData?.articles ?? []).slice(0, 3).map(({ photo }) => photo);
  const { metaTitle: title, description } = text;
  return [...pageMeta(args, { title, description, path: '/articles', pictures }), feedLink];
};

export async function loader() {
  return { articles: await listArticles() };
}

/** Every article: the latest large, the others by year. */
export default function Articles({ loaderData }: Route.ComponentProps) {
  const [latest, ...others] = loaderData.articles;
  return (
    <main id="main" className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.lead}>{text.lead}</p>
      </header>
      {latest ? (
        <section aria-label={text.latest}>
          <ArticleCard article={latest} look="featured" />
        </section>
      ) : (
        <p>{text.empty}</p>
      )}
      {byYear(others).map(([year, articles]) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`} className={styles.heading}>
            {year}
          </h2>
          <ul className={styles.list}>
            {articles.map((article) => (
              <li key={article.route}>
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.feed}>
        <a href={FEED_PATH} type="application/atom+xml">
          {text.feed}
        </a>
      </p>
    </main>
  );
}

/** Articles in the order given, with those of one year together. */
function byYear(articles: readonly ArticleHead[]): [year: string, articles: ArticleHead[]][] {
  const years = new Map<string, ArticleHead[]>();
  for (const article of articles) {
    const year = article.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), article]);
  }
  return [...years];
}
