import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { FetchOutcome } from '#modules/platform/outbound/index.server.ts';
import { parse, type RenderOptions, renderPage } from '../index.server.ts';

/** In these tests 127.0.0.2 is a machine of the Internet, 127.0.0.1 one inside. */
const isPublic = (address: string) => address === '127.0.0.2';
const lookup: LookupFunction = (hostname, options, callback) => {
  const address = hostname === 'inside.test' ? '127.0.0.1' : '127.0.0.2';
  if (options.all) callback(null, [{ address, family: 4 }]);
  else callback(null, address, 4);
};
const closing: (() => void)[] = [];
/** A browser starts within seconds, or much later on a machine that does other things as well. */
const timeout = 90_000;

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts a server and returns its port and the paths that it was asked for. */
async function serve(listener: RequestListener, host = '127.0.0.2') {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    listener(request, response);
  });
  server.on('upgrade', (request, socket) => {
    asked.push(`upgrade ${request.url}`);
    socket.destroy();
  });
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  server.listen(0, host);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, asked };
}

/** A server of pages by their paths, anything else being empty. */
function servePages(pages: Record<string, string>, host?: string) {
  return serve((request, response) => {
    const page = pages[request.url ?? ''] ?? '';
    const isScript = request.url?.endsWith('.js');
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(page);
  }, host);
}

function render(port: number, path: string, options: RenderOptions = {}) {
  const network = { lookup, isPublic, ports: new Set([String(port)]) };
  return renderPage(`http://shop.test:${port}${path}`, { network, allow: new Set(), ...options });
}

function htmlOf(outcome: FetchOutcome): string {
  return outcome.ok ? String(outcome.body) : outcome.reason;
}

test('a page that its scripts draw is read once they have', { timeout }, async () => {
  const { port, asked } = await servePages({
    '/p': '<title>Boutique</title><div id="app"></div><img src="/photo.jpg"><script src="/app.js"></script>',
    '/app.js':
      "fetch('/pot.json').then((r) => r.text()).then((t) => { app.innerHTML = t; localStorage.seen = 1 + Number(localStorage.seen ?? 0); document.title = localStorage.seen })",
    '/pot.json': '<h1>Pot bleu</h1><p class="price">12 €</p><button>Ajouter au panier</button>',
  });
  for (const visit of [1, 2]) {
    const outcome = await render(port, '/p');
    if (!outcome.ok) throw new Error(outcome.reason);
    const { title, price, available } = parse(htmlOf(outcome), outcome.url);
    expect([title?.value, price?.value, available?.value]).toEqual(['Pot bleu', 1200, true]);
    // Nothing is kept from one page to the next.
    expect(htmlOf(outcome), `visit ${visit}`).toContain('<title>1</title>');
  }
  expect(asked).not.toContain('/photo.jpg');
  const forbidden = await render(port, '/p', { mayFetch: (url) => !url.endsWith('.json') });
  expect(htmlOf(forbidden)).toContain('<div id="app"></div>');
});

test('nothing in a page gets around the checks of the outbound client', { timeout }, async () => {
  const inside = await serve((_, response) => response.end('secret'), '127.0.0.1');
  const otherPort = await serve((_, response) => response.end('secret'));
  const datagrams = createSocket('udp4');
  let packets = 0;
  datagrams.on('message', () => packets++).bind(0, '127.0.0.1');
  await once(datagrams, 'listening');
  closing.push(() => datagrams.close());
  const stun = datagrams.address().port;
  const places = [
    `127.0.0.1:${inside.port}`,
    `localhost:${inside.port}`,
    `inside.test:${inside.port}`,
    `127.0.0.2:${otherPort.port}`,
  ];
  const script = `
    const places = ${JSON.stringify(places)};
    const tried = [];
    const attempt = (name, run) => { try { run(); tried.push(name); } catch (error) { tried.push(name + ' ' + error.name); } };
    for (const place of places) {
      attempt('fetch', () => fetch('http://' + place + '/fetch', { mode: 'no-cors' }).catch(() => {}));
      attempt('beacon', () => navigator.sendBeacon('http://' + place + '/beacon'));
      attempt('socket', () => new WebSocket('ws://' + place + '/socket'));
      attempt('events', () => new EventSource('http://' + place + '/events'));
      attempt('window', () => window.open('http://' + place + '/window'));
      attempt('worker', () => new Worker(URL.createObjectURL(new Blob(["fetch('http://" + place + "/worker', { mode: 'no-cors' })"]))));
      attempt('transport', () => new WebTransport('https://' + place + '/transport'));
      for (const [name, attribute] of [['img', 'src'], ['iframe', 'src'], ['script', 'src'], ['embed', 'src'], ['video', 'src']]) {
        const element = document.createElement(name);
        element[attribute] = 'http://' + place + '/' + name;
        document.body.append(element);
      }
      for (const rel of ['stylesheet', 'prefetch', 'preload', 'preconnect', 'dns-prefetch', 'prerender', 'icon', 'manifest']) {
        document.head.append(Object.assign(document.createElement('link'), { rel, as: 'script', href: 'http://' + place + '/' + rel }));
      }
    }
    attempt('download', () => Object.assign(document.createElement('a'), { href: '/file.zip', download: 'x' }).click());
    const frame = document.createElement('iframe');
    document.body.append(frame);
    for (const scope of [window, frame.contentWindow]) attempt('rtc', () => {
      const connection = new scope.RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${stun}' }] });
      connection.createDataChannel('x');
      connection.createOffer().then((offer) => connection.setLocalDescription(offer));
    });
    const file = document.createElement('iframe');
    file.src = 'file:///etc/passwd';
    document.body.append(file);
    document.title = 'tried ' + tried.length;
  `;
  const { port } = await servePages({
    '/p': '<body><h1>Pot</h1><script src="/a.js"></script>',
    '/a.js': script,
  });
  const outcome = await render(port, '/p');
  expect(outcome).toMatchObject({ ok: true });
  expect(htmlOf(outcome)).toMatch(/<title>tried [3-9]\d</);
  expect(htmlOf(outcome)).not.toMatch(/secret|root:/);
  expect({ inside: inside.asked, otherPort: otherPort.asked, packets }).toEqual({
    inside: [],
    otherPort: [],
    packets: 0,
  });
});

test.each([
  ['an address inside', 'private_address', (port: number) => `http://127.0.0.1:${port}/`],
  ['a name that leads inside', 'private_address', (port: number) => `http://inside.test:${port}/`],
  ['another port', 'port', () => 'http://shop.test:4999/'],
])('a page that leads to %s fails', { timeout }, async (_, code, target) => {
  const shop = await serve((request, response) => {
    response.writeHead(302, { location: target(Number(request.socket.localPort)) }).end();
  });
  expect(await render(shop.port, '/')).toMatchObject({ ok: false, code, policy: 'stop' });
});

test('where a page leads is said to whoever follows redirects', { timeout }, async () => {
  const { port } = await serve((request, response) => {
    if (request.url === '/old') response.writeHead(301, { location: '/new' }).end();
    else response.end('<h1>Pot</h1>');
  });
  const location = `http://shop.test:${port}/new`;
  expect(await render(port, '/old')).toMatchObject({ code: 'redirect', status: 301, location });
});

test('a page that is not given fails as it does for the client', { timeout }, async () => {
  const { port } = await serve((_, response) => {
    response.writeHead(429, { 'retry-after': '7' }).end('Trop');
  });
  expect(await render(port, '/')).toMatchObject({ code: 'slow_down', retryAfterSeconds: 7 });
});

test('a page that never ends, asks without end or grows without end is left', {
  timeout,
}, async () => {
  const { port, asked } = await serve((request, response) => {
    response.setHeader('content-type', 'text/html');
    if (request.url === '/asks') {
      // Several times as many as it is let, which a page that asks as fast as it can would take a core for.
      response.end('<script>setInterval(() => fetch("/x?" + Math.random()), 20)</script>');
    } else if (request.url === '/loops') response.end('<script>for (;;);</script>');
    else if (request.url === '/grows') {
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', write);
      write();
    } else response.end('');
  });
  expect(await render(port, '/asks')).toMatchObject({ ok: true });
  expect(asked.length).toBeLessThanOrEqual(100);
  const milliseconds = 4000;
  for (const path of ['/loops', '/grows']) {
    expect(await render(port, path, { milliseconds })).toMatchObject({ code: 'browser_failed' });
  }
});

test('where there is no Chromium that is said', async () => {
  expect(await render(80, '/', { chromePath: '/nowhere/chromium' })).toMatchObject({
    ok: false,
    code: 'no_browser',
    reason: expect.stringContaining('Chromium'),
  });
});
