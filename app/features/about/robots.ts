import { accountPath } from '#modules/moderation/accounts/shared.ts';
import { config } from '#modules/platform/index.server.ts';

/** GET /robots.txt: what has no interest for a search engine, or belongs to one visitor. */
export function loader() {
  const lines = [
    'User-agent: *',
    ...[
      '/admin',
      '/api/',
      '/goto',
      '/mod',
      '/search',
      accountPath.validation(''),
      '/alert/',
      '/email/',
    ].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', config.publicUrl).href}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
