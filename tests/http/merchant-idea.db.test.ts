import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProductPageJob } from '#modules/moderation/product-pages/jobs.ts';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { newAccount } from '../fixtures/contributions.ts';
import { runJobs } from '../fixtures/jobs.ts';
import { startServer, type TestServer } from './server.ts';
import { type SignedIn, signIn } from './signed-in.ts';

const PATH = '/contrib/ideas/add/merchant';

let server: TestServer;
let contributor: SignedIn;

beforeAll(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  const { email } = await newAccount('Contributor');
  server = await startServer();
  contributor = await signIn(server, email);
}, 120_000);
afterAll(() => server?.stop());

test('a wrong address is answered beside its field, and stays in it', async () => {
  const url = 'javascript:alert("1")';
  const response = await contributor.post(PATH, { url });
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toContain('commence par https://');
  expect(html).toContain('javascript:alert(&quot;1&quot;)');
});

test('an address is stored at once, its page says that it is being read, then what came of it', async () => {
  const response = await contributor.post(PATH, {
    url: 'http://169.254.169.254/latest/meta-data/',
  });
  expect(response.status).toBe(303);
  const page = response.headers.get('location') ?? '';
  expect(await contributor.show(page)).toContain('On lit la page');
  await runJobs(readProductPageJob);
  expect(await contributor.show(page)).toContain('n’est pas sur l’Internet public');
  expect((await contributor.post(`${page}?again`, {})).status).toBe(303);
  expect(await contributor.show(page)).toContain('On lit la page');
});

test('what was read can be corrected, is proposed, and texts of strangers stay texts', async () => {
  const response = await contributor.post(PATH, { url: 'https://boutique.example/mug' });
  const page = response.headers.get('location') ?? '';
  const product = {
    url: 'https://boutique.example/mug',
    title: '<script>alert(1)</script>Mug',
    description: null,
    price_cents: 1290,
    currency: 'EUR',
    available: null,
    image: null,
    image_reason: null,
  };
  const id = Number(page.split('/').at(-1));
  await db('product_page')
    .where({ id })
    .update({ state: 'read', product: JSON.stringify(product) as never });
  const html = await contributor.show(page);
  expect(html).toContain('value="12,90"');
  expect(html).not.toContain('<script>alert(1)');
  const wrong = await contributor.post(page, { title: 'Un mug', price: 'douze' });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toMatch(/value="Un mug"[\s\S]*value="douze"/);
  const right = await contributor.post(page, { title: 'Un mug', price: '13', available: '1' });
  expect(right.status).toBe(303);
  expect(await contributor.show(page)).toContain('un modérateur');
  expect((await db('contribution').first('draft'))?.draft).toMatchObject({
    title: 'Un mug',
    price_cents: 1300,
    available: true,
  });
  expect((await contributor.post(page, { title: 'Un mug' })).status).toBe(409);
});

test.each(['/0', '/999999', '/x'])('a page that is not one’s own is none: %s', async (id) => {
  const response = await contributor.get(PATH + id);
  expect(response.status).toBe(404);
});

test('a burst is slowed down, with what was typed kept', async () => {
  await db('rate_limit').delete();
  const statuses: number[] = [];
  for (let i = 0; i < 31; i++) {
    statuses.push((await contributor.post(PATH, { url: `https://boutique.example/${i}` })).status);
  }
  expect(statuses.slice(0, 30).every((status) => status === 303)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});
