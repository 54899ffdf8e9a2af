import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '#modules/moderation/accounts/index.server.ts';
import { FEW_IDEAS } from '#modules/moderation/labelling/shared.ts';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { startServer, type TestServer } from './server.ts';
import { signIn } from './signed-in.ts';

let server: TestServer;
let cookie: string;

beforeAll(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  server = await startServer({ RATE_LIMITS: 'false' });
  await createAccount('ada@exemple.fr', 'correct horse', 'Contributor');
  ({ cookie } = await signIn(server, 'ada@exemple.fr'));
}, 120_000);

afterAll(() => server?.stop());

const read = async (path: string) => {
  const response = await fetch(server.origin + path, { headers: { cookie } });
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll('&amp;', '&');
};

test('what is missing leads to the form for an idea, filled in with whom it is for', async () => {
  const page = await read('/contrib/idea/inspirations');
  expect(page).toContain('Une femme, 15 à 19\u00a0ans');
  const link = /href="(\/contrib\/ideas\/add\/generic\?gender=Female&age=15-19&budget=5-20)"/;
  const form = await read(link.exec(page)![1]!);
  expect(form).toMatch(/name="ageMin"[^>]*value="15"|value="15"[^>]*name="ageMin"/);
  expect(form).toMatch(/name="ageMax"[^>]*value="19"|value="19"[^>]*name="ageMax"/);
  expect(form).toMatch(/name="priceMax"[^>]*value="20"|value="20"[^>]*name="priceMax"/);
});

test('a catalogue with enough of everything says so', async () => {
  await db('question').delete();
  const ideas = [1500, 3000, 5000, 10_000, 15_000].flatMap((price_cents) =>
    Array.from({ length: FEW_IDEAS }, (_, i) => ({
      ...{ merchant_id: 0, id_within_merchant: `${price_cents}-${i}`, title: `Idée ${i}` },
      ...{ image: 'gift.dots.webp', content: 'Partout', price_cents },
    })),
  );
  await db('idea').insert(ideas);
  expect(await read('/contrib/idea/inspirations')).toContain('Rien ne manque');
});
