import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { createAccount } from '#modules/moderation/accounts/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { startServer, type TestServer } from './server.ts';

/** Pages that are the same for every visitor without an account. */
const PUBLIC_PAGES = [
  '/',
  '/noel',
  '/about',
  '/about/legal',
  '/about/privacy-policy',
  '/bot',
  '/articles',
  '/contrib/',
];

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'info' });
}, 120_000);

afterAll(() => server?.stop());

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(server.origin + path, { headers, redirect: 'manual' });
}

test.each([
  ...PUBLIC_PAGES,
  '/nope',
  '/account/signin',
  '/api/account/info',
  '/api/nope',
  '/robots.txt',
  '/healthz',
])('%s carries the security headers', async (path) => {
  const { headers } = await get(path);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
  const policy = headers.get('content-security-policy') ?? '';
  for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]) {
    expect(policy).toContain(rule);
  }
  expect(policy).not.toContain('unsafe');
  expect(headers.has('set-cookie')).toBe(false);
});

test.each(PUBLIC_PAGES)(
  '%s is cached, compressed, and answered 304 when unchanged',
  async (path) => {
    const plain = await (await get(path, { 'accept-encoding': 'identity' })).text();
    for (const encoding of ['br', 'gzip']) {
      const response = await get(path, { 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toBe('Accept-Encoding, Cookie');
      expect(await response.text()).toBe(plain);
      const etag = response.headers.get('etag') ?? '';
      const again = await get(path, { 'accept-encoding': encoding, 'if-none-match': etag });
      expect(again.status).toBe(304);
    }
    expect(plain).not.toMatch(/nonce="[^"]/);
    expect(plain).toMatch(/<title>[^<·|—]+ · Trouvaille<\/title>/);
    expect(plain).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(plain).toContain('<link rel="canonical" href="');
  },
);

test('the sitemap lists every public page', async () => {
  const sitemap = await (await get('/sitemap/pages.xml')).text();
  for (const path of PUBLIC_PAGES) expect(sitemap).toMatch(new RegExp(`<loc>[^<]+${path}</loc>`));
});

test('the site can be installed: its icons have the sizes that its manifest says, its shortcuts lead to pages', async () => {
  const response = await get('/manifest.webmanifest', { 'accept-encoding': 'br' });
  expect(response.headers.get('content-type')).toBe('application/manifest+json');
  const { icons, shortcuts, start_url } = (await response.json()) as InstalledSite;
  expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  const touchIcon = { src: '/apple-touch-icon.png', sizes: '180x180' };
  for (const { src, sizes } of [...icons, ...shortcuts.flatMap(({ icons }) => icons), touchIcon]) {
    const image = await get(src);
    expect([src, image.status]).toEqual([src, 200]);
    if (src.endsWith('.png')) expect([src, await sizesOf(image)]).toEqual([src, sizes]);
  }
  for (const path of [start_url, ...shortcuts.map(({ url }) => url)]) {
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  }
});

type Icon = { src: string; sizes: string; purpose?: string };
type InstalledSite = {
  start_url: string;
  icons: Icon[];
  shortcuts: { url: string; icons: Icon[] }[];
  share_target: { action: string; params: { title: string; text: string } };
};

/** Width and height of a PNG file, as a manifest writes them. */
async function sizesOf(image: Response): Promise<string> {
  const header = Buffer.from(await image.arrayBuffer());
  return `${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`;
}

test.each([
  ['Casque audio', 'https://boutique.example/p/1?a=b', 'Casque audio'],
  [
    'Un message',
    'Louise, 30 ans, adore la poterie https://boutique.example',
    'Louise, 30 ans, adore la poterie',
  ],
  ['', 'x'.repeat(5000), 'x'.repeat(300)],
  ['', '', null],
])('what another app shares (%s, %s) is looked up in the square', async (title, text, words) => {
  const manifest = (await (await get('/manifest.webmanifest')).json()) as InstalledSite;
  const { action, params } = manifest.share_target;
  const query = new URLSearchParams({ [params.title]: title, [params.text]: text });
  const { status, headers } = await get(`${action}?${query}`);
  expect(status).toBe(302);
  const target = new URL(headers.get('location') ?? '', server.origin);
  expect([target.pathname, target.searchParams.get('q')]).toEqual(['/square', words]);
});

test('a page for one visitor has a nonce of its own and is not cached', async () => {
  const [first, second] = [await get('/?gk=cadeau+femme'), await get('/?gk=cadeau+femme')];
  const policyOf = ({ headers }: Response) => headers.get('content-security-policy');
  expect(policyOf(first)).toContain("'nonce-");
  expect(policyOf(first)).not.toBe(policyOf(second));
  expect(first.headers.get('cache-control')).toBe('no-store');
});

test.each([
  ...['/about', '/about/legal', '/about/privacy-policy', '/bot', '/account/signin'],
  ...['/offline', '/nope'],
  ...['/articles', '/articles/noel-cadeaux-maman.html', '/share?idea=0%3Anope'],
])('%s sends no script at all', async (path) => {
  const html = await (await get(path)).text();
  expect(html.replaceAll(DATA, '')).not.toMatch(/<script|modulepreload/);
});

/** What search engines read is no script, whatever its element is called. */
const DATA = /<script type="application\/ld\+json">[^<]*<\/script>/g;

test('scripts and styles are cached for a year, compressed by brotli', async () => {
  const html = await (await get('/')).text();
  const [file = ''] = /\/assets\/interface-[\w.-]+\.js/.exec(html) ?? [];
  const { headers, status } = await get(file, { 'accept-encoding': 'br' });
  expect(status).toBe(200);
  expect(headers.get('content-encoding')).toBe('br');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('the home page, its styles included, weighs 14 kB at most, compressed', async () => {
  const page = await get('/', { 'accept-encoding': 'br' });
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(Number(page.headers.get('content-length'))).toBeLessThanOrEqual(14_000);
  expect(await page.text()).not.toMatch(/<link (nonce="" )?rel="stylesheet"/);
});

test('a visit begins with the styles inside its page, by its policy; pages after it link them', async () => {
  for (const path of ['/', '/square', '/articles']) {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toMatch(/style-src 'self' '(nonce|sha256)-/);
  }
  const styled = /<style[^>]*>@layer/;
  const linked = /<link (nonce="" )?rel="stylesheet"/;
  const begins = await (await get('/square')).text();
  expect(begins).toMatch(styled);
  expect(begins).not.toMatch(linked);
  // Browsers that look ahead load what is merely disabled.
  expect(begins).toMatch(/<link disabled="" media="not all" rel="stylesheet"/);
  const follows = await (await get('/square', { 'sec-fetch-site': 'same-origin' })).text();
  expect(follows).toMatch(linked);
  expect(follows).not.toMatch(styled);
});

test('from one page a browser learns where all others lead', async () => {
  const html = await (await get('/square?q=jardin')).text();
  const version = /"version": ?"(\w+)"/.exec(html)?.[1];
  const paths = ['/', '/search', '/alert/create/x', '/admin/crawl/auto', '/api/nope'];
  const list = await get(`/__manifest?version=${version}&paths=${paths.join()}`);
  const routes = Object.values((await list.json()) as Record<string, { path?: string }>);
  expect(routes.map((route) => route.path)).toEqual(
    expect.arrayContaining(['search', 'alert/create/:sid', 'admin/crawl/auto', 'api/*']),
  );
});

test('failures of calls are JSON, failures of pages are pages', async () => {
  const call = await get('/api/nope');
  expect(call.status).toBe(404);
  expect(await call.json()).toEqual({ error: { code: 'not_found', message: expect.any(String) } });
  const page = await get('/nope');
  expect(page.status).toBe(404);
  expect(await page.text()).toContain('Cette page s’est envolée');
});

test('a redirect leaves only for addresses that are known or confirmed', async () => {
  const asked = await get('/goto?url=https%3A%2F%2Finconnu.example%2Fx');
  expect(asked.status).toBe(200);
  const page = await asked.text();
  expect(page).toContain('inconnu.example');
  expect(page).toContain('href="/goto?url=https%3A%2F%2Finconnu.example%2Fx&amp;confirmed=1"');
  for (const url of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://a@evil.example',
    '/x',
    '',
  ]) {
    expect((await get(`/goto?url=${encodeURIComponent(url)}`)).status).toBe(400);
  }
});

test('a known address redirects at once, and the visit is recorded anonymously', async () => {
  await db('merchant').insert({ id: 7, name: 'La Boutique', host: 'boutique.example' });
  const response = await get(
    '/goto?url=https%3A%2F%2Fwww.boutique.example%2Fp%3Fa%3D1&sid=unknown',
  );
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('https://www.boutique.example/p?a=1');
  expect(await db('visit').select('route')).toEqual([{ route: 'idea-redirect' }]);
});

test('behind a proxy that serves https, cookies are bound to the host and forms still work', async () => {
  const secure = await startServer({
    PUBLIC_URL: 'https://trouvaille.example',
    TRUST_PROXY: 'true',
    PRODUCTION: 'true',
  });
  await createAccount('ada@exemple.fr', 'correct horse', 'Contributor');
  const response = await fetch(`${secure.origin}/account/signin`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'ada@exemple.fr', password: 'correct horse' }),
    headers: { origin: 'https://trouvaille.example', 'x-forwarded-for': '203.0.113.9' },
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('set-cookie')).toMatch(
    /^__Host-trouvaille=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000');
  await secure.stop();
});

test('probes report that the process runs and is ready; metrics are served to this machine only', async () => {
  expect(await (await get('/healthz')).text()).toBe('ok\n');
  expect(await (await get('/readyz')).text()).toBe('ready\n');
  expect(await (await get('/metrics')).text()).toContain('trouvaille_http_request_seconds_bucket');
  for (const name of PROXY_HEADERS) {
    expect([name, (await get('/metrics', { [name]: '203.0.113.9' })).status]).toEqual([name, 403]);
  }
});

const PROXY_HEADERS =
  'x-forwarded-for x-forwarded-proto x-forwarded-host forwarded via x-real-ip cf-ray cf-connecting-ip'.split(
    ' ',
  );

test('a full disk answers 503, and the log and /readyz say so', async () => {
  const full = await startServer({ LOG_LEVEL: 'info' });
  await db.raw(`create function reject_visit() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
  await db.raw(
    'create trigger reject_visit before insert on visit for each row execute function reject_visit()',
  );
  await db('merchant').insert({ id: 8, name: 'Plein', host: 'plein.example' });
  const url = encodeURIComponent('https://plein.example/p');
  const answer = await fetch(`${full.origin}/goto?url=${url}`, { redirect: 'manual' });
  await db.raw('drop function reject_visit cascade');
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('Erreur server. Réessaye plus tard.');
  const ready = await fetch(`${full.origin}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([503, 'waiting for: disk\n']);
  expect(full.output()).toContain('Le disque est plein : libère de la place.');
  await full.stop();
});

test('an aborted upload is no error', async () => {
  const other = await startServer({ LOG_LEVEL: 'info' });
  const socket = connect(Number(new URL(other.origin).port), '127.0.0.1');
  socket.end(
    'POST /search HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  );
  await once(socket.resume(), 'close');
  expect(await other.stop()).toBe(0);
  expect(other.output()).toContain('status=499');
  expect(other.output()).not.toContain('ERROR');
});

test('the first start form with mistakes that comes without scripts is shown again, though its page was not loaded yet', async () => {
  const form = { scripts: 'no', intent: 'start', gender: 'Male', age: '3', hints: 'la mer' };
  const response = await fetch(`${server.origin}/search`, {
    method: 'POST',
    headers: { Origin: server.origin, 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ ...form, price_min: '20', price_max: '60', from_location: '/' }),
  });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain('ne propose pas encore de cadeaux pour les enfants');
});

test('wrong passwords in a row end in a 429, with every typed value but the password kept', async () => {
  const attempt = () =>
    fetch(`${server.origin}/account/signin`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'ada@exemple.fr', password: 'wrong horse', to: '/about' }),
      redirect: 'manual',
    });
  const first = await attempt();
  expect(first.status).toBe(401);
  const html = await first.text();
  expect(html).toContain('Identifiants incorrects, merci de réessayer');
  expect(html).toContain('value="ada@exemple.fr"');
  expect(html).not.toContain('wrong horse');
  let last = first;
  for (let count = 1; count < 30 && last.status !== 429; count++) last = await attempt();
  expect(last.status).toBe(429);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('log lines name the request and its route, never the address', async () => {
  const response = await get('/account/validation/a-secret-token?email=ada@exemple.fr');
  const id = response.headers.get('x-request-id') ?? '';
  await response.text();
  await expect.poll(() => server.output()).toContain(id);
  expect(server.output()).toContain('/account/validation/:token');
  expect(server.output()).not.toMatch(/a-secret-token|ada@/);
});

test('sockets open for our own pages only, on one path only', async () => {
  const open = async (path: string, origin?: string) => {
    const socket = new WebSocket(server.origin.replace('http', 'ws') + path, { origin });
    socket.on('error', () => {});
    const outcome = await new Promise((resolve) => {
      socket.once('open', () => resolve('open'));
      socket.once('unexpected-response', (_request, { statusCode }) => resolve(statusCode));
      socket.once('close', () => resolve('closed'));
    });
    socket.terminate();
    return outcome;
  };
  expect(await open('/session', server.origin)).toBe('open');
  expect(await open('/session', 'https://evil.example')).toBe(403);
  expect(await open('/elsewhere', server.origin)).toBe('closed');
});

test('a busy port is reported in one line, with a failing exit code', async () => {
  const { port } = new URL(server.origin);
  await expect(startServer({ PORT: port })).rejects.toThrow(
    `Le port ${port} est déjà pris : choisis-en un autre avec PORT.`,
  );
});

test('at SIGTERM sockets are closed with a request to reconnect, and the process exits', async () => {
  const other = await startServer();
  const socket = new WebSocket(`${other.origin.replace('http', 'ws')}/session`);
  await once(socket, 'open');
  const closed = once(socket, 'close');
  const started = performance.now();
  expect(await other.stop()).toBe(0);
  expect((await closed)[0]).toBe(1001);
  expect(performance.now() - started).toBeLessThan(5000);
});

test('the process exits when its parent has exited', async () => {
  const other = await startServer();
  const ended = once(other.process, 'exit');
  other.process.disconnect();
  expect((await ended)[0]).toBe(0);
});
