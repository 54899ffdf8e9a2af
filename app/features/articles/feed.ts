import { xmlResponse } from '#app/shell/http/xml.server.ts';
import { SITE } from '#app/ui/text/layout.ts';
import { listArticles } from '#modules/catalogue/articles/index.server.ts';
import { type ArticleHead, articlePath } from '#modules/catalogue/articles/shared.ts';
import { config, escapeMarkup } from '#modules/platform/index.server.ts';
import { FEED_PATH } from './feed-link.ts';
import { articlesText as text } from './text.ts';

/** GET /articles/feed.xml: the blog for feed readers, in Atom (RFC 4287). */
export async function loader() {
  const articles = await listArticles();
  const updated = momentOf(articles[0]?.date ?? '2021-01-01');
  return xmlResponse(
    'application/atom+xml',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">
  <id>${address('/articles')}</id>
  <title>${escapeMarkup(text.feedTitle)}</title>
  <subtitle>${escapeMarkup(text.description)}</subtitle>
  <link rel="alternate" type="text/html" href="${address('/articles')}"/>
  <link rel="self" type="application/atom+xml" href="${address(FEED_PATH)}"/>
  <icon>${address('/favicon.ico')}</icon>
  <author><name>${SITE}</name></author>
  <updated>${updated}</updated>
${articles.map(entryOf).join('\n')}
</feed>`,
  );
}

function entryOf({ route, title, description, date }: ArticleHead): string {
  const url = address(articlePath(route));
  const moment = momentOf(date);
  return `  <entry>
    <id>${url}</id>
    <title>${escapeMarkup(title)}</title>
    <link rel="alternate" type="text/html" href="${url}"/>
    <published>${moment}</published>
    <updated>${moment}</updated>
    <summary>${escapeMarkup(description)}</summary>
  </entry>`;
}

function address(path: string): string {
  return escapeMarkup(new URL(path, config.publicUrl).href);
}

/** The morning of a day: Atom wants a moment. */
function momentOf(day: string): string {
  return `${day}T08:00:00Z`;
}
