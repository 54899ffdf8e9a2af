import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { db, setClock } from '#modules/platform/index.server.ts';
import { PAGE_TYPES } from '#modules/platform/outbound/index.server.ts';
import { fetchPolitely, INTERACTIVE_LIMITS, type PoliteOptions } from './fetch-politely.server.ts';

const opened = vi.hoisted(() => ({ allow: new Set<string>() }));
vi.mock('#modules/platform/outbound/index.server.ts', async (original) => {
  const outbound = await original<typeof import('#modules/platform/outbound/index.server.ts')>();
  type Fetch = typeof outbound.fetchOutside;
  const fetchOutside: Fetch = (url, options) =>
    outbound.fetchOutside(url, { ...options, allow: opened.allow });
  const startOutboundProxy: typeof outbound.startOutboundProxy = (options) =>
    outbound.startOutboundProxy({ ...options, allow: opened.allow });
  return { ...outbound, fetchOutside, startOutboundProxy };
});

const NIGHT = Date.parse('2026-01-15T01:00:00Z');
const NIGHTLY = { window: { start: 0, end: 360 }, delayMs: 5000, dailyBudget: 100 };
const closing: (() => void)[] = [];
/** Seconds since the night began at which each path was asked for. */
let log: [string, number][] = [];
let seconds = 0;

function passTime(to: number) {
  seconds = to;
  setClock(new Date(NIGHT + to * 1000));
}

beforeEach(async () => {
  log = [];
  passTime(0);
  await db('crawl_host').delete();
  await db('crawl_robots').delete();
});

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A shop with these answers; robots.txt allows everything unless it says otherwise. */
async function shop(answers: Record<string, RequestListener | string>): Promise<string> {
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    log.push([path, seconds]);
    const answer = answers[path] ?? (path === '/robots.txt' ? '' : '<h1>Page</h1>');
    if (typeof answer !== 'string') answer(request, response);
    else
      response
        .setHeader('Content-Type', path.endsWith('.txt') ? 'text/plain' : 'text/html')
        .end(answer);
  });
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  opened.allow.add(host);
  return `http://${host}`;
}

/** Asks, with time that passes by itself where it has to wait. */
function get(url: string, options: Partial<PoliteOptions> = {}) {
  const pause = async (milliseconds: number) => passTime(seconds + milliseconds / 1000);
  return fetchPolitely(url, { types: PAGE_TYPES, limits: NIGHTLY, pause, ...options });
}

test('robots.txt is asked first, once, and each request waits for its delay', async () => {
  const origin = await shop({});
  expect(await get(`${origin}/a`)).toMatchObject({ ok: true, status: 200 });
  expect(await get(`${origin}/b`)).toMatchObject({ ok: true });
  expect(log).toEqual([
    ['/robots.txt', 0],
    ['/a', 5],
    ['/b', 10],
  ]);
});

test('a longer delay of robots.txt is kept, and what it forbids is not asked for', async () => {
  const robots = 'User-agent: TrouvailleBot\nCrawl-delay: 20\nDisallow: /no';
  const origin = await shop({ '/robots.txt': robots });
  expect(await get(`${origin}/no`)).toMatchObject({ ok: false, code: 'robots', policy: 'stop' });
  await get(`${origin}/a`);
  expect(log).toEqual([
    ['/robots.txt', 0],
    ['/a', 20],
  ]);
});

test('robots.txt is asked again after a day', async () => {
  const origin = await shop({});
  await get(`${origin}/a`);
  passTime(24 * 3600 - 1);
  await get(`${origin}/b`);
  passTime(24 * 3600 + 10);
  await get(`${origin}/c`);
  expect(log.map(([path]) => path)).toEqual(['/robots.txt', '/a', '/b', '/robots.txt', '/c']);
});

test.each([
  [404, true],
  [403, true],
  [410, true],
  [429, false],
  [500, false],
  [503, false],
])('a robots.txt of status %s allows all: %s', async (status, allows) => {
  const origin = await shop({
    '/robots.txt': (_, response) => void response.writeHead(status).end(),
  });
  const outcome = await get(`${origin}/a`);
  expect(outcome).toMatchObject(allows ? { ok: true } : { ok: false, code: 'robots_unreachable' });
  expect(log.length).toBe(allows ? 2 : 1);
});

test('while robots.txt cannot be had nothing is asked for, and it itself ever less often', async () => {
  const origin = await shop({ '/robots.txt': (request) => void request.socket.destroy() });
  for (let n = 0; n < 4; n++) {
    const outcome = await get(`${origin}/a`, { maxWaitMs: 3_600_000 });
    expect(outcome).toMatchObject({ ok: false, code: 'robots_unreachable', policy: 'retry' });
  }
  expect(log).toEqual([
    ['/robots.txt', 0],
    ['/robots.txt', 10],
    ['/robots.txt', 30],
    ['/robots.txt', 70],
  ]);
});

test('each redirect is a request of its own, that robots.txt may forbid', async () => {
  const to =
    (location: string): RequestListener =>
    (_, response) =>
      void response.writeHead(302, { Location: location }).end();
  const origin = await shop({
    '/robots.txt': 'User-agent: *\nDisallow: /no',
    '/old': to('/new'),
    '/bad': to('/no'),
    '/loop': to('/loop'),
  });
  expect(await get(`${origin}/old`)).toMatchObject({
    ok: true,
    url: `${origin}/new`,
    redirects: 1,
  });
  expect(log).toEqual([
    ['/robots.txt', 0],
    ['/old', 5],
    ['/new', 10],
  ]);
  expect(await get(`${origin}/bad`)).toMatchObject({ ok: false, code: 'robots' });
  expect(await get(`${origin}/loop`)).toMatchObject({ ok: false, code: 'redirect' });
  expect(log.filter(([path]) => path === '/loop')).toHaveLength(6);
});

test('by day, or beyond the budget, the outcome says from when', async () => {
  const origin = await shop({});
  passTime(10 * 3600);
  expect(await get(`${origin}/a`)).toMatchObject({
    ok: false,
    code: 'not_now',
    cause: 'window',
    until: new Date('2026-01-15T23:00:00Z'),
  });
  expect(log).toEqual([]);
  // A person asks at any hour.
  expect(await get(`${origin}/a`, { limits: INTERACTIVE_LIMITS })).toMatchObject({ ok: true });
  passTime(24 * 3600);
  const budget = { ...NIGHTLY, dailyBudget: 1 };
  expect(await get(`${origin}/a`, { limits: budget })).toMatchObject({ ok: true });
  expect(await get(`${origin}/a`, { limits: budget })).toMatchObject({ cause: 'budget' });
});

test('Retry-After is waited for, and failures in a row double it', async () => {
  const origin = await shop({
    '/busy': (_, response) => void response.writeHead(429, { 'Retry-After': '30' }).end(),
  });
  for (let n = 0; n < 3; n++) await get(`${origin}/busy`, { maxWaitMs: 3_600_000 });
  expect(log.map(([, at]) => at)).toEqual([0, 5, 35, 95]);
  expect(await get(`${origin}/a`, { maxWaitMs: 60_000 })).toMatchObject({ cause: 'slow_down' });
});

test('shops are asked one at a time, whoever asks', async () => {
  let underWay = 0;
  let most = 0;
  const slow: RequestListener = (_, response) => {
    most = Math.max(most, ++underWay);
    setTimeout(() => {
      underWay--;
      response.end('x');
    }, 30);
  };
  const origins = await Promise.all([1, 2, 3].map(() => shop({ '/a': slow, '/robots.txt': slow })));
  const outcomes = await Promise.all(
    origins.map((origin) => get(`${origin}/a`, { limits: INTERACTIVE_LIMITS })),
  );
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  expect(most).toBe(1);
});

test('what was asked is known before the answer: a process that ends meanwhile makes nobody ask sooner', async () => {
  const stopping = new AbortController();
  const origin = await shop({ '/a': () => stopping.abort(new Error('killed')) });
  await expect(get(`${origin}/a`, { signal: stopping.signal })).rejects.toThrow('killed');
  expect(log).toEqual([
    ['/robots.txt', 0],
    ['/a', 5],
  ]);
  passTime(6);
  const outcome = await get(`${origin}/b`, { maxWaitMs: 0 });
  // The request may have gone on for 20 seconds; then comes the delay.
  const until = new Date(NIGHT + 30_000);
  expect(outcome).toMatchObject({ code: 'not_now', cause: 'delay', until });
  expect(log).toHaveLength(2);
});

test('an address that is none is refused without a wait', async () => {
  expect(await get('nowhere')).toMatchObject({ ok: false, code: 'invalid_url' });
  expect(await get('ftp://shop.test/')).toMatchObject({ ok: false, code: 'scheme' });
});

test('a page that scripts draw is read by the same rules: robots.txt holds for what they fetch', {
  timeout: 90_000,
}, async () => {
  const script = (path: string) =>
    `<main></main><script>fetch('${path}').then((answer) => answer.text()).then((text) => { document.querySelector('main').innerHTML = text; })</script>`;
  const origin = await shop({
    '/robots.txt': 'User-agent: *\nDisallow: /private',
    '/open': script('/api/pot'),
    '/closed': script('/private/pot'),
    '/api/pot': '<h1>Pot bleu</h1>',
    '/private/pot': '<h1>Pot rouge</h1>',
  });
  const read = async (path: string) => {
    const outcome = await get(origin + path, { withScripts: true });
    return outcome.ok ? String(outcome.body) : outcome.code;
  };
  expect(await read('/open')).toContain('<h1>Pot bleu</h1>');
  expect(await read('/closed')).toContain('<main></main>');
  expect(await read('/private/pot')).toBe('robots');
  expect(log.map(([path]) => path)).toEqual(['/robots.txt', '/open', '/api/pot', '/closed']);
});
