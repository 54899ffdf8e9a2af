import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaticFiles } from './static-files.server.ts';

const SCRIPT = 'abcdefghij';
/** Sent to the site that has no service worker. */
const WITHOUT_WORKER = 'x-without-worker';
const folder = mkdtempSync(join(tmpdir(), 'trouvaille-static-'));
const server = createServer();
let origin: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'assets/a-1.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/a-1.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(folder, 'favicon.ico'), 'icon');
  writeFileSync(join(folder, '.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'service-worker.js'), 'keep();');
  writeFileSync(join(folder, 'withdrawn-worker.js'), 'drop();');
  const workers = { worker: '/service-worker.js', withdrawn: '/withdrawn-worker.js' };
  const serveFile = createStaticFiles(folder, { ...workers, isInUse: true });
  const serveWithoutWorker = createStaticFiles(folder, { ...workers, isInUse: false });
  // A file that is deleted once the site has started is served all the same.
  rmSync(folder, { recursive: true });
  server.on('request', (request, response) => {
    const serve = WITHOUT_WORKER in request.headers ? serveWithoutWorker : serveFile;
    serve(request, response, () => response.writeHead(404).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const asked = { 'accept-encoding': 'identity', ...headers };
  const response = await fetch(origin + path, { method, headers: asked });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const header = (headers: Headers, ...names: string[]) => names.map((name) => headers.get(name));

test('a file comes with its type, and is cached for ever where its name has a hash of its content', async () => {
  const script = await ask('/assets/a-1.js?v=2');
  expect(script.text).toBe(SCRIPT);
  expect(header(script.headers, 'content-type', 'cache-control', 'vary', 'content-length')).toEqual(
    [
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
      'Accept-Encoding',
      '10',
    ],
  );
  const icon = await ask('/favicon.ico');
  expect(header(icon.headers, 'content-type', 'cache-control', 'vary')).toEqual([
    'image/x-icon',
    'public, max-age=3600',
    null,
  ]);
});

test('the service worker is asked for again at each visit, and may reach this site alone', async () => {
  const worker = await ask('/service-worker.js');
  expect(worker.text).toBe('keep();');
  expect(header(worker.headers, 'cache-control', 'content-security-policy')).toEqual([
    'no-cache',
    "default-src 'none'; connect-src 'self'",
  ]);
});

test('a site without a service worker has one in its place that ends those of browsers', async () => {
  const worker = await ask('/service-worker.js', { [WITHOUT_WORKER]: '' });
  expect([worker.text, worker.headers.get('cache-control')]).toEqual(['drop();', 'no-cache']);
});

test.each([['/assets/'], ['/assets/a-1.js.gz'], ['/.vite/manifest.json'], ['/nope.js']])(
  '%s is no file',
  async (path) => expect((await ask(path)).status).toBe(404),
);

test.each([
  ['bytes=0-0', 206, 'bytes 0-0/10', 'a'],
  ['bytes=2-4', 206, 'bytes 2-4/10', 'cde'],
  ['bytes=7-', 206, 'bytes 7-9/10', 'hij'],
  ['bytes=8-99999999999999999999', 206, 'bytes 8-9/10', 'ij'],
  ['bytes=-3', 206, 'bytes 7-9/10', 'hij'],
  ['bytes=-99999999999999999999', 206, 'bytes 0-9/10', SCRIPT],
  ['bytes=10-', 416, 'bytes */10', ''],
  ['bytes=99999999999999999999-', 416, 'bytes */10', ''],
  ['bytes=-0', 416, 'bytes */10', ''],
  ['bytes=5-2', 200, null, SCRIPT],
  ['bytes=0-1,4-5', 200, null, SCRIPT],
  ['bytes=-', 200, null, SCRIPT],
  ['bytes=a-b', 200, null, SCRIPT],
  ['lines=1-2', 200, null, SCRIPT],
])('Range %s is answered with %i', async (range, status, content, text) => {
  const answer = await ask('/assets/a-1.js', { range, 'accept-encoding': 'gzip' });
  expect([answer.status, answer.headers.get('content-range'), answer.text]).toEqual([
    status,
    content,
    text,
  ]);
  expect(answer.headers.get('content-length')).toBe(
    status === 200 ? String(gzipSync(SCRIPT).length) : String(text.length),
  );
});

test('a range is sent only of the version that the client has a part of', async () => {
  const { headers } = await ask('/assets/a-1.js');
  const range = { range: 'bytes=0-0' };
  const same = { ...range, 'if-range': headers.get('etag') ?? '' };
  expect((await ask('/assets/a-1.js', same)).status).toBe(206);
  expect((await ask('/assets/a-1.js', { ...range, 'if-range': '"other"' })).status).toBe(200);
  expect((await ask('/assets/a-1.js', range, 'HEAD')).status).toBe(200);
});

test('a file that the client has is not sent again, in whatever form its condition comes', async () => {
  const { headers } = await ask('/assets/a-1.js', { 'accept-encoding': 'gzip' });
  const etag = headers.get('etag') ?? '';
  expect(headers.get('content-encoding')).toBe('gzip');
  for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await ask('/assets/a-1.js', {
      'accept-encoding': 'gzip',
      'if-none-match': condition,
      range: 'bytes=a',
    });
    expect([condition, again.status, again.text]).toEqual([condition, 304, '']);
  }
  expect((await ask('/assets/a-1.js', { 'if-none-match': etag.slice(0, -3) })).status).toBe(200);
});
