import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createUpgrades } from '#app/shell/upgrades.server.ts';
import { refreshSnapshot } from '#modules/engine/snapshot/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { SocketVisitor } from '../fixtures/socket-visitor.ts';
import { startServer } from '../http/server.ts';
import { until } from './processes.ts';

const HEARTBEAT_MS = 30_000;

// The heartbeat of sockets is set when they are first imported: here the test triggers it.
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
const { sockets } = await import('#app/sockets.server.ts');
const { closeSockets, handleUpgrade } = createUpgrades(sockets);

const server = createServer();
let origin: string;

beforeAll(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  await refreshSnapshot();
  server.on('upgrade', (incoming, socket, head) => {
    socket.on('error', () => socket.destroy());
    handleUpgrade(incoming, socket, head);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await closeSockets();
  server.close();
  vi.useRealTimers();
});

/** A raw connection after its upgrade to a WebSocket. */
async function upgraded(): Promise<Socket> {
  const asking = request(`${origin}/session`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    },
  });
  asking.end();
  const [, socket] = (await once(asking, 'upgrade')) as [unknown, Socket];
  socket.on('error', () => {});
  return socket;
}

/** A text frame as a client sends it: masked, here by zeros, which change nothing. */
function frame(message: object): Buffer {
  const text = Buffer.from(JSON.stringify(message));
  const header = Buffer.from([0x81, 0xfe, text.length >> 8, text.length & 0xff, 0, 0, 0, 0]);
  return Buffer.concat([header, text]);
}

function connections(): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

test.each([
  ['sends half a frame, then nothing', frame({ type: 'GET_CURRENT_STEP', id: 'x' }).subarray(0, 9)],
  [
    'never reads',
    Buffer.concat(Array.from({ length: 40 }, () => frame({ type: 'GET_CURRENT_STEP', id: 'x' }))),
  ],
])(
  'a socket that %s is ended after two heartbeats, and others notice nothing',
  async (_, bytes) => {
    const calm = new SocketVisitor(origin);
    const { sid, question } = await calm.start();
    const odd = await upgraded();
    odd.pause();
    odd.write(bytes);
    expect(await connections()).toBe(2);
    vi.advanceTimersByTime(HEARTBEAT_MS);
    // What is asked after a heartbeat was answered comes after it.
    for (let asked = 0; asked < 2; asked += 1) expect(await calm.resume(sid)).toEqual(question);
    vi.advanceTimersByTime(HEARTBEAT_MS);
    await until('the odd one is gone', async () => (await connections()) === 1);
    calm.answer(sid, question.question.id, 'Yes');
    await calm.expect('QUESTION');
    calm.close();
    odd.destroy();
    await until('everyone is gone', async () => (await connections()) === 0);
  },
);

test('floods of 1,000 large frames are ended with 1008, cost little memory and delay no other socket', async () => {
  const web = await startServer();
  const memory = async () => {
    const metrics = await (await fetch(`${web.origin}/metrics`)).text();
    return Number(/^trouvaille_process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]);
  };
  const calm = new SocketVisitor(web.origin);
  const { sid, question } = await calm.start();
  const before = await memory();
  const floods = Array.from({ length: 5 }, () => new SocketVisitor(web.origin));
  const large = { type: 'GET_CURRENT_STEP', id: 'x'.repeat(15_000) };
  await Promise.all(floods.map(({ socket }) => once(socket, 'open')));
  for (const flood of floods) for (let sent = 0; sent < 1000; sent += 1) flood.send(large);
  const codes = await Promise.all(
    floods.map(async ({ socket }) => (await once(socket, 'close'))[0]),
  );
  expect(codes).toEqual(floods.map(() => 1008));
  calm.answer(sid, question.question.id, 'Yes');
  await calm.expect('QUESTION');
  expect((await memory()) - before).toBeLessThan(100_000_000);
  await web.stop();
}, 60_000);
