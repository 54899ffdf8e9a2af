// A product file of a million rows, from its bytes in the database into an empty catalogue, then the same once more.
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addFeed, findFeed, receiveFile } from '#modules/catalogue/feeds/index.server.ts';
import { runFeedJob } from '#modules/catalogue/feeds/jobs.ts';
import { db, prepareQueues } from '#modules/platform/index.server.ts';
import { runJobs } from '../fixtures/jobs.ts';
import { googleFeed, tableFeed } from '../fixtures/product-files.ts';
import { openDatabase } from './database.ts';
import { bench } from './harness.ts';

const MERCHANT = { id: 1, name: 'Boutique', host: 'shop.example' };
const MIB = 2 ** 20;
const ROWS = Number(process.env.FEED_ROWS ?? 1_000_000);
const SMALL = ROWS / 10;

const folder = mkdtempSync(join(tmpdir(), 'trouvaille-bench-feeds-'));
const closeDatabase = await openDatabase(join(folder, 'data'));
await prepareQueues([runFeedJob]);
await db('merchant').insert(MERCHANT);

type Figures = { seconds: number; cpu: number; server: number; peakMib: number };

/** What some work takes: time, processor time of this process and of PostgreSQL, and the most memory this process had. */
async function measure(work: () => Promise<unknown>): Promise<Figures> {
  globalThis.gc?.();
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 50);
  const [started, cpu, server] = [performance.now(), process.cpuUsage(), await serverSeconds()];
  await work();
  clearInterval(timer);
  const { user, system } = process.cpuUsage(cpu);
  return {
    seconds: (performance.now() - started) / 1000,
    cpu: (user + system) / 1e6,
    server: (await serverSeconds()) - server,
    peakMib: peak / MIB,
  };
}

/** Processor time of the connections of this database so far. */
async function serverSeconds(): Promise<number> {
  const { rows } = await db.raw<{ rows: { pid: number }[] }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  const ticks = await Promise.all(
    rows.map(async ({ pid }) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
    }),
  );
  return ticks.reduce((sum, each) => sum + each, 0) / 100;
}

async function newFeed(name: string): Promise<number> {
  const added = await addFeed({ merchantId: MERCHANT.id, name, url: null });
  if (!added.ok) throw new Error(added.reason);
  return added.id;
}

async function run(
  feed: number,
  file: AsyncIterable<Buffer>,
): Promise<Figures & { stored: number }> {
  const started = performance.now();
  const received = await receiveFile(feed, file);
  if (!received.ok) throw new Error(received.reason);
  const stored = (performance.now() - started) / 1000;
  await db('merchant_feed')
    .where({ id: feed })
    .update({
      mapping: JSON.stringify({
        title: 'title',
        url: 'link',
        description: 'description',
        price: 'price',
        listPrice: 'list_price',
        availability: 'availability',
        picture: 'image_link',
        brand: 'brand',
        gtin: 'gtin',
        sku: 'id',
        category: 'product_type',
      }),
    });
  const figures = await measure(() => runJobs(runFeedJob));
  const latest = (await findFeed(feed, null))?.runs[0];
  if (latest?.state !== 'done')
    throw new Error(`${latest?.state}: ${latest?.reason ?? latest?.hold}`);
  await db.raw('truncate pgboss.job');
  return { ...figures, stored };
}

await bench('feeds', async ({ figure }) => {
  const small = await run(await newFeed('small'), googleFeed(MERCHANT.host, SMALL, 'small'));
  figure(`${SMALL} rows of XML into an empty catalogue`, small.seconds, 's');
  figure('peak memory of that', small.peakMib, 'MiB');
  const feed = await newFeed('large');
  const large = await run(feed, googleFeed(MERCHANT.host, ROWS, 'large'));
  figure(`${ROWS} rows of XML, received and kept`, large.stored, 's');
  figure(`${ROWS} rows of XML, into the catalogue`, large.seconds, 's', { atMost: 120 });
  figure('rows a second', ROWS / large.seconds, '/s');
  figure('processor time of this process', large.cpu, 's');
  figure('processor time of PostgreSQL', large.server, 's');
  figure('peak memory', large.peakMib, 'MiB');
  figure('the same ÷ with a tenth of the rows', large.peakMib / small.peakMib, '×', {
    atMost: 1.5,
  });
  const again = await run(feed, googleFeed(MERCHANT.host, ROWS, 'large'));
  figure('the same file once more, nothing to change', again.seconds, 's', { atMost: 120 });
  const table = await run(await newFeed('table'), tableFeed(MERCHANT.host, SMALL, 'table'));
  figure(`${SMALL} rows of CSV, beside these`, table.seconds, 's');
});

await closeDatabase();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
