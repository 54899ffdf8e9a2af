import { once } from 'node:events';
import { createServer, type RequestListener, request } from 'node:http';
import { type AddressInfo, connect, type LookupFunction } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { startOutboundProxy } from './proxy.server.ts';

/** In these tests 127.0.0.2 is a machine of the Internet, 127.0.0.1 one inside. */
const isPublic = (address: string) => address === '127.0.0.2';
const lookup: LookupFunction = (hostname, options, callback) => {
  const address = hostname === 'shop.test' ? '127.0.0.2' : '127.0.0.1';
  if (options.all) callback(null, [{ address, family: 4 }]);
  else callback(null, address, 4);
};
const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function serve(listener: RequestListener, host = '127.0.0.2'): Promise<number> {
  const server = createServer(listener);
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  server.listen(0, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function startProxy(port: number, bounds = {}) {
  const network = { lookup, isPublic, ports: new Set([String(port)]) };
  const proxy = await startOutboundProxy({
    maxBytes: 1_000_000,
    maxRequests: 10,
    milliseconds: 10_000,
    network,
    allow: new Set(),
    ...bounds,
  });
  closing.push(proxy.close);
  return proxy;
}

/** A plain request through the proxy: status and body, or null where the connection is cut. */
async function ask(proxyPort: number, url: string) {
  const asking = request({ host: '127.0.0.1', port: proxyPort, path: url, agent: false });
  asking.setHeader('proxy-connection', 'keep-alive').end();
  try {
    const [response] = await once(asking, 'response');
    return { status: response.statusCode as number, body: await text(response) };
  } catch {
    return null;
  }
}

/** What follows a CONNECT: its first line, then what the other side says. */
async function tunnel(proxyPort: number, authority: string, said: string): Promise<string> {
  const socket = connect(proxyPort, '127.0.0.1');
  closing.push(() => socket.destroy());
  socket.on('error', () => {});
  socket.write(`CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n\r\n`);
  const [first] = await once(socket, 'data');
  if (!String(first).startsWith('HTTP/1.1 200')) return String(first);
  socket.write(said);
  return await text(socket);
}

test('plain requests and tunnels reach sites that are allowed', async () => {
  const headers: unknown[] = [];
  const port = await serve((incoming, response) => {
    headers.push(incoming.headers['proxy-connection'], incoming.headers.host);
    response.end(`at ${incoming.url}`);
  });
  const proxy = await startProxy(port);
  const host = `shop.test:${port}`;
  expect(await ask(proxy.port, `http://${host}/a?b`)).toEqual({ status: 200, body: 'at /a?b' });
  expect(headers).toEqual([undefined, host]);
  const said = 'GET /t HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  expect(await tunnel(proxy.port, host, said)).toContain('at /t');
  expect(proxy.bytes()).toBeGreaterThan(20);
});

test('what the client does not ask for, the proxy does not either', async () => {
  let reached = 0;
  const port = await serve(() => reached++, '127.0.0.1');
  const proxy = await startProxy(port);
  for (const host of [
    '127.0.0.1',
    'inside.test',
    '2130706433',
    '[::ffff:127.0.0.1]',
    'shop.test:1',
    'u:p@shop.test',
  ]) {
    const place = /:\d$/.test(host) ? host : `${host}:${port}`;
    expect(await ask(proxy.port, `http://${place}/`)).toMatchObject({ status: 403 });
    expect(await tunnel(proxy.port, place, 'x')).toMatch(/^HTTP\/1.1 40[03]/);
  }
  expect(await ask(proxy.port, 'file:///etc/passwd')).toMatchObject({ status: 403 });
  expect(await ask(proxy.port, '/etc/passwd')).toMatchObject({ status: 403 });
  expect(proxy.failures.get(`127.0.0.1:${port}`)).toMatchObject({ code: 'private_address' });
  expect(reached).toBe(0);
});

test('a site whose status is none loses its connection, and the others are still reached', async () => {
  const port = await serve((incoming, response) => {
    if (incoming.url === '/ok') return response.end('x');
    return incoming.socket.end('HTTP/1.1 099 Early\r\nContent-Length: 0\r\n\r\n');
  });
  const proxy = await startProxy(port);
  expect(await ask(proxy.port, `http://shop.test:${port}/early`)).toBe(null);
  expect(await ask(proxy.port, `http://shop.test:${port}/ok`)).toMatchObject({ status: 200 });
});

test('bytes and requests are bounded', async () => {
  const port = await serve((incoming, response) => {
    if (incoming.url === '/small') return response.end('x');
    const write = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', write);
    write();
    return response;
  });
  const url = `http://shop.test:${port}`;
  const few = await startProxy(port, { maxRequests: 2 });
  const statuses = [];
  for (let i = 0; i < 3; i++) statuses.push((await ask(few.port, `${url}/small`))?.status);
  expect(statuses).toEqual([200, 200, 403]);
  const little = await startProxy(port);
  expect(await ask(little.port, `${url}/endless`)).toBe(null);
  expect(await ask(little.port, `${url}/small`)).toMatchObject({ status: 403 });
});
