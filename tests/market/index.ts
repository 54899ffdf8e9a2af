import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type FailingPages, failingPagesOf } from './failing-pages.ts';
import { type MarketProduct, SHOP_IDS, type ShopId } from './products.ts';
import { type LoggedRequest, type ServerSettings, shopServer } from './server.ts';
import { makeShop, type Shop, urlOf } from './shops.ts';

export type MarketShop = Shop & {
  /** `127.0.0.1:PORT` */
  host: string;
  feedUrl: string;
  /** Addresses that do not simply answer. */
  failingPages: FailingPages;
  urlOf: (product: MarketProduct) => string;
  /** The product of a key, which is the same in every shop. */
  product: (key: string) => MarketProduct;
};

export type Market = {
  shops: Record<ShopId, MarketShop>;
  /** Every request so far, in the order of arrival. */
  log: readonly LoggedRequest[];
  /** The value of OUTBOUND_ALLOW that opens the market. */
  allow: string;
  setPrice: (shop: ShopId, key: string, cents: number) => void;
  setAvailable: (shop: ShopId, key: string, available: boolean) => void;
  close: () => Promise<void>;
};

export type MarketOptions = Partial<ServerSettings> & {
  /** The first of three ports; free ones by default. */
  port?: number;
};

/**
 * Opens three shops of ours on ports of this machine: 60 products each, pages in five styles, robots.txt, sitemaps, listings,
 * product files, and addresses that are slow, broken, moved or gone. Everything in them was written for this project.
 */
export async function startMarket(options: MarketOptions = {}): Promise<Market> {
  const { port = 0, ...given } = options;
  const settings = {
    crawlDelaySeconds: 1,
    retryAfterSeconds: 1,
    slowMilliseconds: 300,
    ...given,
  };
  const log: LoggedRequest[] = [];
  const closing: (() => Promise<unknown>)[] = [];
  const shops = {} as Market['shops'];
  for (const [at, id] of SHOP_IDS.entries()) {
    const shop = makeShop(id);
    const failingPages = failingPagesOf(shop);
    const server = shopServer(shop, failingPages, settings, log);
    server.listen(port === 0 ? 0 : port + at, '127.0.0.1');
    await once(server, 'listening');
    closing.push(() => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      return closed;
    });
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    shop.origin = `http://${host}`;
    shops[id] = {
      ...shop,
      host,
      feedUrl: shop.origin + shop.feedPath,
      failingPages,
      urlOf: (product) => urlOf(shop, product),
      product: (key) => productOf(shop, key),
    };
  }
  const change = (shop: ShopId, key: string, values: Partial<MarketProduct>) => {
    Object.assign(productOf(shops[shop], key), values, { changedAt: new Date() });
  };
  return {
    shops,
    log,
    allow: Object.values(shops)
      .map(({ host }) => host)
      .join(','),
    setPrice: (shop, key, priceCents) => change(shop, key, { priceCents }),
    setAvailable: (shop, key, available) => change(shop, key, { available }),
    close: async () => {
      await Promise.all(closing.map((close) => close()));
    },
  };
}

function productOf({ id, products }: Shop, key: string): MarketProduct {
  const found = products.find((product) => product.key === key);
  if (!found) throw new RangeError(`${id} does not sell ${key}`);
  return found;
}
