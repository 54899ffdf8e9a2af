import { Fragment } from 'react';
import { InstantPhoto } from '#app/features/idea/index.ts';
import type { PageHandle } from '#app/root.tsx';
import { errorPage } from '#app/shell/errors.server.ts';
import { pageMeta, previewPath, siteOrigin } from '#app/ui/page-meta.ts';
import { formatCalendarDay } from '#app/ui/text/format.ts';
import { findArticle, relatedArticles } from '#modules/catalogue/articles/index.server.ts';
import { articlePath, readingMinutes } from '#modules/catalogue/articles/shared.ts';
import type { Route } from './+types/article.ts';
import styles from './article.module.css';
import { ArticleCard } from './article-card.tsx';
import { ArticleIdeas } from './article-ideas.tsx';
import { feedLink } from './feed-link.ts';
import { withIdeas } from './passages.server.ts';
import { structuredData } from './structured-data.ts';
import { articlesText as text } from './text.ts';

export const handle: PageHandle = { scripts: false, header: 'plain' };

const RELATED = 3;

export const meta: Route.MetaFunction = (args) => {
  const article = args.loaderData?.article;
  if (!article) return [];
  const { title, description, route, photo } = article;
  const path = articlePath(route);
  const origin = siteOrigin(args);
  const data = structuredData(article, origin + path, origin + previewPath([photo]));
  return [
    ...pageMeta(args, { title, description, path, pictures: [photo], type: 'article' }),
    feedLink,
    { 'script:ld+json': data },
  ];
};

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-cache' });

export async function loader({ params }: Route.LoaderArgs) {
  const article = await findArticle(params.route);
  if (!article) throw errorPage(404, text.gone);
  const [passages, related] = await Promise.all([
    Promise.all(article.passages.map(withIdeas)),
    relatedArticles(article, RELATED),
  ]);
  return { article: { ...article, passages }, related };
}

/** An article: its photo, its text with ideas on the way, and what to read next. */
export default function Article({ loaderData }: Route.ComponentProps) {
  const { article, related } = loaderData;
  const { route, title, description, date, photo, photoAlt, passages, words } = article;
  return (
    <main id="main" className={styles.page}>
      <article>
        <header className={styles.head}>
          <div className={styles.opening}>
            <p className={styles.crumb}>
              <a href="/articles">{text.backToAll}</a>
            </p>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{description}</p>
            <p className={styles.facts}>
              <time dateTime={date}>{formatCalendarDay(date)}</time>
              <span>{text.minutes(readingMinutes(words))}</span>
            </p>
          </div>
          <InstantPhoto image={photo} alt={photoAlt} className={styles.photo} large />
        </header>
        <div className={styles.body}>
          {passages.map((passage, index) => (
            // The passages of an article never move.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Fragment key={index}>
              {passage.kind === 'ideas' ? (
                <ArticleIdeas {...passage} route={route} />
              ) : (
                // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML made of our own Markdown, whose markup is escaped.
                <div className={styles.text} dangerouslySetInnerHTML={{ __html: passage.html }} />
              )}
            </Fragment>
          ))}
        </div>
      </article>
      <aside className={styles.related} aria-labelledby="related">
        <h2 id="related" className={styles.heading}>
          {text.related}
        </h2>
        <ul className={styles.list}>
          {related.map((other) => (
            <li key={other.route}>
              <ArticleCard article={other} />
            </li>
          ))}
        </ul>
      </aside>
    </main>
  );
}
