import { afterAll, beforeAll, expect, test } from 'vitest';
import { contribute } from '#modules/moderation/contributions/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { newAccount, POTTERY } from '../fixtures/contributions.ts';
import { startServer, type TestServer } from './server.ts';
import { type SignedIn, signIn } from './signed-in.ts';

let server: TestServer;
let admin: SignedIn;

beforeAll(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  const { email } = await newAccount('Admin');
  server = await startServer();
  admin = await signIn(server, email);
}, 120_000);
afterAll(() => server?.stop());

test('the administrators’ home says that nothing needs them, then what does', async () => {
  expect(await admin.show('/admin')).toContain('Rien ne t’attend');
  await contribute(await newAccount('Contributor'), 'generic_idea', POTTERY);
  await db('merchant').insert({
    id: 40,
    name: '<b>Poterie</b>',
    host: 'poterie.example',
    approved_at: null,
  });
  const html = await admin.show('/admin');
  expect(html).toContain('1\u00a0proposition attend une relecture');
  expect(html).toContain('&lt;b&gt;Poterie&lt;/b&gt;');
});

test('a shop is accepted once, however often that is sent; who comes second is told, and a wrong number is rejected', async () => {
  expect((await admin.post('/admin', { merchant: '40' })).status).toBe(303);
  expect((await admin.post('/admin', { merchant: '40' })).status).toBe(303);
  expect(await db('merchant').where({ id: 40 }).first('approved_at')).toMatchObject({
    approved_at: expect.any(Date),
  });
  const other = await signIn(server, (await newAccount('Admin')).email);
  const second = await other.post('/admin', { merchant: '40' });
  expect(second.status).toBe(409);
  expect(await second.text()).toContain('Cette boutique n’attend plus');
  expect((await admin.post('/admin', { merchant: '9e99' })).status).toBe(400);
  expect((await admin.post('/admin', {})).status).toBe(400);
});
