import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { INTERESTS, joinHints } from '#app/features/start/interests.ts';
import { importCatalogue } from '#modules/catalogue/exchange/index.server.ts';
import { matchText } from '#modules/catalogue/matching/index.server.ts';
import { createAccount } from '#modules/moderation/accounts/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { startServer, type TestServer } from './server.ts';

const STARTER = fileURLToPath(new URL('../../content/catalogue', import.meta.url));
const REFRESH = 'Recharger le carré';
const SID = 'A'.repeat(22);

let server: TestServer;

beforeAll(async () => {
  expect(await importCatalogue(STARTER)).toMatchObject({ ok: true });
  server = await startServer({ RATE_LIMITS: 'false' });
}, 120_000);

afterAll(() => server?.stop());

async function page(path: string, cookie = ''): Promise<string> {
  const response = await fetch(server.origin + path, { headers: cookie === '' ? {} : { cookie } });
  expect(response.status).toBe(200);
  return await response.text();
}

/** Compact keys of the tiles, in reading order. */
function tiles(html: string): string[] {
  return [...html.matchAll(/value="\[&quot;GoodIdea:([^&]*)&quot;\]"/g)].map(([, key = '']) => key);
}

test('an address alone rebuilds its grid, and shows nothing of the search that it came from', async () => {
  const html = await page(`/square?q=jardin&o=1&os=${SID}`);
  expect(tiles(html)).toHaveLength(9);
  expect(tiles(await page('/square?q=jardin&o=1'))).toEqual(tiles(html));
  const meta = html.slice(0, html.indexOf('<body'));
  expect(meta).toMatch(/og:url" content="[^"?]*\/square\?q=jardin"/);
  expect(meta.match(/og:image" content="[^"]*"/)?.[0].split('of=')).toHaveLength(10);
  expect(meta).not.toContain(SID);
});

test('new words keep the starting idea, what was refused, the origin and the source of the visit, not what was liked', async () => {
  const html = await page(
    `/square?q=jardin&h=0:secateur-forge&r=["BadIdea:0:x","GoodIdea:0:z"]&result=["0:y"]&o=1&os=${SID}&gk=fleurs`,
  );
  const form = /<search>.*?<\/search>/s.exec(html)?.[0] ?? '';
  const fields = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  expect(fields.map(([, name, value]) => `${name}=${value}`)).toEqual([
    'h=0:secateur-forge',
    'o=1',
    `os=${SID}`,
    'r=[&quot;BadIdea:0:x&quot;]',
    'gk=fleurs',
  ]);
});

test('every interest to tap is understood as a theme, alone and with all others', async () => {
  const { questions } = await matchText(joinHints('', INTERESTS), 1);
  const themes = questions
    .filter(({ score }) => score === 1)
    .flatMap(({ term }) => term.split(' et '));
  expect([...new Set(themes)].sort()).toEqual(INTERESTS.toSorted());
});

test('a child gets the message about children, an unknown word is named, a topic repeated', async () => {
  expect(await page('/square?q=fille+8+ans')).toContain(
    'Trouvaille ne propose pas encore de cadeaux pour les enfants.',
  );
  const html = await page('/square?q=jardinnage+et+xyzzy');
  expect(html).toContain('<li>jardinage</li>');
  expect(html).toContain('Je ne connais pas encore «\u00a0xyzzy\u00a0».');
});

test('an idea that a shop sells leads there in a new tab, with the search that it came from', async () => {
  const idea = { merchant_id: 0, id_within_merchant: 'secateur-forge' };
  const before = await db('idea').where(idea).first('content');
  await db('idea').where(idea).update({ content: 'https://boutique.example/secateur' });
  const html = await vi.waitFor(async () => {
    const shown = await page(`/square?h=0:secateur-forge&os=${SID}`);
    expect(shown).toContain('Voir chez boutique.example');
    return shown;
  }, 20_000);
  const [link = ''] = /<a[^>]*href="\/goto[^>]*>/.exec(html) ?? [];
  expect(link).toContain(`url=https%3A%2F%2Fboutique.example%2Fsecateur&amp;sid=${SID}`);
  expect(link).toContain('target="_blank"');
  await db('idea').where(idea).update({ content: before!.content });
});

test('of what two shops sell one tile is shown, and names the other shop with its price and link', async () => {
  const own = (await db('idea').where({ id_within_merchant: 'secateur-forge' }).first())!;
  const { id: _, search: __, title_order: ___, ...copied } = own;
  const prices = { price_min_cents: null, price_max_cents: null, available: true };
  const ids: number[] = [];
  for (const [merchant_id, price_cents] of [
    [8, 3300],
    [9, 4400],
  ] as const) {
    const host = `remise${merchant_id}.example`;
    await db('merchant').insert({ id: merchant_id, name: `Remise ${merchant_id}`, host });
    const key = { merchant_id, id_within_merchant: 's', content: `https://${host}/s` };
    const row = { ...copied, ...prices, ...key, price_cents, title: 'Un xylophone en palissandre' };
    ids.push((await db('idea').insert(row).returning('id'))[0]!.id);
  }
  await db('idea_twin').insert({ idea_id: ids[0]!, other_idea_id: ids[1]!, kind: 'Identical' });
  const html = await vi.waitFor(async () => {
    const shown = await page(`/square?q=xylophone&os=${SID}`);
    expect(shown).toContain('Aussi chez');
    return shown;
  }, 20_000);
  expect(html.split('Voir chez Remise')).toHaveLength(2);
  expect(html).toContain('Voir chez Remise 8');
  const [, others = ''] = html.split('Aussi chez');
  expect(others).toContain(`url=https%3A%2F%2Fremise9.example%2Fs&amp;sid=${SID}`);
  expect(others).toContain('44\u00a0€');
  await db('idea').whereIn('id', ids).delete();
  await db('merchant').whereIn('id', [8, 9]).delete();
});

test('search engines keep the empty square alone', async () => {
  expect(await page('/square')).not.toContain('noindex');
  expect(await page('/square?q=jardin')).toContain('content="noindex, follow"');
});

test('viewing a square stores nothing', async () => {
  await page('/square?q=jardin');
  expect(await db('search_session').where({ screen: 'square' })).toEqual([]);
});

test('only administrators can recompute a grid by a button', async () => {
  expect(await page('/square')).not.toContain(REFRESH);
  for (const role of ['Moderator', 'Admin'] as const) {
    const email = `${role}@exemple.fr`;
    await createAccount(email, 'correct horse', role);
    const signedIn = await fetch(`${server.origin}/account/signin`, {
      method: 'POST',
      body: new URLSearchParams({ email, password: 'correct horse' }),
      redirect: 'manual',
    });
    const cookie = signedIn.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    expect((await page('/square', cookie)).includes(REFRESH)).toBe(role === 'Admin');
  }
});

test('words without any match show a message and a link to the guide, and nothing to share', async () => {
  const html = await page('/square?q=xyzzy');
  expect(html).toContain('Rien pour «\u00a0xyzzy\u00a0».');
  expect(html).toContain('Oups, je n’ai rien trouvé qui puisse plaire\u00a0! Il te reste');
  expect(html).toMatch(/href="\/"[^>]*>(?:<[^>]*>)*Me laisser guider/);
  expect(html).not.toMatch(/Touche un cœur|Partager/);
});

test('a square as it can only come from a mangled link is still shown', async () => {
  expect(tiles(await page('/square?q=jardin&r=[[[&h=1&o=2&os=x'))).toHaveLength(9);
});

test('what was typed is escaped', async () => {
  const html = await page(`/square?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(html).not.toContain('<script>alert');
});
