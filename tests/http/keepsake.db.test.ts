import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCatalogue } from '#modules/catalogue/exchange/index.server.ts';
import { openKeepsake, sealKeepsake } from '#modules/catalogue/sharing/index.server.ts';
import type { Keepsake } from '#modules/catalogue/sharing/shared.ts';
import { db } from '#modules/platform/index.server.ts';
import { postStart } from '../fixtures/form-visitor.ts';
import { smallCatalogue, writeCatalogue } from '../fixtures/small-catalogue.ts';
import { startServer, type TestServer } from './server.ts';

let server: TestServer;

beforeAll(async () => {
  await importCatalogue(await writeCatalogue(smallCatalogue()));
  server = await startServer({ LOG_LEVEL: 'info' });
}, 120_000);

afterAll(() => server?.stop());

const keepsake: Keepsake = {
  key: { merchant_id: 0, id_within_merchant: 'the' },
  title: 'Une théière japonaise',
  reasons: ['Elle aime le thé'],
  message: 'Bon anniversaire\nmamie',
  wrapped: false,
  christmas: false,
};

const pageOf = (changes: Partial<Keepsake> = {}) =>
  `/trouvaille/${sealKeepsake({ ...keepsake, ...changes })}`;

const get = (path: string) => fetch(server.origin + path, { redirect: 'manual' });
const read = async (path: string) => (await get(path)).text();

function post(path: string, fields: [string, string][]): Promise<Response> {
  return fetch(server.origin + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: server.origin },
    redirect: 'manual',
  });
}

/** The keepsake whose address a form is answered with. */
function madeBy(response: Response): Keepsake | null {
  expect(response.status).toBe(303);
  const path = response.headers.get('location') ?? '';
  return openKeepsake(/^\/trouvaille\/([\w-]+)/.exec(path)?.[1] ?? '');
}

test('a page is made with the reasons of the search, then with the words of the giver, and nothing is stored', async () => {
  const made = await post('/trouvaille', [
    ['idea', '0:the'],
    ['reason', 'Elle aime le thé'],
    ['reason', 'Tu as parlé de «\u00a0Japon\u00a0»'],
  ]);
  const address = made.headers.get('location') ?? '';
  expect(address).toMatch(/\/preparer$/);
  expect(madeBy(made)?.reasons).toEqual([
    'Elle aime le thé',
    'Un clin d’œil à «\u00a0Japon\u00a0»',
  ]);
  const changed = await post(address, [
    ['reason', 'Elle en boit toute la journée'],
    ['reason', 'Un clin d’œil à « Japon »'],
    ['reason', ''],
    ['shown', '0'],
    ['shown', '2'],
    ['message', ' Bon anniversaire\r\nmamie\u0007 '],
    ['wrapped', '1'],
  ]);
  expect(madeBy(changed)).toEqual({
    ...keepsake,
    reasons: ['Elle en boit toute la journée'],
    wrapped: true,
  });
  expect(changed.headers.get('set-cookie')).toBeNull();
  expect(await db('search_session').select()).toEqual([]);
  expect(server.output()).not.toMatch(/mamie|toute la journée/);
  expect(server.output()).not.toContain(address.split('/')[2]);
});

test('the words that are proposed for the card are for whom the search was, and no address has its id', async () => {
  const { sid } = await postStart(server.origin, { gender: 'Couple' });
  const made = await post('/trouvaille', [
    ['idea', '0:the'],
    ['sid', sid],
  ]);
  const address = made.headers.get('location') ?? '';
  expect(address).toMatch(/\/preparer\?carte=justBecause&plusieurs$/);
  expect(address).not.toContain(sid);
  expect(await read(address)).toContain('l’envie de vous faire plaisir');
});

test('without scripts the button that keeps a gift leads to its page, ready to be passed on', async () => {
  const kept = await post('/trouvaille', [
    ['idea', '0:the'],
    ['keep', '1'],
  ]);
  const html = await read(kept.headers.get('location') ?? '');
  expect(html).toContain('Sa page est prête');
  expect(html).toMatch(/href="\/share\?url=%2Ftrouvaille%2F[\w-]+"/);
});

test('a gift that was found for Christmas has pages in its colours, and their address does not tell', async () => {
  const made = await post('/trouvaille', [
    ['idea', '0:the'],
    ['occasion', 'noel'],
  ]);
  const address = made.headers.get('location') ?? '';
  expect(address).toMatch(/^\/trouvaille\/[\w-]+\/preparer$/);
  const changed = await post(address, [['message', 'Joyeux Noël']]);
  for (const path of [address, changed.headers.get('location') ?? '']) {
    expect(await read(path)).toContain('data-occasion="christmas"');
  }
  const html = await read(pageOf({ christmas: true }));
  expect(html).toMatch(/href="\/noel"[^>]*>Trouver un cadeau à mon tour/);
  expect(await read(pageOf())).not.toMatch(/<html[^>]*data-occasion/);
});

test('the page says what was chosen, search engines leave it alone, and its link shows the gift', async () => {
  const html = await read(pageOf());
  for (const words of ['Une théière japonaise', 'Elle aime le thé', 'mamie']) {
    expect(html).toContain(words);
  }
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).toMatch(/og:image" content="[^"]*preview\.jpg\?of=teapot/);
  // What a friend opens does not offer to send it.
  expect(html).not.toContain('Sa page est prête');
});

test('the link of a wrapped page tells nothing of what is in it, nor does the page with the ways to share it', async () => {
  const path = pageOf({ wrapped: true });
  const html = await read(path);
  const told = html.match(/<title>[^<]*|<meta [^>]*>/g)?.join() ?? '';
  expect(told).toContain('Un paquet t’attend');
  expect(told).not.toMatch(/théière|teapot|mamie/);
  const share = await read(`/share?url=${encodeURIComponent(path)}`);
  expect(share).toContain(path);
  expect(share).not.toMatch(/théière|mamie/);
});

test('the page of an idea that is gone still says what was said', async () => {
  const html = await read(
    pageOf({ key: { merchant_id: 0, id_within_merchant: 'gone' }, title: 'Un cerf-volant' }),
  );
  expect(html).toContain('n’est plus au catalogue');
  for (const words of ['Un cerf-volant', 'Elle aime le thé', 'mamie'])
    expect(html).toContain(words);
});

test('words that cannot stand on the page are rejected beside their field, and nothing typed is lost', async () => {
  const rejected = await post(`${pageOf()}/preparer`, [
    ['reason', 'Voir https://gagne.example'],
    ['message', 'x'.repeat(501)],
    ['wrapped', '1'],
  ]);
  expect(rejected.status).toBe(422);
  const html = await rejected.text();
  expect(html).toContain('seulement tes mots');
  expect(html).toContain('La carte est trop petite');
  expect(html).toContain('>Voir https://gagne.example</textarea>');
  expect(html).toContain('x'.repeat(501));
  expect(html).toMatch(/<input[^>]*name="wrapped"[^>]*checked/);
});

test.each([
  ['/trouvaille/x', 404],
  [`/trouvaille/${'A'.repeat(300)}`, 404],
  [`/trouvaille/${'A'.repeat(300)}/preparer`, 404],
  [`/share?url=${encodeURIComponent(`/trouvaille/${'A'.repeat(300)}`)}`, 400],
  ['/trouvaille', 200],
  ['/trouvailles', 200],
])('%s gets %i', async (path, status) => {
  expect((await get(path)).status).toBe(status);
});

test('no page is made of an idea that does not exist, nor of reasons without measure', async () => {
  const gone = await post('/trouvaille', [['idea', '0:nope']]);
  expect(gone.status).toBe(422);
  expect(await gone.text()).toContain('n’est plus au catalogue');
  expect((await post('/trouvaille', [])).status).toBe(400);
  const many = Array.from({ length: 50 }, (_, n): [string, string] => [
    'reason',
    `${n}`.repeat(300),
  ]);
  expect(madeBy(await post('/trouvaille', [['idea', '0:the'], ...many]))?.reasons).toHaveLength(4);
});
