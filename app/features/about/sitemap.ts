import { config } from '#modules/platform/index.server.ts';

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

/** GET /sitemap.xml: every page that search engines should know. */
export function loader() {
  const entries = PAGES.map(
    (path) => `  <url><loc>${new URL(path, config.publicUrl).href}</loc></url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
