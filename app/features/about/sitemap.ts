import { xmlResponse } from '#app/shell/http/xml.server.ts';
import { ideaParts } from '#modules/catalogue/ideas/index.server.ts';
import { config, escapeMarkup } from '#modules/platform/index.server.ts';

/** GET /sitemap.xml: the lists of all pages that search engines should know. */
export async function loader() {
  const parts = await ideaParts();
  const paths = ['/sitemap/pages.xml', ...parts.map((part) => `/sitemap/ideas/${part}.xml`)];
  const sitemaps = paths.map((path) => {
    const address = escapeMarkup(new URL(path, config.publicUrl).href);
    return `  <sitemap><loc>${address}</loc></sitemap>`;
  });
  return xmlResponse(
    'application/xml',
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${sitemaps.join('\n')}
</sitemapindex>`,
  );
}
