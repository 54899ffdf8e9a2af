import type { MetaDescriptor } from 'react-router';
import { documentTitle, SITE } from './text/layout.ts';

type PageMeta = {
  /** Title of the page, without the site's name. */
  title: string;
  /** One or two sentences for search engines and shared links. */
  description?: string;
  /** Canonical path; left out on pages that search engines must not keep. */
  path?: string;
  /**
   * Pictures of the ideas that a shared link shows; the site's own where there are none. A page without a canonical path has
   * a share card where they are given.
   */
  pictures?: readonly string[];
  /** What Open Graph calls the page. */
  type?: 'website' | 'article';
};

/** Sizes of the picture beside a shared link, as it is drawn. */
const PREVIEW = { width: '1200', height: '630' };

type MetaArgs = { matches: readonly ({ id: string; loaderData?: unknown } | undefined)[] };

/** Title, description, canonical link and share card of a page: what its route's `meta` returns. */
export function pageMeta(args: MetaArgs, page: PageMeta): MetaDescriptor[] {
  const { title, description, path, pictures, type = 'website' } = page;
  const full = documentTitle(title);
  const origin = siteOrigin(args);
  const url = path === undefined ? undefined : origin + path;
  return [
    { title: full },
    { property: 'og:title', content: full },
    { property: 'og:site_name', content: SITE },
    { property: 'og:locale', content: 'fr_FR' },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(url
      ? [
          { tagName: 'link', rel: 'canonical', href: url },
          { property: 'og:url', content: url },
        ]
      : [{ name: 'robots', content: 'noindex' }]),
    ...(url || pictures
      ? [
          { property: 'og:type', content: type },
          { property: 'og:image', content: origin + previewPath(pictures ?? []) },
          { property: 'og:image:alt', content: title },
          { property: 'og:image:type', content: 'image/jpeg' },
          { property: 'og:image:width', content: PREVIEW.width },
          { property: 'og:image:height', content: PREVIEW.height },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ];
}

/** The picture beside the link of a page that shows these pictures. */
export function previewPath(pictures: readonly string[]): string {
  const query = new URLSearchParams(pictures.map((picture) => ['of', picture]));
  return pictures.length === 0 ? '/img/preview.jpg' : `/img/preview.jpg?${query}`;
}

/** The address of the site, before a path. */
export function siteOrigin({ matches }: MetaArgs): string {
  const root = matches.find((match) => match?.id === 'root');
  return (root?.loaderData as { origin?: string } | undefined)?.origin ?? '';
}
