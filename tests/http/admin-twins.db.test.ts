import { afterAll, beforeAll, expect, test } from 'vitest';
import { detectAllTwins } from '#modules/catalogue/twins/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { newAccount } from '../fixtures/contributions.ts';
import { plantShopIdeas } from '../fixtures/shop-ideas.ts';
import { startServer, type TestServer } from './server.ts';
import { type SignedIn, signIn } from './signed-in.ts';

let server: TestServer;
let admin: SignedIn;
let ids: number[];

beforeAll(async () => {
  ids = await plantShopIdeas([
    { title: 'Gourde Kanto <i>inox</i> noire 50 cl', merchant: 1 },
    { title: 'Kanto gourde <i>inox</i> noire 0,5 L', merchant: 2, price: 2500 },
  ]);
  await detectAllTwins();
  const { email } = await newAccount('Admin');
  server = await startServer();
  admin = await signIn(server, email);
}, 120_000);
afterAll(() => server?.stop());

const kind = async () => (await db('idea_twin').first())?.kind;

test('the address says which chains are listed, by default those of three relations and more', async () => {
  expect(await admin.show('/admin/twins')).toContain('Aucune chaîne');
  const html = await admin.show('/admin/twins?min_chain_len=1&limit=abc&sort_mode=99');
  expect(html).toContain('Gourde Kanto &lt;i&gt;inox&lt;/i&gt; noire 50 cl');
  expect(html).toContain('2\u00a0idées, 1\u00a0relation, 1 à relire');
});

test('a relation is changed by a plain form, and undone', async () => {
  const address = '/admin/twins?min_chain_len=1';
  const [idea, other] = ids.map(String) as [string, string];
  const changed = await admin.post(address, { decide: 'OnlySizeDifference', idea, other });
  expect(changed.status).toBe(303);
  expect(await kind()).toBe('OnlySizeDifference');
  const location = changed.headers.get('location')!;
  expect(await admin.show(location)).toContain('C’est noté');
  const [, decision = ''] = /done=decided\.(\d+)/.exec(location) ?? [];
  expect((await admin.post(address, { decide: 'undo', idea: decision })).status).toBe(303);
  expect(await kind()).toBe('Identical');
  const again = await admin.post(address, { decide: 'undo', idea: decision });
  expect(again.status).toBe(303);
});

test('what no form of the page sends is rejected, and nothing changes', async () => {
  const before = await db('idea_twin').select();
  const wrong: Record<string, string>[] = [
    {},
    { decide: 'eat', idea: '1' },
    { decide: 'split', idea: '-1' },
  ];
  for (const fields of wrong) {
    expect((await admin.post('/admin/twins', fields)).status).toBe(400);
  }
  expect((await admin.post('/admin/twins', { decide: 'confirm', idea: '999999' })).status).toBe(
    409,
  );
  expect((await admin.post('/admin/twins', { decide: 'undo', idea: '999999' })).status).toBe(404);
  expect(await db('idea_twin').select()).toEqual(before);
});

test('chains are found by words of any of their ideas, shown in pages, and downloaded', async () => {
  const address = '/admin/twins?min_chain_len=1';
  const file = async (search: string) =>
    (await admin.show(`${address}&format=csv&${search}`)).trim().split('\r\n').slice(1);
  expect(await file('')).toEqual(['Gourde Kanto <i>inox</i> noire 50 cl;2;1;1']);
  expect(await file('q=KANTO+litre')).toEqual([]);
  expect(await file('q=gourde+0,5')).toHaveLength(1);
  expect(await file('q=%25')).toEqual([]);
  expect(await admin.show(`${address}&q=%25`)).toContain('Aucune chaîne');
  const beyond = await admin.show(`${address}&limit=1&page=99`);
  expect(beyond).toContain('id="chains"');
  expect(beyond).toContain('Gourde Kanto');
});

test('of a long chain the first ideas and relations are shown, and the others once they are unfolded', async () => {
  await plantShopIdeas(
    Array.from({ length: 9 }, (_, place) => ({
      title: 'Gourde Kanto <i>inox</i> noire 50 cl',
      merchant: place + 1,
      price: 2400 + 10 * place,
    })),
  );
  await detectAllTwins();
  const links = (await db('idea_twin').select('kind')).length;
  expect(links).toBeGreaterThan(7);
  const html = await admin.show('/admin/twins');
  expect(html).toMatch(/<summary[^>]*>Voir 3\u00a0autres idées/);
  expect(html).toMatch(new RegExp(`<summary[^>]*>Voir ${links - 6}\u00a0autres relations`));
  const splits = (source: string) => source.match(/value="split"/g)?.length;
  expect(splits(html)).toBe(9);
  expect(splits(html.replaceAll(/<details>.*?<\/details>/gs, ''))).toBe(6);
});
