import { listArticles } from '#modules/catalogue/articles/index.server.ts';
import { articlePath } from '#modules/catalogue/articles/shared.ts';
import { urlSet } from './url-set.server.ts';

const PAGES = [
  '/',
  '/noel',
  '/square',
  '/about',
  '/about/legal',
  '/about/privacy-policy',
  '/bot',
  '/contrib/',
];

/** GET /sitemap/pages.xml: the pages of the site that are always there, and the articles. */
export async function loader() {
  const articles = await listArticles();
  const latest = articles[0]?.date;
  return urlSet([
    ...PAGES.map((path) => ({ path })),
    { path: '/articles', ...(latest && { changed: latest }) },
    ...articles.map(({ route, date }) => ({ path: articlePath(route), changed: date })),
  ]);
}
