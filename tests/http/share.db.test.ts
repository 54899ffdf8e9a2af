import { readFileSync } from 'node:fs';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { importCatalogue } from '#modules/catalogue/exchange/index.server.ts';
import { findIdea } from '#modules/catalogue/ideas/index.server.ts';
import { ideaMailKind } from '#modules/catalogue/sharing/jobs.ts';
import { config, db } from '#modules/platform/index.server.ts';
import { runJobs } from '../fixtures/jobs.ts';
import { smallCatalogueWithTea, writeCatalogue } from '../fixtures/small-catalogue.ts';
import { writtenMails } from '../setup/outbox.ts';
import { startServer, type TestServer } from './server.ts';

const SITE = 'http://trouvaille.example';

let server: TestServer;

beforeAll(async () => {
  await importCatalogue(await writeCatalogue(smallCatalogueWithTea('sencha')));
  server = await startServer({ TRUST_PROXY: 'true', PUBLIC_URL: SITE });
}, 120_000);

afterAll(() => server?.stop());

afterEach(async () => {
  await db('mail').delete();
  await db.raw('delete from pgboss.job');
});

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(server.origin + path, { headers, redirect: 'manual' });
}

let visitors = 0;

/** Posts the form of /email from a network of its own, or from a given one. */
function email(key: string, form: Record<string, string>, network = `10.0.0.${++visitors}`) {
  return fetch(`${server.origin}/email/${encodeURIComponent(key)}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { origin: server.origin, 'x-forwarded-for': network },
    redirect: 'manual',
  });
}

function contentOf(html: string, property: string): string {
  const [, content = ''] = new RegExp(`property="${property}" content="([^"]*)"`).exec(html) ?? [];
  return content.replaceAll('&amp;', '&');
}

test.each(['/', '/noel', '/share?idea=0%3Athe'])(
  'the link %s comes with words and a picture of the size it says',
  async (path) => {
    const html = await (await get(path)).text();
    expect(contentOf(html, 'og:title')).not.toBe('');
    expect(contentOf(html, 'og:description')).not.toBe('');
    expect(new URL(contentOf(html, 'og:url')).pathname).toBe(path.split('?', 1)[0]);
    expect(html).toContain('name="twitter:card" content="summary_large_image"');
    const picture = new URL(contentOf(html, 'og:image'));
    expect(picture.origin).toBe(SITE);
    const response = await get(picture.pathname + picture.search);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect(String(width)).toBe(contentOf(html, 'og:image:width'));
    expect(String(height)).toBe(contentOf(html, 'og:image:height'));
  },
);

test('the preview of an idea shows that idea, of anything else the site', async () => {
  const preview = async (query: string) => (await get(`/img/preview.jpg${query}`)).arrayBuffer();
  const site = Buffer.from(await preview(''));
  expect(Buffer.from(await preview('?of=teapot.leaves.webp')).equals(site)).toBe(false);
  for (const hostile of ['?of=%00', '?of=../../session-secret', '?of=guitar.dots.webp', '?of=']) {
    expect(Buffer.from(await preview(hostile)).equals(site)).toBe(true);
  }
});

test('new previews are limited; those drawn before are not', async () => {
  const from = { 'x-forwarded-for': '10.9.9.9' };
  const pictures = ['candle.dots.webp', 'teapot.leaves.webp', 'text.stripes.webp'];
  await db('rate_limit').delete();
  // Limits are counted in the database: all but the last of this network's are used up.
  await get('/img/preview.jpg?of=text.stripes.webp', from);
  await db('rate_limit').update({ points: 120 });
  const query = new URLSearchParams(pictures.map((name) => ['of', name]));
  const rejected = await get(`/img/preview.jpg?${query}`, from);
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await get('/img/preview.jpg?of=text.stripes.webp', from)).status).toBe(200);
});

test.each([
  ['/share', 200],
  ['/share?url=%2Fnoel', 200],
  ['/share?url=%2Fsquare%3Fq%3Dth%C3%A9', 200],
  ['/share?idea=7%3AA1', 200],
  ['/share?idea=0%3Anope', 404],
  ['/share?idea=', 400],
  ['/share?idea=nope', 400],
  ['/share?idea=99999999999%3Aa', 400],
  ['/share?idea=0%3A%00', 404],
  [`/share?idea=0%3A${'x'.repeat(300)}`, 400],
  ['/share?url=https%3A%2F%2Fevil.example', 400],
  ['/share?url=%2F%2Fevil.example', 400],
  ['/share?url=%2F%5Cevil.example', 400],
  ['/share?url=javascript%3Aalert(1)', 400],
  ['/share?url=%2Fadmin', 400],
  ['/share?url=%2Fshare', 400],
  ['/share?url=%2Fshare%3Fidea%3D0%253Anope', 404],
  ['/share?url=%2Fshare%3Fidea%3D0%253Athe%26idea%3D7%253AA1', 200],
  ['/share?url=', 400],
])('%s gets %i', async (path, status) => {
  const response = await get(path);
  expect(response.status).toBe(status);
  expect(await response.text()).not.toContain('evil.example');
});

const IDEA = '/share?idea=0%3Athe';

test.each([IDEA, `/share?url=${encodeURIComponent(IDEA)}`])(
  'on %s every way to share an idea is a plain link',
  async (path) => {
    const html = (await (await get(path)).text()).replaceAll('&amp;', '&');
    const starts = ['mailto:?subject=', 'https://mail.google.com/mail/?', 'https://wa.me/?text='];
    for (const start of starts) {
      const href = html.split('href="').find((rest) => rest.startsWith(start)) ?? '';
      expect(href.split('"', 1)[0]).toContain(encodeURIComponent(SITE + IDEA));
    }
    expect(html).toContain('href="/email/0%3Athe"');
  },
);

test('the share screen has the link itself, and a way back', async () => {
  const html = await (await get(`/share?url=${encodeURIComponent(IDEA)}`)).text();
  const [field] = /<input[^>]*\breadOnly=""[^>]*>/.exec(html) ?? [];
  expect(field).toContain(`value="${SITE + IDEA}"`);
  expect(html).toMatch(/href="\/share\?idea=0%3Athe"[^>]*>(?:<[^>]*>)*Revenir/);
  const site = await (await get('/share?url=%2Fnoel')).text();
  expect(site).toContain(`value="${SITE}/noel"`);
  expect(site).toMatch(/href="\/noel"[^>]*>(?:<[^>]*>)*Revenir/);
});

test('the page of an idea shows other ideas of its themes, and starts a search at its price', async () => {
  const html = (await (await get(IDEA)).text()).replaceAll('&amp;', '&');
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")|modulepreload/);
  const others = [...html.matchAll(/href="\/share\?idea=([^"]+)"/g)].map(([, key]) => key);
  expect(others).toEqual(['0%3Asencha']);
  expect(html).toContain('Idées de thé');
  expect(html).toContain('href="/square?h=0%3Athe"');
  const [, fields = ''] = /<form[^>]* action="\/search"(.*?)<\/form>/s.exec(html) ?? [];
  const hidden = [...fields.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
    ([, name, value]) => [name!, value!] as [string, string],
  );
  const response = await fetch(`${server.origin}/search`, {
    method: 'POST',
    body: new URLSearchParams([...hidden, ['gender', 'Couple'], ['age', '41']]),
  });
  expect(response.status).toBe(200);
  const [session] = await db('search_session').orderBy('created_at', 'desc').limit(1).select();
  expect(session).toMatchObject({ gender: 'Couple', age_months: 41 * 12 });
});

test('only what a shop sells at a known price is a product to search engines', async () => {
  const productOf = async (key: string) => {
    const html = await (await get(`/share?idea=${encodeURIComponent(key)}`)).text();
    const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    return data === undefined ? null : JSON.parse(data);
  };
  expect(await productOf('0:the')).toBeNull();
  const { content, price } = (await findIdea({ merchant_id: 7, id_within_merchant: 'A1' }))!;
  expect(await productOf('7:A1')).toMatchObject({
    '@type': 'Product',
    offers: [
      {
        url: content,
        price: ((price ?? 0) / 100).toFixed(2),
        priceCurrency: 'EUR',
        availability: 'https://schema.org/OutOfStock',
      },
    ],
  });
  await db('idea').where({ merchant_id: 7 }).update({ price_cents: null });
  expect(await productOf('7:A1')).toBeNull();
  await db('idea').where({ merchant_id: 7 }).update({ price_cents: price });
});

test('a page can be shared in our words only', async () => {
  const html = await (await get('/share?url=%2F&title=Gagn%C3%A9&text=Clique&body=Clique')).text();
  expect(html).not.toMatch(/Gagné|Clique/);
  const hostile = '"><script>alert(1)</script>';
  const square = `/square?q=${encodeURIComponent(hostile)}&os=AAAAAAAAAAAAAAAAAAAAAA`;
  const shared = await (await get(`/share?url=${encodeURIComponent(square)}`)).text();
  expect(shared).not.toContain('<script>alert');
  expect(shared).not.toContain('AAAAAAAAAAAAAAAAAAAAAA');
});

test('an idea is sent to the address that a visitor typed, and the address is not kept', async () => {
  const address = 'grand-mère@exemple.fr';
  const response = await email('0:the', { email: ` ${address} ` });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/email/0%3Athe?sent');
  expect(response.headers.get('set-cookie')).toBeNull();
  await runJobs(ideaMailKind);
  const mail = await PostalMime.parse(readFileSync(writtenMails(config.dataDir).at(-1) ?? ''));
  expect(mail.to).toMatchObject([{ address }]);
  expect(mail.subject).toContain('Une théière japonaise');
  expect(await db('mail').select()).toEqual([]);
  expect(JSON.stringify(await db('rate_limit').select())).not.toContain('grand');
  expect(server.output()).not.toContain('grand');
});

test.each([
  ['', 'Écris l’adresse'],
  ['ada', 'ne ressemble pas'],
  ['ada@exemple.fr\r\nBcc: bob@exemple.fr', 'ne ressemble pas'],
  ['ada@exemple.fr, bob@exemple.fr', 'ne ressemble pas'],
  ['Ada <ada@exemple.fr>', 'ne ressemble pas'],
  ['ada@exemple.fr\0', 'ne ressemble pas'],
  [`${'a'.repeat(400)}@exemple.fr`, 'ne ressemble pas'],
])('the address %j is rejected beside its field, and nothing is sent', async (typed, message) => {
  const response = await email('0:the', { email: typed, text: 'Achète !' });
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toContain(message);
  expect(html).toContain('aria-invalid="true"');
  expect(html).not.toContain('Achète');
  expect(await db('mail').select()).toEqual([]);
});

test.each(['exemple', '0:nope', 'x:y', '-1:a', ' '])('no idea %j is sent', async (key) => {
  expect((await get(`/email/${encodeURIComponent(key)}`)).status).toBe(404);
  expect((await email(key, { email: 'ada@exemple.fr' })).status).toBe(404);
});

test('ideas sent to one address are limited by day, over all networks', async () => {
  const form = { email: 'victime@exemple.fr' };
  for (let sent = 0; sent < 5; sent++) expect((await email('0:the', form)).status).toBe(303);
  expect((await email('0:the', { email: 'victime+1@exemple.fr' })).status).toBe(429);
  const rejected = await email('0:the', { email: 'Victime@Exemple.fr' });
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
  const html = await rejected.text();
  expect(html).toContain('Trop d’envois à la suite');
  expect(html).toContain('value="Victime@Exemple.fr"');
});

test('ideas sent from one network are limited by hour, and blocked ones do not count against the address', async () => {
  const from = (address: string) => email('0:the', { email: address }, '10.8.8.8');
  for (let sent = 0; sent < 10; sent++) {
    expect((await from(`ami${sent}@exemple.fr`)).status).toBe(303);
  }
  for (let tried = 0; tried < 6; tried++) {
    expect((await from('autre@exemple.fr')).status).toBe(429);
  }
  expect((await email('0:the', { email: 'autre@exemple.fr' })).status).toBe(303);
});

test('a click to a shop is recorded with its search, and nothing else', async () => {
  const idea = await findIdea({ merchant_id: 7, id_within_merchant: 'A1' });
  const start = await fetch(`${server.origin}/search`, {
    method: 'POST',
    body: new URLSearchParams({
      intent: 'start',
      gender: 'Female',
      age: '30',
      price_min: '10',
      price_max: '50',
      from_location: '/',
      hints: '',
    }),
  });
  const [, sid = ''] = /name="sid" value="([^"]+)"/.exec(await start.text()) ?? [];
  expect(sid).not.toBe('');
  const path = `/goto?${new URLSearchParams({ url: idea?.content ?? '', sid })}`;
  expect((await get(path)).headers.get('location')).toBe(idea?.content);
  expect(await db('visit').select('route', 'session_id')).toEqual([
    { route: 'idea-redirect', session_id: sid },
  ]);
  await get(path);
  expect(
    await db('search_event').where({ session_id: sid, kind: 'feedback' }).select('feedback'),
  ).toEqual([{ feedback: 'ClickedOnIdea' }]);
});

test('a click to a shop that pays goes through its network, and the visitor was told', async () => {
  const content = (await findIdea({ merchant_id: 7, id_within_merchant: 'A1' }))!.content;
  const shared = () => get('/share?idea=7:A1').then((answer) => answer.text());
  const exit = async (url: string) =>
    (await get(`/goto?${new URLSearchParams({ url })}`)).headers.get('location');
  await db('merchant').where({ id: 7 }).update({ affiliated: false });
  expect(await shared()).not.toContain('lien affilié');
  const affiliate_template = 'https://network.example/click?m=42&url={url}';
  await db('merchant').where({ id: 7 }).update({ affiliate_template });
  const page = await shared();
  expect(page).toContain('lien affilié');
  expect(page).toContain(encodeURIComponent(content));
  expect(page).not.toContain('network.example');
  expect(await exit(content)).toBe(
    `https://network.example/click?m=42&url=${encodeURIComponent(content)}`,
  );
  const other = new URL('/livraison', content).href;
  expect(await exit(other)).toBe(other);
  await db('merchant').where({ id: 7 }).update({ affiliate_template: null });
  expect(await exit(content)).toBe(content);
});

test('a confirmed click to an unknown site is recorded too, from this page alone', async () => {
  await db('visit').delete();
  const url = 'https://inconnu.example/x?a=1';
  const asked = await (await get(`/goto?${new URLSearchParams({ url })}`)).text();
  const [, link = ''] = /href="(\/goto\?[^"]*)"/.exec(asked) ?? [];
  const exit = link.replaceAll('&amp;', '&');
  const from = (site: string) =>
    fetch(server.origin + exit, { headers: { 'sec-fetch-site': site }, redirect: 'manual' });
  expect((await from('cross-site')).status).toBe(200);
  expect(await db('visit').select()).toEqual([]);
  const roundabout = new URLSearchParams({ url: server.origin + exit });
  expect((await get(`/goto?${roundabout}`)).status).toBe(400);
  const left = await from('same-origin');
  expect([left.status, left.headers.get('location')]).toEqual([303, url]);
  expect(left.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await db('visit').select('route', 'session_id')).toEqual([
    { route: 'idea-redirect', session_id: null },
  ]);
});

test('the link of several ideas shows those that exist, and answers 400 to what is no list', async () => {
  const list = (...keys: string[]) =>
    `/share?${new URLSearchParams(keys.map((key) => ['idea', key]))}`;
  const response = await get(list('0:the', '0:gone', '7:A1'));
  expect(response.status).toBe(200);
  const html = await response.text();
  for (const title of ['Une théière japonaise', 'Un jeu de société']) expect(html).toContain(title);
  expect(contentOf(html, 'og:title')).toContain('coups de cœur');
  expect(new URL(contentOf(html, 'og:url')).searchParams.getAll('idea')).toEqual(['0:the', '7:A1']);
  expect((await get(list('0:gone', '0:gone2'))).status).toBe(404);
  const many = Array.from({ length: 25 }, (_, n) => `0:${n}`);
  for (const rejected of [list('0:the', 'x'), list('0:the', ''), list(...many)]) {
    expect((await get(rejected)).status).toBe(400);
  }
  expect((await get(list('0:the', '0:\u0000'))).status).toBe(200);
});
