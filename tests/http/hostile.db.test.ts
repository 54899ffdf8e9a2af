import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf, patterns } from './routes.ts';
import { startServer, type TestServer } from './server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ RATE_LIMITS: 'false' });
}, 120_000);

afterAll(() => server?.stop());

const FORM = 'application/x-www-form-urlencoded';
const QUERIES = [
  '?url=%00&sid=%00&q=%00',
  '?url=%ff%fe&r=[[[&h=1:2:3&c={&o=%',
  `?q=${'é'.repeat(900)}`,
  '?__proto__=1&constructor=2&q[]=3&_routes=root&index',
  "?sid=' or 1=1 --&url=https://a@b.example",
];
const BODIES: readonly [type: string, body: string][] = [
  [FORM, ''],
  [FORM, 'intent=start&gender=%00&age=%00&email=%00%40a.b&password=%00&sid=%00'],
  [FORM, 'intent=start&gender=Female&age=30&price_min=20&price_max=100&hints=%00th%C3%A9%ED%A0%80'],
  [FORM, 'age=1e999&price_min=-1&price_max=NaN&email[]=x&email[a]=y&__proto__[x]=1'],
  [FORM, `hints=${'%F0%9F%8E%81'.repeat(2000)}`],
  [FORM, '%ff%fe=%ff&=&&&='],
  ['multipart/form-data; boundary=x', 'not multipart at all'],
  ['multipart/form-data', '--'],
  ['application/json', '{"gender":'],
  ['application/json', '[null]'],
  ['application/json', '"\\u0000"'],
];

/** Asks for an answer that is not compressed, and reads it to its end, so that its connection serves the next request too. */
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { 'accept-encoding': 'identity', ...init.headers };
  const response = await fetch(server.origin + path, { redirect: 'manual', ...init, headers });
  await response.arrayBuffer();
  return response;
}

function post(address: string, type: string, body: string, headers: Record<string, string> = {}) {
  return ask(address, { method: 'POST', body, headers: { 'content-type': type, ...headers } });
}

/** Whether visitors without an account are turned away there, before anything is read. */
const isGate = ({ status, headers }: Response) =>
  status === 401 || Boolean(headers.get('location')?.startsWith('/account/signin?to='));

/** Says how long a body is, beyond what any route takes, and waits for the answer before sending it. */
function statusOfLength(path: string, length: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(server.origin);
    const headers = { 'content-type': FORM, 'content-length': length };
    const options = { host: 'localhost', port, path, method: 'POST', headers };
    const asked = request(options, (response) => {
      resolve(response.statusCode ?? 0);
      asked.destroy();
    });
    asked.once('error', reject).flushHeaders();
  });
}

for (const [place, pattern] of patterns.entries()) {
  test(`${pattern} answers hostile requests without failing`, async () => {
    const address = addressOf(pattern);
    const seen: [string, number][] = [];
    // One access rule covers many routes: each of these has one of the requests, in turn.
    const gated = isGate(await ask(address));
    const some = <T>(all: readonly T[]) => (gated ? [all[place % all.length]!] : all);
    for (const path of [address, `${address}.data`]) {
      for (const query of some(QUERIES)) {
        seen.push([path + query, (await ask(path + query)).status]);
      }
      for (const [type, body] of some(BODIES)) {
        const { status } = await post(path, type, body);
        seen.push([`${path} ${type} ${body.slice(0, 60)}`, status]);
        // No form is read there, whatever it holds.
        if (status === 405) break;
      }
    }
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await ask(address, { method });
      expect([method, status, headers.has('allow')]).toEqual([method, 405, true]);
    }
    for (const [asked, status] of seen) expect(status, asked).toBeLessThan(500);
    for (const [asked, status] of seen) expect(status, asked).toBeGreaterThanOrEqual(200);

    expect(await statusOfLength(address, 1024 ** 4)).toBe(413);
    expect((await post(address, 'text/xml', '<x/>')).status).toBe(415);
    expect((await post(address, FORM, '', { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(address, FORM, '', { origin: 'null' })).status).toBe(403);
    expect((await post(address, FORM, '', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await ask(address, { method: 'HEAD' })).status).toBeLessThan(500);
  });
}

/** Sends a request line as it is, which fetch would correct. */
function rawStatus(path: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(server.origin);
    const asked = request({ host: 'localhost', port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.once('error', reject).end();
  });
}

test.each([
  ['/%', 400],
  ['/%E0%A4%A', 400],
  ['/%00', 400],
  ['/a%0d%0aSet-Cookie:x=y', 400],
  ['//evil.example/', 404],
  ['/\\evil.example', 404],
  ['http://evil.example/', 400],
  ['*', 400],
  ['/assets/../../package.json', 404],
  ['/assets/%2e%2e/%2e%2e/package.json', 404],
  ['/img/..%2f..%2f..%2fetc%2fpasswd', 404],
  ['/.env', 404],
  ['/.vite/manifest.json', 404],
  ['/__manifest?version=x&paths=%', 204],
  [`/${'a'.repeat(4000)}`, 404],
])('the address %s gets %i', async (path, status) => {
  expect(await rawStatus(path)).toBe(status);
});

test('no range of a file ends the process', async () => {
  for (const range of ['bytes=5-2', 'bytes=99999999999999999999-', 'bytes=-0', 'bytes=0-0,5-2']) {
    expect(await rawStatus('/favicon.ico', { range })).toBeLessThan(500);
  }
  expect(server.process.exitCode).toBeNull();
});

test('headers that are too long get 431', async () => {
  expect(await rawStatus('/', { cookie: 'x'.repeat(20_000) })).toBe(431);
});

test('a client that sends all of its long headers before it reads is told 431', async () => {
  const { port } = new URL(server.origin);
  const socket = connect({ port: Number(port), host: 'localhost', allowHalfOpen: true });
  socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${'x'.repeat(100_000)}`);
  await once(socket, 'readable');
  socket.end('x'.repeat(10_000_000));
  await finished(socket, { readable: false });
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 431 /);
});

test('what is not HTTP gets status 400, and the server goes on', async () => {
  const { port } = new URL(server.origin);
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), 'localhost', () =>
      socket.end('\u0016\u0003\u0001 hello\r\n\r\n'),
    );
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text)).on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
});

test('a body that grows beyond the limit without saying so gets 413', async () => {
  const { port } = new URL(server.origin);
  const status = await new Promise<number>((resolve, reject) => {
    const asked = request(
      {
        host: 'localhost',
        port,
        path: '/account/signin',
        method: 'POST',
        headers: { 'content-type': FORM },
      },
      (response) => resolve(response.resume().statusCode ?? 0),
    );
    asked.once('error', reject);
    for (let sent = 0; sent < 10; sent++) asked.write('x'.repeat(10_000));
    asked.end();
  });
  expect(status).toBe(413);
});

test('the log holds no address, query or body of a request', () => {
  expect(server.output()).not.toMatch(/evil|exemple|passwd|F0%9F|or 1=1/);
});
