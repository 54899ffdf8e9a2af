import { afterAll, beforeAll, expect, test } from 'vitest';
import { runFeedJob } from '#modules/catalogue/feeds/jobs.ts';
import { db } from '#modules/platform/index.server.ts';
import { newAccount } from '../fixtures/contributions.ts';
import { runJobs } from '../fixtures/jobs.ts';
import { loggedOperations } from '../fixtures/operations.ts';
import { startServer, type TestServer } from './server.ts';
import { type SignedIn, signIn } from './signed-in.ts';

const PATH = '/admin/crawl/flows';

let server: TestServer;
let admin: SignedIn;

beforeAll(async () => {
  const { email } = await newAccount('Admin');
  await db('merchant').insert({ id: 7, name: 'Maison du Thé', host: 'shop.example' });
  server = await startServer();
  admin = await signIn(server, email);
}, 120_000);
afterAll(() => server?.stop());

function file(content: string): FormData {
  const form = new FormData();
  form.set('file', new Blob([content]), 'produits.csv');
  return form;
}

/** Adds a feed by upload. @returns the address of its page. */
async function newFlow(): Promise<string> {
  const added = await admin.post(PATH, { merchant: '7', name: 'Catalogue' });
  expect(added.status).toBe(303);
  return added.headers.get('location') ?? '';
}

const ROWS = `titre,lien,prix\nThéière,https://shop.example/t,"12,50"\n=1+1,https://shop.example/x,gratuit\n`;

test('a file is sent, its columns are confirmed, and what was rejected is a file without formulas', async () => {
  const page = await newFlow();
  expect((await admin.post(`${page}/file`, file(ROWS))).status).toBe(303);
  expect((await admin.post(`${page}/file`, file(ROWS))).status).toBe(409);
  await runJobs(runFeedJob);
  const held = await admin.show(page);
  expect(held).toContain('Ce flux attend ta décision');
  expect(held).toContain('12,50\u00a0€');
  expect((await admin.post(page, { do: 'map', title: 'titre' })).status).toBe(422);
  const mapping = { do: 'map', title: 'titre', url: 'lien', price: 'prix' };
  const version = /name="version" value="([^"]+)"/.exec(held)?.[1] ?? '';
  expect((await admin.post(page, { ...mapping, version })).status).toBe(303);
  const late = await admin.post(page, { ...mapping, price: '', version });
  expect(late.status).toBe(409);
  expect(await late.text()).toContain('Les colonnes de ce flux ont changé entre-temps');
  await runJobs(runFeedJob);
  expect(await admin.show(PATH)).toContain('1\u00a0nouveau, 1\u00a0refusée');
  expect(await db('idea').pluck('title')).toEqual(['Théière']);
  const rejections = /href="([^"]*\/rejections\/\d+)"/.exec(await admin.show(page))?.[1] ?? '';
  expect(await admin.show(rejections)).toContain('le prix n’est pas un montant');
  expect(await admin.show(`${rejections}?format=csv`)).toContain(`'=1+1 https`);
  // A second tap of the same admin is nobody else's change, and no other decision.
  expect((await admin.post(page, { ...mapping, version })).status).toBe(303);
  for (const action of ['pause', 'pause', 'resume', 'resume'])
    expect((await admin.post(page, { do: action })).status).toBe(303);
  const did = await loggedOperations(Number(page.split('/').at(-1)));
  const read = ['add-feed', 'receive-feed-file', 'map-feed'];
  expect(did).toEqual([...read, 'pause-feed', 'resume-feed']);
});

test('a try of other columns shows the first rows by them, and changes nothing', async () => {
  const page = await newFlow();
  await admin.post(`${page}/file`, file(ROWS));
  await runJobs(runFeedJob);
  const tried = await admin.show(`${page}?title=lien&url=lien`);
  expect(tried).toMatch(/https:\/\/shop\.example\/t<\/p><p>Prix inconnu/);
  expect(await admin.show(page)).toContain('Théière</p>');
  const run = await db('feed_run').where({ state: 'held' }).first('id');
  // A page asks before it rejects.
  const rejection = { do: 'refuse', run: String(run?.id) };
  expect((await admin.post(page, rejection)).status).toBe(400);
  expect((await admin.post(page, { ...rejection, confirmed: `refuse-${run?.id}` })).status).toBe(
    303,
  );
  expect((await admin.post(page, { do: 'accept', run: String(run?.id) })).status).toBe(409);
  expect(await admin.show(page)).toContain('Refusé');
});

test('what is wrong is said beside its field, with all that was typed', async () => {
  const wrong = await admin.post(PATH, {
    merchant: '7',
    name: 'Soldes',
    url: 'ftp://shop.example',
  });
  expect(wrong.status).toBe(422);
  const html = await wrong.text();
  expect(html).toContain('Ce n’est pas une adresse en http ou https.');
  expect(html).toContain('value="Soldes"');
  expect((await admin.post(PATH, { merchant: '7' })).status).toBe(422);
  expect((await admin.post(PATH, { merchant: '99', name: 'x' })).status).toBe(422);
  const page = await newFlow();
  expect((await admin.post(`${page}/file`, file(''))).status).toBe(422);
  expect((await admin.post(`${page}/file`, 'no form')).status).toBe(415);
  expect((await admin.post(page, { do: 'run' })).status).toBe(422);
  for (const path of ['/admin/crawl/flows/0', '/admin/crawl/flows/x', `${page}/rejections/9`]) {
    expect((await admin.get(path)).status).toBe(404);
  }
});

test('only admins get there', async () => {
  const { email } = await newAccount('Moderator');
  const other = await signIn(server, email);
  expect((await other.post(PATH, { merchant: '7', name: 'x' })).status).toBe(403);
});
