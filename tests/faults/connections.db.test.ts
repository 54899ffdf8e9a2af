import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startServer, type TestServer } from '../http/server.ts';
import { until } from './processes.ts';

let web: TestServer;

beforeEach(async () => {
  web = await startServer({ LOG_LEVEL: 'info', RATE_LIMITS: 'false' });
}, 120_000);

afterEach(() => web.stop());

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(web.origin).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.resume();
  await once(socket, 'connect');
  return socket;
}

/** The status lines of what a connection has received so far; a body may end right before one. */
function statuses(socket: Socket): () => string[] {
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  return () => received.match(/HTTP\/1\.1 \d+/g) ?? [];
}

test('a process without file descriptors left still answers those it has, and goes on once it has some', async () => {
  const { pid } = web.process;
  const limit = (files: number) => execFileSync('prlimit', [`--pid=${pid}`, `--nofile=${files}:`]);
  const before = await open();
  const seen = statuses(before);
  limit(readdirSync(`/proc/${pid}/fd`).length);
  const crowd = await Promise.all(Array.from({ length: 20 }, open));
  await until('some are turned away', () =>
    crowd.some((socket) => socket.readableEnded || socket.destroyed),
  );
  for (const path of ['/favicon.ico', '/img/candle.dots.webp', '/healthz']) {
    before.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  }
  await until('all are answered', () => seen().length === 3);
  const [icon, picture, health] = seen();
  expect([icon, health]).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
  expect(picture).toMatch(/404|503/);
  for (const socket of [before, ...crowd]) socket.destroy();
  limit(1024);
  await until('it serves others', async () => {
    const answer = await fetch(web.origin, { signal: AbortSignal.timeout(1000) }).catch(() => null);
    return answer?.status === 200;
  });
  expect(web.process.exitCode).toBeNull();
}, 60_000);

test('requests of closed connections are not worked on', async () => {
  const gone = await Promise.all(Array.from({ length: 60 }, open));
  for (const socket of gone) socket.write('GET /search HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1000));
  await until('all are ended', () => gone.every((socket) => socket.closed));
  expect((await fetch(`${web.origin}/search`)).status).toBe(200);
  await until('it is logged', () => /route="\/search" status=200/.test(web.output()));
  expect(web.output().match(/route="\/search" status=499/g)?.length ?? 0).toBeLessThan(100);
}, 60_000);

test('a request to upgrade to another protocol is ignored', async () => {
  const socket = await open();
  const seen = statuses(socket);
  socket.write(
    'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n',
  );
  await until('it is answered', () => seen().length === 1);
  expect(seen()).toEqual(['HTTP/1.1 200']);
  socket.destroy();
});

test('connections that send requests without reading the answers are closed, cost little memory and delay no other', async () => {
  const memory = async () => {
    const metrics = await (await fetch(`${web.origin}/metrics`)).text();
    return Number(/^trouvaille_process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]);
  };
  const ask = async () => {
    const sockets = await Promise.all(Array.from({ length: 40 }, open));
    for (const socket of sockets) {
      socket.pause();
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1000));
    }
    expect((await fetch(web.origin)).status).toBe(200);
    for (const socket of sockets) socket.resume();
    await until('all are ended', () => sockets.every((socket) => socket.closed));
  };
  // The first crowd makes the heap as large as reading so much takes, garbage included: the next ones find it so. What one
  // crowd asks for would take more than a gigabyte; how much garbage waits on a busy machine varies by less than 200 MB.
  await ask();
  const before = await memory();
  for (let crowd = 0; crowd < 3; crowd++) await ask();
  expect((await memory()) - before).toBeLessThan(300_000_000);
}, 60_000);
