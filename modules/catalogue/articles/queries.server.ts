import { DAY_MS } from '#modules/platform/shared.ts';
import { titleLikeness, titleWords } from '../close-ideas/shared.ts';
import { articleHeads } from './files.server.ts';
import type { ArticleHead } from './shared.ts';

/** By so many days apart, two articles are half as near as on the same day. */
const HALF_DAYS = 365;

/** Every article, the latest first, without its body. */
export async function listArticles(): Promise<ArticleHead[]> {
  return [...(await articleHeads()).values()];
}

/** Articles to be read after one: those that share most words with its title and its route, then those of its time. */
export async function relatedArticles(article: ArticleHead, limit: number): Promise<ArticleHead[]> {
  const words = wordsOf(article);
  const nearness = (other: ArticleHead) => {
    const days = Math.abs(Date.parse(other.date) - Date.parse(article.date)) / DAY_MS;
    return 1 / (1 + days / HALF_DAYS);
  };
  const others = (await listArticles()).filter(({ route }) => route !== article.route);
  const ranks = new Map(
    others.map((other) => [other, titleLikeness(words, wordsOf(other)) + nearness(other)]),
  );
  return others.sort((a, b) => ranks.get(b)! - ranks.get(a)!).slice(0, limit);
}

/** Those of some names that are the photo of an article. */
export async function articlePhotosAmong(names: readonly string[]): Promise<string[]> {
  return (await listArticles()).map(({ photo }) => photo).filter((photo) => names.includes(photo));
}

function wordsOf({ route, title }: ArticleHead): ReadonlySet<string> {
  return titleWords(`${route.replaceAll('-', ' ')} ${title}`);
}
