import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSchema } from '#modules/engine/shared.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { START } from '../fixtures/search.ts';
import { startServer, type TestServer } from './server.ts';

let server: TestServer;

beforeAll(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  server = await startServer({ RATE_LIMITS: 'false' });
}, 120_000);

afterAll(() => server?.stop());

async function show(path: string, status = 200): Promise<string> {
  const response = await fetch(server.origin + path);
  expect(response.status).toBe(status);
  return await response.text();
}

/** The controls of a name, as they stand in the page. */
const controls = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<input[^>]*\\bname="${name}"[^>]*>`, 'g'))].map(([tag]) => tag);
const fieldValue = (html: string, name: string) =>
  /\bvalue="([^"]*)"/.exec(controls(html, name)[0] ?? '')?.[1];

test('the home page asks for a recipient, an age and a budget, in French', async () => {
  const html = await show('/');
  expect(html).toContain('<html lang="fr"');
  expect(controls(html, 'gender')).toHaveLength(5);
  expect(['age', 'price_min', 'price_max'].map((name) => fieldValue(html, name))).toEqual([
    '30',
    '20',
    '100',
  ]);
});

test('a landing fills in what its keywords say', async () => {
  const html = await show('/?gk=cadeau%20femme%2025%20ans%20noel');
  const checked = controls(html, 'gender').filter((radio) => / checked=""/.test(radio));
  expect(checked).toEqual([expect.stringContaining('value="Female"')]);
  expect(fieldValue(html, 'age')).toBe('25');
  expect(html).toContain('sous le sapin');
});

test('a search can begin on a landing with a long address, of which the beginning is kept', async () => {
  const html = await show(`/?gk=cadeau+femme&utm_campaign=${'x'.repeat(3000)}`);
  const { from_location } = startSchema.parse({
    ...START,
    from_location: fieldValue(html, 'from_location')?.replaceAll('&amp;', '&'),
  });
  expect(from_location).toMatch(/^\/\?gk=cadeau\+femme&utm_campaign=x+$/);
});

test('a landing for children’s gifts says that there are none', async () => {
  const html = await show('/?gk=cadeau+fille+8+ans');
  expect(html).toContain('ne propose pas encore de cadeaux pour les enfants');
  expect(fieldValue(html, 'age')).toBe('30');
});

test('Christmas has its own landing with the same form', async () => {
  const html = await show('/noel');
  expect(html).toMatch(/<h1[^>]*>[^/]*Noël est emballé/);
  expect(controls(html, 'gender')).toHaveLength(5);
});

test('a page that does not exist says so and links to the home page', async () => {
  const html = await show('/nulle-part', 404);
  expect(html).toContain('Cette page s’est envolée');
  expect(html).toMatch(/<main.*href="\/"[^>]*>(?:<[^>]*>)*Retour à l’accueil.*<\/main>/s);
});
