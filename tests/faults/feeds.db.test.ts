import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { addFeed, findFeed, receiveFile } from '#modules/catalogue/feeds/index.server.ts';
import { runFeedJob } from '#modules/catalogue/feeds/jobs.ts';
import { db } from '#modules/platform/index.server.ts';
import { googleFeed } from '../fixtures/product-files.ts';
import { lockTable } from './lock-table.ts';
import {
  QUICK_HEARTBEAT,
  quickenHeartbeats,
  startWorker,
  until,
  type Worker,
} from './processes.ts';

const ROWS = 5000;
const SHOP = { id: 7, name: 'Shop', host: 'shop.example' };

const workers: Worker[] = [];
let feed: number;

beforeAll(() => quickenHeartbeats(runFeedJob));

beforeEach(async () => {
  await db('merchant').insert(SHOP).onConflict().ignore();
  const added = await addFeed({ merchantId: SHOP.id, name: 'Flux', url: null });
  if (!added.ok) throw new Error(added.reason);
  feed = added.id;
  const mapping = { title: 'title', url: 'link', price: 'price', availability: 'availability' };
  await db('merchant_feed')
    .where({ id: feed })
    .update({ mapping: JSON.stringify(mapping) });
});

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.end('SIGTERM')));
});

async function startOne(): Promise<Worker> {
  const worker = await startWorker(QUICK_HEARTBEAT);
  workers.push(worker);
  return worker;
}

const latestRun = async () => (await findFeed(feed, null))!.runs[0]!;

test('a worker that is killed in the middle of a file leaves it to another, which takes no row twice', async () => {
  const first = await startOne();
  // The first chunk is written and waits to say so.
  const held = await lockTable('feed_chunk');
  await receiveFile(feed, googleFeed(SHOP.host, ROWS, 'kill'));
  await held.queryWaits();
  await first.end('SIGKILL');
  await held.release();
  await startOne();
  await until('the run is done', async () => (await latestRun()).state === 'done', 90);
  expect(await latestRun()).toMatchObject({
    rows_done: ROWS,
    added: ROWS,
    unchanged: 0,
    rejected: 0,
  });
  expect(await db('idea').where({ merchant_id: SHOP.id }).count('* as count').first()).toEqual({
    count: ROWS,
  });
  // The run ends in the job's last transaction; its worker says so to the queue after that.
  await until('its one job is completed', async () => {
    const jobs = await db('pgboss.job').where({ name: runFeedJob.name }).pluck('state');
    return jobs.length === 1 && jobs[0] === 'completed';
  });
}, 150_000);

test('a database that cuts its connections in the middle of a file costs a try, and no row', async () => {
  await startOne();
  const held = await lockTable('feed_chunk');
  await receiveFile(feed, googleFeed(SHOP.host, ROWS, 'cut'));
  await held.queryWaits();
  await held.terminateQueries();
  await held.release();
  await until('the run is done', async () => (await latestRun()).state === 'done', 90);
  expect(await latestRun()).toMatchObject({
    rows_done: ROWS,
    added: ROWS,
    unchanged: 0,
    rejected: 0,
  });
}, 150_000);
