import { SITE } from '#app/ui/text/layout.ts';
import type { Article } from '#modules/catalogue/articles/shared.ts';

/** What search engines read of an article (schema.org). @param url its address. @param image its link preview. */
export function structuredData(
  { title, description, date, words }: Omit<Article, 'passages'>,
  url: string,
  image: string,
) {
  const publisher = { '@type': 'Organization', name: SITE, url: new URL('/', url).href };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    image: [image],
    datePublished: date,
    dateModified: date,
    inLanguage: 'fr',
    wordCount: words,
    mainEntityOfPage: url,
    author: publisher,
    publisher,
  };
}
