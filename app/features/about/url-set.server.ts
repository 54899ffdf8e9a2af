import { xmlResponse } from '#app/shell/http/xml.server.ts';
import { config, escapeMarkup } from '#modules/platform/index.server.ts';

/** A page that search engines should know: its path, and the day it changed last where that is known. */
export type ListedPage = { path: string; changed?: string };

/** A sitemap of these pages. */
export function urlSet(pages: readonly ListedPage[]): Response {
  const urls = pages.map(({ path, changed }) => {
    const address = escapeMarkup(new URL(path, config.publicUrl).href);
    const day = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `  <url><loc>${address}</loc>${day}</url>`;
  });
  return xmlResponse(
    'application/xml',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>`,
  );
}
