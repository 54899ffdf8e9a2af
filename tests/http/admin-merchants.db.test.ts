import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { newAccount } from '../fixtures/contributions.ts';
import { startServer, type TestServer } from './server.ts';
import { type SignedIn, signIn } from './signed-in.ts';

let server: TestServer;
let admin: SignedIn;

beforeAll(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  await db('merchant').insert([
    { id: 7, name: '<b>Argile</b>', host: 'argile.example' },
    { id: 8, name: 'Terre', host: 'terre.example' },
  ]);
  const content = 'https://argile.example/mug';
  const idea = { merchant_id: 7, id_within_merchant: 'mug', title: 'Mug', image: 'text.dots.webp' };
  await db('idea').insert({ ...idea, content });
  const { email } = await newAccount('Admin');
  server = await startServer();
  admin = await signIn(server, email);
}, 120_000);
afterAll(() => server?.stop());

const SHOP = '/admin/merchants/7';

test('shops are listed with their figures, as a page, a file and a call', async () => {
  const html = await admin.show('/admin/merchants?q=argile');
  expect(html).toContain('&lt;b&gt;Argile&lt;/b&gt;');
  expect(html).not.toContain('terre.example');
  const file = await admin.get('/admin/merchants?format=csv');
  expect(file.headers.get('content-type')).toContain('text/csv');
  expect((await file.text()).split('\n').slice(1)).toEqual([
    expect.stringMatching(/argile\.example/),
    expect.stringMatching(/terre\.example/),
    '',
  ]);
  const { merchants } = (await (await admin.get('/api/admin/merchant/all')).json()) as {
    merchants: unknown[];
  };
  expect(merchants).toEqual([
    expect.objectContaining({ id: 7, state: 'shown', affiliated: false, ideas: 1, available: 1 }),
    expect.objectContaining({ id: 8, ideas: 0, acceptance: null, read_on: null }),
  ]);
});

test('a shop is added; what is wrong is said beside its field, and stays typed', async () => {
  const wrong = await admin.post('/admin/merchants/add', { name: 'Bois', host: 'ARGILE.example' });
  expect(wrong.status).toBe(409);
  const html = await wrong.text();
  expect(html).toContain('Une autre boutique a déjà cet hôte.');
  expect(html).toContain('value="Bois"');
  const added = await admin.post('/admin/merchants/add', {
    name: 'Bois',
    host: 'https://www.bois.example/x',
  });
  expect(added.headers.get('location')).toMatch(/^\/admin\/merchants\/9\?done=added$/);
  expect(await db('merchant').where({ id: 9 }).first('host', 'affiliated')).toEqual({
    host: 'www.bois.example',
    affiliated: false,
  });
});

test('a shop is retired once that is confirmed, and returns when it is undone', async () => {
  const asked = await admin.post(SHOP, { intent: 'retire' });
  expect(asked.headers.get('location')).toContain('confirm=retire');
  expect(await admin.show(`${SHOP}?confirm=retire`)).toContain('Rien n’est effacé');
  const done = await admin.post(SHOP, { intent: 'retire', confirmed: 'retire' });
  const [, decision = ''] = /done=retire\.(\d+)/.exec(done.headers.get('location') ?? '') ?? [];
  expect(await db('catalogue_idea').where({ title: 'Mug' }).first('available')).toEqual({
    available: false,
  });
  // A second tap of the same admin is answered as the first.
  const again = await admin.post(SHOP, { intent: 'retire', confirmed: 'retire' });
  expect(again.headers.get('location')).toBe(done.headers.get('location'));
  expect((await admin.post(SHOP, { intent: 'undo', undo: decision })).status).toBe(303);
  expect(await db('catalogue_idea').where({ title: 'Mug' }).first('available')).toEqual({
    available: true,
  });
});

test('an affiliate link that cannot work is said beside its field', async () => {
  const wrong = await admin.post(SHOP, {
    intent: 'affiliate',
    template: 'http://reseau.example/?u={url}',
  });
  expect(wrong.status).toBe(422);
  const html = await wrong.text();
  expect(html).toContain('Une adresse en https');
  expect(html).toContain('value="http://reseau.example/?u={url}"');
  expect(
    (await admin.post(SHOP, { intent: 'affiliate', template: 'https://reseau.example/?u={url}' }))
      .status,
  ).toBe(303);
  expect((await admin.post(SHOP, { intent: 'affiliate', template: '' })).status).toBe(303);
  expect(await db('merchant').where({ id: 7 }).first('affiliate_template')).toEqual({
    affiliate_template: null,
  });
});

test('of many shops the one to merge into is found by what is typed', async () => {
  const many = Array.from({ length: 60 }, (_, index) => {
    const name = `Atelier ${String(index).padStart(2, '0')}`;
    return { id: 100 + index, name, host: `atelier${index}.example` };
  });
  await db('merchant').insert(many);
  const first = await admin.show(SHOP);
  expect(first).toContain('Atelier 49 (atelier49.example)');
  expect(first).not.toContain('Atelier 50 (');
  expect(first).toContain('Les 50 premières');
  const found = await admin.show(`${SHOP}?find=ATELIER+55`);
  expect(found).toContain('<option value="155">Atelier 55 (atelier55.example)');
  expect(found).not.toContain('Les 50 premières');
  expect(await admin.show(`${SHOP}?find=ATELIER+55&into=155`)).toMatch(/1\u00a0idée change /);
  const none = await admin.show(`${SHOP}?find=%00%22%3E<b>`);
  expect(none).toContain('Aucune autre boutique ne s’appelle «\u00a0&quot;&gt;&lt;b&gt;\u00a0»');
  await db('merchant').where('id', '>=', 100).delete();
});

test('a merge is shown before it is confirmed', async () => {
  const preview = await admin.show('/admin/merchants/7?into=8');
  expect(preview).toMatch(/1\u00a0idée change /);
  const asked = await admin.post(SHOP, { into: '8' });
  expect(asked.headers.get('location')).toContain('confirm=merge-8');
  expect((await admin.post(SHOP, { into: '7', confirmed: 'merge-7' })).status).toBe(422);
  const done = await admin.post(SHOP, { into: '8', confirmed: 'merge-8' });
  expect(done.headers.get('location')).toBe('/admin/merchants/8?done=merged');
  // So is a second tap answered, and whoever follows a link to the shop that is no more.
  const again = await admin.post(SHOP, { into: '8', confirmed: 'merge-8' });
  expect(again.headers.get('location')).toBe('/admin/merchants/8?done=merged');
  expect((await admin.get(SHOP)).headers.get('location')).toBe('/admin/merchants/8?done=merged');
});

test('what nobody can have typed is a bad request or does not exist', async () => {
  for (const fields of [
    {},
    { intent: 'erase' },
    { intent: 'undo', undo: 'x' },
    { into: '9e99', confirmed: 'merge-9e99' },
  ]) {
    expect((await admin.post('/admin/merchants/8', fields as Record<string, string>)).status).toBe(
      400,
    );
  }
  for (const id of ['0', '99', '9999999999', '-1', 'x', '8.0']) {
    expect((await admin.get(`/admin/merchants/${id}`)).status).toBe(404);
  }
  const hostile = `/admin/merchants?${new URLSearchParams({ q: '\0%_', sort: 'id; drop', page: '-1' })}`;
  expect((await admin.get(hostile)).status).toBe(200);
  expect((await admin.get('/admin/merchants/8?suffixes=%00&into=9e9')).status).toBe(200);
});

/** What a form of a page sends unless somebody changes it: its version. */
async function versionOn(path: string, after: string): Promise<string> {
  const html = await admin.show(path);
  return /name="version" value="([^"]+)"|value="([^"]+)" name="version"/.exec(
    html.slice(html.indexOf(after)),
  )![1]!;
}

test.each([
  [
    'identity',
    { name: 'Première', host: 'terre.example' },
    { name: 'Seconde', host: 'terre.example' },
    'value="Seconde"',
  ],
  [
    'affiliate',
    { template: 'https://a.example/?u={url}' },
    { template: 'https://b.example/?u={url}' },
    'value="https://b.example/?u={url}"',
  ],
  ['titles', { suffixes: ' - Terre' }, { suffixes: ' | Terre' }, ' | Terre</textarea>'],
])(
  'of two admins with one form on « %s », the second is told, and loses nothing that was typed',
  async (intent, first, second, kept) => {
    const path = '/admin/merchants/8';
    const version = await versionOn(path, `id="${intent}"`);
    expect((await admin.post(path, { intent, version, ...first })).status).toBe(303);
    // A second tap of the same admin is nobody else's change.
    expect((await admin.post(path, { intent, version, ...first })).status).toBe(303);
    const before = await db('merchant').where({ id: 8 }).first('*');
    const late = await admin.post(path, { intent, version, ...second });
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain('Quelqu’un a changé cette boutique entre-temps');
    expect(html).toContain(kept);
    expect(await db('merchant').where({ id: 8 }).first('*')).toEqual(before);
    const now = await versionOn(path, `id="${intent}"`);
    expect((await admin.post(path, { intent, version: now, ...second })).status).toBe(303);
  },
);

test('a form is not rejected for what another form of the page changed', async () => {
  const path = '/admin/merchants/8';
  const version = await versionOn(path, 'id="identity"');
  expect((await admin.post(path, { intent: 'pause' })).status).toBe(303);
  const late = { intent: 'identity', version, name: 'Tierce', host: 'terre.example' };
  expect((await admin.post(path, late)).status).toBe(303);
});
