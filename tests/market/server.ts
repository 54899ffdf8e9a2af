import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { robots, sitemap } from './discovery.ts';
import type { FailingPages } from './failing-pages.ts';
import { feed } from './feeds.ts';
import { homePage, listingPage, readListingPath } from './listings.ts';
import { drawPhotograph } from './pictures.ts';
import { type Shop, styleOf } from './shops.ts';
import { APP_SCRIPT, PAGES, productJson } from './styles.ts';
import { encodeWindows1252 } from './windows-1252.ts';

/** A request that a shop got, with times in milliseconds of `Date.now()`. */
export type LoggedRequest = {
  shop: Shop['id'];
  method: string;
  path: string;
  agent: string;
  /** How many requests all shops together were answering, this one included. */
  underWay: number;
  startedAt: number;
  endedAt: number | null;
  status: number | null;
};

export type ServerSettings = {
  crawlDelaySeconds: number;
  retryAfterSeconds: number;
  slowMilliseconds: number;
};

type Answer = {
  status?: number;
  type?: string;
  body?: Buffer | string;
  headers?: Record<string, string>;
};

const HTML = 'text/html; charset=utf-8';

/** The server of a shop; it is not listening yet. */
export function shopServer(
  shop: Shop,
  failingPages: FailingPages,
  settings: ServerSettings,
  log: LoggedRequest[],
) {
  let limitedUntil: number | null = null;

  async function handle(request: IncomingMessage): Promise<Answer> {
    const path = request.url ?? '/';
    const [pathname = '/'] = path.split('?');
    if (request.method === 'POST') return change(shop, path);
    switch (path) {
      case failingPages.broken.path:
        return { status: 500, body: 'Erreur interne' };
      case failingPages.moved.path:
        return { status: 301, headers: { location: `${shop.origin}${failingPages.moved.target}` } };
      case failingPages.gone.path:
        return { status: 410, body: 'Cet article n’est plus vendu.' };
      case failingPages.slow.path:
        await wait(settings.slowMilliseconds);
        break;
      case failingPages.limited.path:
        limitedUntil ??= Date.now() + settings.retryAfterSeconds * 1000;
        if (Date.now() < limitedUntil) {
          const headers = { 'retry-after': String(settings.retryAfterSeconds) };
          return { status: 429, headers, body: 'Trop de demandes' };
        }
    }
    return (await fixed(shop, failingPages, settings, pathname)) ?? pageAt(shop, path);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const entry: LoggedRequest = {
      shop: shop.id,
      method: request.method ?? '',
      path: request.url ?? '',
      agent: request.headers['user-agent'] ?? '',
      underWay: log.filter(({ endedAt }) => endedAt === null).length + 1,
      startedAt: Date.now(),
      endedAt: null,
      status: null,
    };
    log.push(entry);
    response.once('close', () => {
      entry.endedAt = Date.now();
      entry.status = response.statusCode;
    });
    const { status = 200, type = HTML, body = '', headers = {} } = await handle(request);
    const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
    const isKnown = status === 200 && request.headers['if-none-match'] === etag;
    response.writeHead(isKnown ? 304 : status, { 'content-type': type, etag, ...headers });
    response.end(isKnown || request.method === 'HEAD' ? undefined : body);
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
}

/** What has an address of its own: what programs read, and pictures. */
async function fixed(
  shop: Shop,
  failingPages: FailingPages,
  { crawlDelaySeconds }: ServerSettings,
  pathname: string,
): Promise<Answer | null> {
  if (pathname === '/robots.txt')
    return { type: 'text/plain', body: robots(shop, crawlDelaySeconds) };
  if (pathname === shop.feedPath) return feed(shop);
  if (pathname === '/assets/app.js') return { type: 'text/javascript', body: APP_SCRIPT };
  const map = sitemap(shop, failingPages, pathname);
  if (map)
    return { type: pathname.endsWith('.gz') ? 'application/gzip' : 'application/xml', body: map };
  const sku = /^\/api\/products\/([\w-]+)\.json$/.exec(pathname)?.[1];
  const product = shop.products.find((one) => one.sku === sku);
  if (product)
    return { type: 'application/json', body: JSON.stringify(productJson(shop, product)) };
  const picture = /^\/images\/([\w.-]+)\.jpg$/.exec(pathname)?.[1];
  const body = picture && (await drawPhotograph(picture));
  return body ? { type: 'image/jpeg', body } : null;
}

function pageAt(shop: Shop, path: string): Answer {
  if (path === '/') return { body: homePage(shop) };
  const product =
    shop.products.find((one) => shop.productPath(one) === path) ??
    shop.products.find((one) => shop.productPath(one).split('?')[0] === path.split('?')[0]);
  if (product) {
    const style = styleOf(shop, product);
    const html = PAGES[style](shop, product);
    return style === 'plain'
      ? { type: 'text/html', body: encodeWindows1252(html) }
      : { body: html };
  }
  const listing = readListingPath(path);
  const html = listing && listingPage(shop, listing.slug, listing.page);
  return html ? { body: html } : { status: 404, body: '<h1>Page introuvable</h1>' };
}

/** `POST /prix/SKU?euros=19.90` and `POST /stock/SKU?disponible=non`, for whoever runs the demonstration. */
function change(shop: Shop, path: string): Answer {
  const url = new URL(path, shop.origin);
  const [, what, sku] = url.pathname.split('/');
  const product = shop.products.find((one) => one.sku === sku);
  const cents = Math.round(Number(url.searchParams.get('euros')?.replace(',', '.')) * 100);
  if (!product) return { status: 404, type: 'text/plain', body: 'Il n’y a pas ce produit.\n' };
  if (what === 'prix' && cents > 0) product.priceCents = cents;
  else if (what === 'stock') product.available = url.searchParams.get('disponible') !== 'non';
  else return { status: 422, type: 'text/plain', body: 'Il manque ?euros=19.90\n' };
  product.changedAt = new Date();
  return { type: 'text/plain; charset=utf-8', body: `C’est changé : ${product.title}\n` };
}
