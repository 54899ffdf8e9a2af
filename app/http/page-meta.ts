import type { MetaDescriptor } from 'react-router';

const SITE = 'Trouvaille';

type PageMeta = {
  /** Title of the page, without the site's name. */
  title: string;
  /** One or two sentences for search engines and shared links. */
  description?: string;
  /** Canonical path; left out on pages that search engines must not keep. */
  path?: string;
};

type MetaArgs = { matches: readonly ({ id: string; loaderData?: unknown } | undefined)[] };

/** Title, description, canonical link and share card of a page: what its route's `meta` returns. */
export function pageMeta(args: MetaArgs, { title, description, path }: PageMeta): MetaDescriptor[] {
  const full = title.includes(SITE) ? title : `${title} · ${SITE}`;
  const url = path === undefined ? undefined : siteOrigin(args) + path;
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
  ];
}

function siteOrigin({ matches }: MetaArgs): string {
  const root = matches.find((match) => match?.id === 'root');
  return (root?.loaderData as { origin?: string } | undefined)?.origin ?? '';
}
