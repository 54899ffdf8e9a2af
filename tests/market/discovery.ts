import { gzipSync } from 'node:zlib';
import type { FailingPages } from './failing-pages.ts';
import { categoriesOf } from './frame.ts';
import { slugOf } from './products.ts';
import { type Shop, urlOf } from './shops.ts';

/** How many products of each shop are in no sitemap: only listings lead to them. */
const UNLISTED = 6;

/** What each shop allows, in three ways of writing it. @param delay seconds asked for between two requests. */
export function robots({ id, origin, basketPath, searchPath }: Shop, delay: number): string {
  switch (id) {
    case 'camomille':
      return `# Bazar Camomille
User-agent: MechantBot
Disallow: /

User-agent: *
Crawl-delay: ${delay}
Disallow: ${basketPath}
Disallow: ${searchPath}
Disallow: /*?tri=
Sitemap: ${origin}/plan-index.xml.gz
`;
    case 'ernestine':
      return `User-agent: *
Disallow: /

user-agent: trouvaillebot
User-agent: AutreBot
disallow: ${basketPath}   # rien à y lire
Disallow: ${searchPath}
Disallow: /*?tri=
Disallow: /*/impression$
crawl-delay: ${delay}

Sitemap: ${origin}/sitemap.xml`;
    case 'riens':
      return `\ufeffUser-agent: *\r\nDisallow: ${basketPath}\r\nDisallow: ${searchPath}\r\nAllow: ${searchPath}/aide\r\nDisallow: /*?tri=\r\nSitemap: ${origin}/sitemap.xml\r\n`;
  }
}

/** The sitemaps of a shop by their paths; those that end in `.gz` are compressed. */
export function sitemap(shop: Shop, failingPages: FailingPages, path: string): Buffer | null {
  const listed = new Map(
    shop.products.slice(0, -UNLISTED).map((product) => [urlOf(shop, product), product]),
  );
  const products = [...listed].map(([url, product]) => entry(url, product.changedAt));
  const listings = categoriesOf(shop).map((name) =>
    entry(shop.origin + shop.listingPath(slugOf(name), 1)),
  );
  const strange = Object.values(failingPages).map((page) => entry(shop.origin + page.path));
  const files: Record<Shop['id'], Record<string, string>> = {
    camomille: {
      '/plan-index.xml.gz': index(shop, ['/plan-1.xml.gz', '/plan-2.xml.gz', '/plan-rayons.xml']),
      '/plan-1.xml.gz': urlset(products.slice(0, 30)),
      '/plan-2.xml.gz': urlset([...products.slice(30), ...strange]),
      '/plan-rayons.xml': urlset(listings),
    },
    ernestine: {
      '/sitemap.xml': index(shop, ['/sitemap_products_1.xml.gz', '/sitemap_pages_1.xml']),
      '/sitemap_products_1.xml.gz': urlset([...products, ...strange]),
      '/sitemap_pages_1.xml': urlset(listings),
    },
    riens: { '/sitemap.xml': urlset([...listings, ...products, ...strange]) },
  };
  const text = files[shop.id][path];
  if (text === undefined) return null;
  return path.endsWith('.gz') ? gzipSync(text) : Buffer.from(text);
}

function entry(url: string, changedAt?: Date): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${url.replaceAll('&', '&amp;')}</loc>${changed}</url>`;
}

function urlset(entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('\n')}</urlset>`;
}

function index({ origin }: Shop, paths: readonly string[]): string {
  const entries = paths.map((path) => `<sitemap><loc>${origin}${path}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`;
}
