// Pages over HTTP: the cached home page, and the search without JavaScript.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import { bench, percentile } from './harness.ts';
import { startMeasuredSite } from './site.ts';
import { FormVisitor } from './visitor.ts';

const CONNECTIONS = 50;
const SECONDS = 10;
/** By then what answers every form is compiled: a site runs for weeks. */
const WARM_UP_SECONDS = 10;

async function load(url: string): Promise<autocannon.Result> {
  return await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
  });
}

/** A bare Node server that answers two bytes: what this machine does at most. */
async function loadBareServer(): Promise<autocannon.Result> {
  const server = createServer((_, response) => response.end('ok'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const result = await load(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  server.close();
  return result;
}

await bench('http', async ({ figure }) => {
  const site = await startMeasuredSite();
  try {
    const home = await load(`${site.url}/`);
    figure('home page, requests a second', home.requests.average, 'req/s', { atLeast: 3000 });
    figure('home page, 99th percentile', home.latency.p99, 'ms', { atMost: 50 });
    figure('home page, errors and answers other than 200', home.errors + home.non2xx, '', {
      atMost: 0,
    });

    const visitors = Array.from({ length: CONNECTIONS }, () => new FormVisitor(site.url));
    const warm = performance.now() + WARM_UP_SECONDS * 1000;
    await Promise.all(visitors.map((visitor) => visitor.play(warm)));
    const measured = Array.from({ length: CONNECTIONS }, () => new FormVisitor(site.url));
    const until = performance.now() + SECONDS * 1000;
    await Promise.all(measured.map((visitor) => visitor.play(until)));
    const times = measured.flatMap(({ answerTimes }) => answerTimes);
    figure('answers by form on /search, a second', times.length / SECONDS, 'req/s', {
      atLeast: 300,
    });
    const moves = measured.reduce((sum, visitor) => sum + visitor.moves, 0);
    figure('moves by form on /search, answers among them, a second', moves / SECONDS, 'req/s');
    figure('answers by form on /search, median', percentile(times, 50), 'ms');
    figure('answers by form on /search, 99th percentile', percentile(times, 99), 'ms', {
      atMost: 150,
    });
  } finally {
    await site.stop();
  }
  const bare = await loadBareServer();
  figure('a bare Node server beside the load, for comparison', bare.requests.average, 'req/s');
});
