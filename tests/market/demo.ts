import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openMarket } from './open-market.ts';

const ROOT = join(import.meta.dirname, '../..');
const STEP_MS = 2000;

const market = await openMarket({ crawlDelaySeconds: 0.1 });
// Read when the first module is imported: by this process and by the site that it starts.
process.env.DATA_DIR ??= join(ROOT, '.data', 'demo');
process.env.PORT ??= '3000';
process.env.OUTBOUND_ALLOW = market.allow;

const url = process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT}`;
const site = spawn(process.execPath, [join(ROOT, 'bin/start.ts')], { stdio: 'inherit' });
const ended = once(site, 'exit');
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal));

if (await isReady()) await show();
await ended;
await market.close();

async function isReady(): Promise<boolean> {
  while (site.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return true;
    await wait(200);
  }
  return false;
}

async function show(): Promise<void> {
  const platform = await import('#modules/platform/index.server.ts');
  const { fetchProductPicturesJob } = await import('#modules/catalogue/product-pictures/jobs.ts');
  const { detectTwinsJob } = await import('#modules/catalogue/twins/jobs.ts');
  const { listSites } = await import('#modules/catalogue/crawl/index.server.ts');
  const { siteUrl } = await import('../../bin/postgres/site-role.ts');
  const { addMarket, confirmFeeds, crawlShop, readFeed } = await import('./on-site.ts');
  platform.setDatabaseUrl(siteUrl({ dataDir: process.env.DATA_DIR ?? '', throwaway: false }));
  const merchants = await addMarket(market);
  console.log('\nLes trois boutiques sont ajoutées ; leurs pages et leurs fichiers sont lus…');
  const drawnByScripts: number[] = [];
  for (const shop of Object.values(market.shops)) {
    const merchant = merchants.get(shop.id) ?? 0;
    await readFeed(merchant, shop);
    if (shop.styles.includes('scripted')) drawnByScripts.push(merchant);
    else await crawlShop(merchant);
  }
  let last = '';
  for (let isOver = false; !isOver && site.exitCode === null; await wait(STEP_MS)) {
    const areRead = await confirmFeeds();
    const sites = (await listSites({ limit: 10, offset: 0 })).filter(({ merchant_id }) =>
      [...merchants.values()].includes(merchant_id),
    );
    const line = sites.map(
      ({ name, products, due }) => `${name} : ${products} produits, ${due} pages à voir`,
    );
    if (line.join() !== last) console.log(line.join('\n'));
    last = line.join();
    isOver = areRead && sites.every(({ state }) => state === 'idle');
  }
  // A page takes a browser seconds: these come once the others are there to be looked at.
  for (const merchant of drawnByScripts) await crawlShop(merchant);
  // By itself the worker compares ideas each ten minutes, and asks for pictures each quarter of an hour.
  await platform.enqueue(platform.db, detectTwinsJob, {});
  await platform.enqueue(platform.db, fetchProductPicturesJob, {});
  await platform.closePlatform();
  const { camomille } = market.shops;
  const hammock = camomille.product('hamac-double');
  console.log(`
À ouvrir :
  ${url}/square?q=hamac            une idée d’une boutique, et le lien qui y mène
  ${url}/square?q=puzzle+bocage    le même cadeau dans deux boutiques, montré une fois
  ${camomille.origin}/             Bazar Camomille, l’une des trois boutiques
Trois Petits Riens, dont des scripts dessinent les pages, est visitée pendant ce temps par un navigateur, s’il y en a un.
Changer un prix, puis le sentir :
  curl -X POST '${camomille.origin}/prix/${hammock.sku}?euros=59'
  DATA_DIR=${process.env.DATA_DIR} npm run cli -- crawl start ${merchants.get('camomille')} --again
Devenir admin :
  DATA_DIR=${process.env.DATA_DIR} npm run cli -- account create-admin toi@exemple.fr
  puis ${url}/admin/merchants, /admin/crawl, /admin/twins
Ctrl-C ferme le site et le marché.`);
}
