import { createServer, type RequestListener } from 'node:http';
import {
  type AddressInfo,
  createServer as createSocketServer,
  type LookupFunction,
} from 'node:net';
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { parseConfig } from '../operation/config.server.ts';
import { type FetchOptions, fetchOutside, PAGE_TYPES, userAgent } from './fetch.server.ts';
import { fetchErrorOf } from './outcome.ts';
import { checkTarget } from './target.ts';

/** In these tests 127.0.0.2 is a machine of the Internet, 127.0.0.1 one inside. */
const isPublic = (address: string) => address === '127.0.0.2';
const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts a server and returns its port. */
async function serve(listener: RequestListener, host = '127.0.0.2'): Promise<number> {
  const server = createServer(listener);
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  await new Promise<void>((listening) => server.listen(0, host, listening));
  return (server.address() as AddressInfo).port;
}

/** A server that writes these bytes whatever it is asked, and leaves the connection open. */
async function serveBytes(write: (send: (bytes: string) => void) => void): Promise<number> {
  const server = createSocketServer((socket) => {
    socket.on('error', () => {});
    closing.push(() => socket.destroy());
    socket.once('data', () => write((bytes) => socket.destroyed || socket.write(bytes)));
  });
  closing.push(() => server.close());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.2', listening));
  return (server.address() as AddressInfo).port;
}

function lookupOf(answers: Record<string, string[]>): LookupFunction {
  return (hostname, options, callback) => {
    const next =
      answers[hostname]?.length === 1 ? answers[hostname][0] : answers[hostname]?.shift();
    const found = (next ?? '').split(' ').map((address) => ({ address, family: 4 }));
    if (!next) callback(Object.assign(new Error('none'), { code: 'ENOTFOUND' }), '', 0);
    else if (options.all) callback(null, found);
    else callback(null, found[0]?.address ?? '', 4);
  };
}

const lookup = lookupOf({ 'shop.test': ['127.0.0.2'], 'inside.test': ['127.0.0.1'] });

/** Asks a network of which `port` is the one that is open. */
function get(address: string, port: number, options: Partial<FetchOptions> = {}) {
  const network = { lookup, isPublic, ports: new Set([String(port)]) };
  return fetchOutside(address, { types: PAGE_TYPES, network, allow: new Set(), ...options });
}

const page: RequestListener = (_, response) => {
  response.setHeader('Content-Type', 'text/html; charset=ISO-8859-1').end('<p>Bonjour</p>');
};

test('a page is read, and the shop told who asks', async () => {
  let agent: string | undefined;
  const port = await serve((request, response) => {
    agent = request.headers['user-agent'];
    page(request, response);
  });
  const url = `http://shop.test:${port}/a?b=c`;
  const outcome = await get(`${url}#part`, port);
  expect(outcome).toMatchObject({ ok: true, url, status: 200, bytes: 14, redirects: 0 });
  expect(outcome).toMatchObject({ contentType: 'text/html', charset: 'iso-8859-1' });
  expect(agent).toBe(userAgent());
  expect(agent).toMatch(/^TrouvailleBot\/\d.* \(\+http.*\/bot\)$/);
});

// Every spelling fails before a socket is opened.
test.each([
  ['loopback', 'http://127.0.0.1/'],
  ['loopback by name', 'http://localhost/'],
  ['decimal', 'http://2130706433/'],
  ['octal', 'http://017700000001/'],
  ['octal parts', 'http://0177.0.0.01/'],
  ['hexadecimal', 'http://0x7f000001/'],
  ['hexadecimal parts', 'http://0x7f.0.0x0.1/'],
  ['two parts', 'http://127.1/'],
  ['full-width digits', 'http://１２７.０.０.１/'],
  ['circled digits', 'http://①②⑦.⓪.⓪.①/'],
  ['a dot at the end', 'http://127.0.0.1./'],
  ['percent signs', 'http://%31%32%37.0.0.1/'],
  ['zero', 'http://0/'],
  ['this network', 'http://0.0.0.0/'],
  ['private', 'http://10.0.0.1/'],
  ['private', 'https://192.168.0.1/'],
  ['private', 'http://172.16.0.1/'],
  ['metadata of a cloud', 'http://169.254.169.254/latest/meta-data/'],
  ['shared by providers', 'http://100.64.0.1/'],
  ['multicast', 'http://224.0.0.1/'],
  ['broadcast', 'http://255.255.255.255/'],
  ['IPv6 loopback', 'http://[::1]/'],
  ['IPv6 unspecified', 'http://[::]/'],
  ['IPv4-mapped', 'http://[::ffff:127.0.0.1]/'],
  ['IPv4-mapped, in hexadecimal', 'http://[::ffff:7f00:1]/'],
  ['IPv4-compatible', 'http://[::127.0.0.1]/'],
  ['NAT64', 'http://[64:ff9b::7f00:1]/'],
  ['NAT64 of a network', 'http://[64:ff9b:1::1]/'],
  ['6to4', 'http://[2002:7f00:1::]/'],
  ['Teredo', 'http://[2001:0:7f00:1::]/'],
  ['link-local', 'http://[fe80::1]/'],
  ['unique-local', 'http://[fd00::1]/'],
  ['IPv6 multicast', 'http://[ff02::1]/'],
])('an address inside fails: %s, %s', async (_, url) => {
  const outcome = await fetchOutside(url, { types: PAGE_TYPES, allow: new Set() });
  expect(outcome).toMatchObject({ ok: false, code: 'private_address', policy: 'stop' });
  expect(outcome).toMatchObject({ reason: expect.stringContaining('Internet public') });
});

test.each([
  ['file:///etc/passwd', 'scheme'],
  ['ftp://shop.test/', 'scheme'],
  ['gopher://127.0.0.1:25/_', 'scheme'],
  ['data:text/html,hello', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['http://user@shop.test/', 'user_info'],
  ['http://user:secret@shop.test/', 'user_info'],
  ['http://shop.test@127.0.0.1/', 'user_info'],
  ['http://shop.test:22/', 'port'],
  ['http://shop.test:5432/', 'port'],
  ['https://shop.test:8443/', 'port'],
  ['', 'invalid_url'],
  ['shop.test', 'invalid_url'],
  ['http://', 'invalid_url'],
  ['http://[::1', 'invalid_url'],
  ['http://256.1.1.1/', 'invalid_url'],
  [`http://shop.test/${'a'.repeat(3000)}`, 'invalid_url'],
])('%s fails: %s', async (url, code) => {
  const outcome = await fetchOutside(url, { types: PAGE_TYPES, allow: new Set() });
  expect(outcome).toMatchObject({ ok: false, code, policy: 'stop', url });
});

test('a name that leads inside fails, also when another of its addresses is public', async () => {
  const port = await serve(page, '127.0.0.1');
  const network = { isPublic, ports: new Set([String(port)]) };
  for (const addresses of ['127.0.0.1', '127.0.0.2 127.0.0.1']) {
    const outcome = await get(`http://two.test:${port}/`, port, {
      network: { ...network, lookup: lookupOf({ 'two.test': [addresses] }) },
    });
    expect(outcome).toMatchObject({ ok: false, code: 'private_address' });
  }
});

test('a name that leads inside at its second lookup fails then', async () => {
  const port = await serve((request, response) => {
    response.setHeader('Connection', 'close');
    if (request.url === '/again') page(request, response);
    else response.writeHead(302, { Location: '/again' }).end();
  });
  const network = { isPublic, ports: new Set([String(port)]) };
  const ask = (...answers: string[]) =>
    get(`http://rebinding.test:${port}/`, port, {
      network: { ...network, lookup: lookupOf({ 'rebinding.test': answers }) },
    });
  expect(await ask('127.0.0.2', '127.0.0.2')).toMatchObject({ ok: true, redirects: 1 });
  expect(await ask('127.0.0.2', '127.0.0.1')).toMatchObject({ ok: false, code: 'private_address' });
});

test('a socket that reached another address than the one that was checked is not used', async () => {
  let asked = 0;
  const port = await serve(() => asked++);
  let checks = 0;
  const network = { lookup, ports: new Set([String(port)]), isPublic: () => checks++ === 0 };
  const outcome = await get(`http://shop.test:${port}/`, port, { network });
  expect(outcome).toMatchObject({ ok: false, code: 'private_address' });
  expect([checks, asked]).toEqual([2, 0]);
});

test.each([
  ['http://inside.test:PORT/', 'private_address'],
  ['http://127.0.0.1:PORT/', 'private_address'],
  ['//2130706433:PORT/', 'private_address'],
  ['http://me:secret@shop.test:PORT/', 'user_info'],
  ['http://shop.test:9/', 'port'],
  ['file:///etc/passwd', 'scheme'],
])('a redirect is checked like any address: %s', async (location, code) => {
  const port = await serve((_, response) => {
    response.writeHead(302, { Location: location.replace('PORT', String(port)) }).end();
  });
  expect(await get(`http://shop.test:${port}/`, port)).toMatchObject({ ok: false, code });
});

test('five redirects are followed, a sixth is not', async () => {
  const port = await serve((request, response) => {
    const left = Number(request.url?.slice(1));
    if (left === 0) page(request, response);
    else response.writeHead(301, { Location: `/${left - 1}` }).end('x'.repeat(100_000));
  });
  const url = (count: number) => `http://shop.test:${port}/${count}`;
  expect(await get(url(5), port)).toMatchObject({ ok: true, url: url(0), redirects: 5 });
  expect(await get(url(6), port)).toMatchObject({ ok: false, code: 'too_many_redirects' });
});

test('an address with https is not left for one without', () => {
  const targets = { ports: new Set(['80', '443']), allow: new Set<string>() };
  const from = new URL('https://shop.test/');
  expect(() => checkTarget('http://shop.test/', targets, from)).toThrow('downgrade');
  expect(checkTarget('/page', targets, from).href).toBe('https://shop.test/page');
});

test('a host with its port in OUTBOUND_ALLOW is open, no other of that machine is', async () => {
  const open = await serve(page, '127.0.0.1');
  const closed = await serve(page, '127.0.0.1');
  const allow = parseConfig({ OUTBOUND_ALLOW: `127.1:${open}, [::1]:80` }).outboundAllow;
  const ask = (port: number) =>
    fetchOutside(`http://127.0.0.1:${port}/`, { types: PAGE_TYPES, allow });
  expect(await ask(open)).toMatchObject({ ok: true });
  expect(await ask(closed)).toMatchObject({ ok: false, code: 'port' });
});

const small = Buffer.from('<p>petit</p>');
const bomb = Buffer.alloc(200 * 1024 * 1024);

test.each([
  ['gzip', gzipSync(small)],
  ['br', brotliCompressSync(small)],
  ['deflate', deflateSync(small)],
  ['deflate', deflateRawSync(small)],
])('a body compressed by %s is read', async (encoding, body) => {
  const outcome = await get(...(await compressed(encoding, body)));
  expect(outcome).toMatchObject({ ok: true, bytes: small.length });
});

test.each([
  ['gzip', gzipSync(bomb), 'too_large'],
  [
    'br',
    brotliCompressSync(bomb, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
    'too_large',
  ],
  ['deflate', deflateSync(bomb), 'too_large'],
  ['gzip', gzipSync(small).subarray(0, 12), 'compression'],
  ['gzip', small, 'compression'],
  ['zstd', small, 'compression'],
  ['gzip, gzip', gzipSync(gzipSync(small)), 'compression'],
  ['constructor', small, 'compression'],
])(
  'a body that inflates too far, or cannot be inflated, fails: %s',
  async (encoding, body, code) => {
    expect(await get(...(await compressed(encoding, body)))).toMatchObject({ ok: false, code });
  },
);

async function compressed(encoding: string, body: Buffer): Promise<[string, number]> {
  const port = await serve((_, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': encoding })
      .end(body);
  });
  return [`http://shop.test:${port}/`, port];
}

test('an endless body ends at 5 MiB', async () => {
  let sent = 0;
  const port = await serve((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536))) sent += 65_536;
      sent += 65_536;
    };
    response.on('drain', more);
    more();
  });
  const outcome = await get(`http://shop.test:${port}/`, port);
  expect(outcome).toMatchObject({
    ok: false,
    code: 'too_large',
    reason: expect.stringContaining('5 Mio'),
  });
  expect(sent).toBeLessThan(64 * 1024 * 1024);
});

test('endless headers end at 16 KiB', async () => {
  const port = await serveBytes((send) => {
    send(`HTTP/1.1 200 OK\r\n${'X-Long: aaaaaaaaaaaaaaaa\r\n'.repeat(20_000)}`);
  });
  const outcome = await get(`http://shop.test:${port}/`, port);
  expect(outcome).toMatchObject({ ok: false, code: 'headers_too_large', policy: 'stop' });
});

test.each([
  ['says nothing', ''],
  ['begins its headers', 'HTTP/1.1 200 OK\r\nContent-Type: '],
  ['begins its body', 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 9\r\n\r\nabc'],
  ['announces an answer', 'HTTP/1.1 103 Early Hints\r\n\r\n'],
])('a site that %s and then stalls is left when the time is up', async (_, bytes) => {
  const port = await serveBytes((send) => send(bytes));
  const outcome = await get(`http://shop.test:${port}/`, port, { milliseconds: 150 });
  expect(outcome).toMatchObject({ ok: false, code: 'timeout', policy: 'retry' });
});

test('who asks may give up', async () => {
  const port = await serveBytes(() => {});
  const giving = new AbortController();
  const asked = get(`http://shop.test:${port}/`, port, { signal: giving.signal });
  giving.abort(new Error('the worker stops'));
  await expect(asked).rejects.toThrow('the worker stops');
});

test.each([
  ['HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc', 'interrupted', 'retry'],
  ['', 'interrupted', 'retry'],
  ['220 smtp.test ESMTP\r\n', 'malformed', 'stop'],
  ['HTTP/1.1 099 Early\r\nContent-Length: 0\r\n\r\n', 'malformed', 'stop'],
])('a site that answers %j and hangs up fails: %s', async (bytes, code, policy) => {
  const server = createSocketServer((socket) => {
    socket.on('error', () => {}).once('data', () => socket.end(bytes));
  });
  closing.push(() => server.close());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.2', listening));
  const { port } = server.address() as AddressInfo;
  expect(await get(`http://shop.test:${port}/`, port)).toMatchObject({ ok: false, code, policy });
});

test.each([
  'INVALID_PURPOSE',
  'INVALID_CA',
  'UNSPECIFIED',
  'CERT_HAS_EXPIRED',
  'ERROR_IN_CERT_NOT_BEFORE_FIELD',
])('what is wrong with a certificate is the fault of its site: %s', (code) => {
  expect(fetchErrorOf(Object.assign(new Error('TLS'), { code })).code).toBe('certificate');
});

test('a site that nothing listens for, or whose name does not exist, fails', async () => {
  const port = await serve(page);
  for (const close of closing.splice(0)) close();
  expect(await get(`http://shop.test:${port}/`, port)).toMatchObject({
    code: 'unreachable',
    policy: 'retry',
  });
  expect(await get(`http://none.test:${port}/`, port)).toMatchObject({
    code: 'unknown_host',
    policy: 'stop',
  });
});

test.each([
  [403, {}, { code: 'forbidden', policy: 'stop' }],
  [404, {}, { code: 'gone', policy: 'stop' }],
  [410, {}, { code: 'gone', policy: 'stop' }],
  [418, {}, { code: 'status', policy: 'stop' }],
  [302, {}, { code: 'status', policy: 'stop' }],
  [500, {}, { code: 'server_error', policy: 'retry' }],
  [502, {}, { code: 'server_error', policy: 'retry' }],
  [
    429,
    { 'Retry-After': '120' },
    { code: 'slow_down', policy: 'slow_down', retryAfterSeconds: 120 },
  ],
  [503, { 'Retry-After': '99999999' }, { policy: 'slow_down', retryAfterSeconds: 86_400 }],
  [503, { 'Retry-After': 'Sun, 06 Nov 1994 08:49:37 GMT' }, { retryAfterSeconds: 0 }],
  [429, { 'Retry-After': 'soon' }, { policy: 'slow_down' }],
])('status %s is a failure with its status', async (status, headers, expected) => {
  const port = await serve((_, response) => void response.writeHead(status, headers).end());
  const outcome = await get(`http://shop.test:${port}/`, port);
  expect(outcome).toMatchObject({ ok: false, status, ...expected });
});

test.each([
  ['application/pdf', false],
  ['image/svg+xml', false],
  ['text/htmlx', false],
  ['TEXT/HTML ; Charset="utf-8"', true],
  ['application/xhtml+xml', true],
  ['', true],
])('of a page the type %j is read: %s', async (type, read) => {
  const port = await serve((_, response) => {
    response.writeHead(200, type ? { 'Content-Type': type } : {}).end('x');
  });
  const outcome = await get(`http://shop.test:${port}/`, port);
  expect(outcome).toMatchObject(read ? { ok: true } : { ok: false, code: 'content_type' });
});

const unchanged: RequestListener = (request, response) => {
  response.setHeader('ETag', '"7"').setHeader('Last-Modified', 'Sun, 06 Nov 1994 08:49:37 GMT');
  response.setHeader('Cache-Control', 'public, max-age=600').setHeader('Content-Type', 'text/html');
  const { 'if-none-match': etag, 'if-modified-since': since } = request.headers;
  const isSame = etag ? etag === '"7"' : since === 'Sun, 06 Nov 1994 08:49:37 GMT';
  if (isSame) response.writeHead(304).end();
  else response.end('<p>Bonjour</p>');
};

test('what has not changed is not sent again', async () => {
  const port = await serve(unchanged);
  const url = `http://shop.test:${port}/`;
  const first = await get(url, port);
  const caching = {
    etag: '"7"',
    lastModified: 'Sun, 06 Nov 1994 08:49:37 GMT',
    maxAgeSeconds: 600,
  };
  expect(first).toMatchObject({ ok: true, status: 200, bytes: 14, caching });
  for (const kept of [caching, { ...caching, etag: null }, { ...caching, lastModified: null }]) {
    expect(await get(url, port, { kept })).toMatchObject({
      ok: true,
      status: 304,
      bytes: 0,
      caching,
    });
  }
  const other = { etag: '"6"', lastModified: null };
  expect(await get(url, port, { kept: other })).toMatchObject({ ok: true, status: 200 });
});

test('a site that says that nothing has changed though nothing is kept fails', async () => {
  const port = await serve((_, response) => void response.writeHead(304).end());
  const kept = { etag: null, lastModified: null };
  const outcome = await get(`http://shop.test:${port}/`, port, { kept });
  expect(outcome).toMatchObject({ ok: false, code: 'status', status: 304 });
});

test.each([
  ['no-store', 0],
  ['private, max-age=60', 60],
  ['max-age=99999999999', 31_536_000],
  ['s-maxage=60', null],
  ['max-age=soon', null],
])('Cache-Control: %s', async (value, maxAgeSeconds) => {
  const port = await serve((_, response) => {
    response.setHeader('Cache-Control', value).setHeader('ETag', 'é'.repeat(300)).end('x');
  });
  const outcome = await get(`http://shop.test:${port}/`, port);
  expect(outcome).toMatchObject({ ok: true, caching: { maxAgeSeconds, etag: null } });
});

test('who follows redirects by himself is told where they lead, once that was checked', async () => {
  const port = await serve((request, response) => {
    const location = request.url === '/in' ? 'http://127.0.0.1:1/' : '/b?c';
    response.writeHead(301, { Location: location }).end();
  });
  const outcome = await get(`http://shop.test:${port}/a`, port, { follow: false });
  expect(outcome).toMatchObject({
    ok: false,
    code: 'redirect',
    status: 301,
    url: `http://shop.test:${port}/a`,
    location: `http://shop.test:${port}/b?c`,
  });
  const inside = await get(`http://shop.test:${port}/in`, port, { follow: false });
  expect(inside).toMatchObject({ ok: false, code: 'port' });
});

const MIB = 2 ** 20;

/** Takes a body of any length, and counts it. */
function counter(limit: number) {
  const taken = { bytes: 0 };
  const write = async (body: AsyncIterable<Buffer>) => {
    for await (const chunk of body) taken.bytes += chunk.length;
  };
  return { taken, save: { limit, write } };
}

test.each([
  ['plain', undefined, (bytes: Buffer) => bytes],
  ['gzip', 'gzip', gzipSync],
  ['br', 'br', brotliCompressSync],
])(
  'a body longer than a page goes where the caller says, while it arrives (%s)',
  async (_, encoding, encode) => {
    const port = await serve((_request, response) => {
      if (encoding) response.setHeader('Content-Encoding', encoding);
      response.end(encode(Buffer.alloc(8 * MIB, 'produit;')));
    });
    const { taken, save } = counter(16 * MIB);
    const outcome = await get(`http://shop.test:${port}/`, port, { save });
    expect(outcome).toMatchObject({ ok: true, bytes: 8 * MIB, body: Buffer.alloc(0) });
    expect(taken.bytes).toBe(8 * MIB);
  },
);

test('a long body ends at its limit, whether it is endless, inflates, is cut or damaged', async () => {
  const endless = await serve((_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    };
    response.on('drain', more);
    more();
  });
  const bomb = await serve((_request, response) =>
    response.setHeader('Content-Encoding', 'gzip').end(gzipSync(Buffer.alloc(32 * MIB))),
  );
  const damaged = await serve((_request, response) =>
    response.setHeader('Content-Encoding', 'gzip').end('not gzip'),
  );
  const cut = await serve((_request, response) => {
    response.setHeader('Content-Length', 100);
    response.write('x', () => response.destroy());
  });
  const codes = [];
  for (const port of [endless, bomb, damaged, cut]) {
    const { taken, save } = counter(MIB);
    const outcome = await get(`http://shop.test:${port}/`, port, { save });
    codes.push(outcome.ok ? 'ok' : outcome.code);
    expect(taken.bytes).toBeLessThanOrEqual(MIB);
  }
  expect(codes).toEqual(['too_large', 'too_large', 'compression', 'interrupted']);
});

test('a long body that trickles, or stops coming, is not waited for', async () => {
  const trickling = await serve((_request, response) => {
    const timer = setInterval(() => response.write('x'), 5);
    closing.push(() => clearInterval(timer));
  });
  const silent = await serve((_request, response) => void response.write('x'));
  const silentGzip = await serve(
    (_request, response) =>
      void response.setHeader('Content-Encoding', 'gzip').write(gzipSync('x').subarray(0, 12)),
  );
  for (const port of [trickling, silent, silentGzip]) {
    const { save } = counter(MIB);
    const pace = { bytes: 65_536, milliseconds: 100 };
    const outcome = await get(`http://shop.test:${port}/`, port, { save: { ...save, pace } });
    expect(outcome).toMatchObject({ ok: false, code: 'too_slow', policy: 'retry' });
  }
});

test('what a caller throws while it takes a body is thrown, and no fault of the site', async () => {
  const port = await serve(page);
  const write = async () => {
    throw new Error('the database is away');
  };
  const asked = get(`http://shop.test:${port}/`, port, { save: { limit: MIB, write } });
  await expect(asked).rejects.toThrow('the database is away');
});
