import { afterAll, beforeAll, expect, test } from 'vitest';
import { tryPageJob } from '#modules/catalogue/crawl/jobs.ts';
import { db } from '#modules/platform/index.server.ts';
import { newAccount } from '../fixtures/contributions.ts';
import { runJobs } from '../fixtures/jobs.ts';
import { loggedOperations } from '../fixtures/operations.ts';
import { startServer, type TestServer } from './server.ts';
import { type SignedIn, signIn } from './signed-in.ts';

let server: TestServer;
let admin: SignedIn;

beforeAll(async () => {
  await db('merchant').insert([
    { id: 60, name: '<b>Poterie</b>', host: 'poterie.example' },
    { id: 61, name: 'Menuiserie', host: 'menuiserie.example' },
  ]);
  const { email } = await newAccount('Admin');
  server = await startServer();
  admin = await signIn(server, email);
}, 120_000);
afterAll(() => server?.stop());

test('a site is visited and stopped by plain forms, and who comes second is told', async () => {
  expect(await admin.show('/admin/crawl')).toContain('&lt;b&gt;Poterie&lt;/b&gt;');
  expect((await admin.post('/admin/crawl', { intent: 'start', merchant: '60' })).status).toBe(303);
  expect(await db('crawl_run').where({ merchant_id: 60 }).first('ended_at')).toEqual({
    ended_at: null,
  });
  const second = await admin.post('/admin/crawl', {
    intent: 'again',
    merchant: '60',
    again: 'yes',
  });
  expect(second.status).toBe(409);
  expect(await second.text()).toContain('Sa visite est déjà en cours');
  expect((await admin.post('/admin/crawl', { intent: 'stop', merchant: '60' })).status).toBe(303);
  expect((await admin.post('/admin/crawl', { intent: 'stop', merchant: '60' })).status).toBe(409);
  expect((await admin.post('/admin/crawl', { intent: 'start', merchant: '999' })).status).toBe(404);
  expect((await admin.post('/admin/crawl', { intent: 'start', merchant: '9e99' })).status).toBe(
    400,
  );
  expect(await loggedOperations(60)).toEqual(['start-crawl', 'stop-crawl']);
});

test('sites, their settings, their runs and the pages of a run are searched, sorted and downloaded', async () => {
  const [run] = await db('crawl_run')
    .insert({
      ...{ merchant_id: 60, started_at: new Date(), started_by: 'person' as const },
      ...{ ended_at: new Date(), ended_by: 'done' as const, requests: 7 },
    })
    .returning('id');
  const pages = await db('crawl_page')
    .insert(
      ['bols/100%25', 'vases'].map((path) => ({
        ...{ merchant_id: 60, url: `https://poterie.example/${path}`, kind: 'product' as const },
        ...{ depth: 1, due_at: new Date(), pattern: 'x', priority: 1 },
      })),
    )
    .returning('id');
  await db('crawl_visit').insert(
    pages.map(({ id }, place) => ({
      ...{ run_id: run!.id, page_id: id, visited_at: new Date(), result: 'error' as const },
      code: 'timeout',
      ...{ status: 200, bytes: 10 * place, milliseconds: 5 },
    })),
  );
  const file = async (path: string) =>
    (await admin.show(path))
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(';'));
  const names = async (path: string) => (await file(path)).map(([name]) => name);
  expect(await names('/admin/crawl?format=csv&sort=-name')).toEqual([
    'Menuiserie',
    '<b>Poterie</b>',
  ]);
  expect(await names('/admin/crawl?format=csv&q=MENUISERIE.')).toEqual(['Menuiserie']);
  expect(await names('/admin/crawl/auto?format=csv&q=%25')).toEqual([]);
  expect(await file('/admin/crawl/auto?format=csv&q=poterie')).toEqual([
    ['<b>Poterie</b>', 'À la demande', 'de 00:00 à 06:00', '5', '1000'],
  ]);
  const runs = await file('/admin/crawl/reports?format=csv&q=poterie&sort=-requests');
  expect(runs[0]!.slice(1, 10)).toEqual([
    '<b>Poterie</b>',
    'Terminée',
    '0',
    '0',
    '0',
    '0',
    '0',
    '2',
    '7',
  ]);
  expect(await file('/admin/crawl/reports?format=csv&q=menuiserie')).toEqual([]);
  const report = `/admin/crawl/reports/${run!.id}`;
  expect(await names(`${report}?format=csv&sort=-size`)).toEqual(['/vases', '/bols/100%25']);
  expect(await names(`${report}?format=csv&q=100%25`)).toEqual(['/bols/100%25']);
  expect(await names(`${report}?format=csv&result=added`)).toEqual([]);
  expect(await admin.show(`${report}?q=vases`)).not.toContain('/bols/');
  await db('crawl_run').where({ id: run!.id }).delete();
});

const SETTINGS = {
  merchant: '61',
  start_url: 'https://www.menuiserie.example/jouets',
  from: '22:30',
  to: '05:00',
  delay: '8',
  budget: '300',
  automatic: 'yes',
};

test('how a site is visited is set by a form', async () => {
  expect((await admin.post('/admin/crawl/auto?shop=61', SETTINGS)).status).toBe(303);
  expect(await db('crawl_site').where({ merchant_id: 61 }).first('*')).toMatchObject({
    start_url: SETTINGS.start_url,
    window_start: 1350,
    window_end: 300,
    delay_ms: 8000,
    daily_budget: 300,
    automatic: true,
    paused: false,
  });
  expect(await admin.show('/admin/crawl/auto?shop=61')).toContain('value="22:30"');
  expect((await admin.get('/admin/crawl/auto?shop=999')).status).toBe(404);
});

test.each(['00:00', '24:00'])('hours that end at midnight can be typed as %s', async (to) => {
  const evening = { ...SETTINGS, from: '23:00', to };
  expect((await admin.post('/admin/crawl/auto?shop=61', evening)).status).toBe(303);
  expect(
    await db('crawl_site').where({ merchant_id: 61 }).first('window_start', 'window_end'),
  ).toEqual({ window_start: 1380, window_end: 1440 });
  expect(await admin.show('/admin/crawl/auto?shop=61')).toContain('value="24:00"');
});

test('a shop of a long number has its settings and reports too', async () => {
  await db('merchant').insert({ id: 2_147_483_646, name: 'Verrerie', host: 'verrerie.example' });
  expect(await admin.show('/admin/crawl/auto?shop=2147483646')).toContain('verrerie.example');
  expect(await admin.show('/admin/crawl/reports?shop=2147483646')).toContain('Aucune visite');
  for (const none of ['2147483648', '9999999999', '0', '-1', '1e1', '%00'])
    expect((await admin.get(`/admin/crawl/auto?shop=${none}`)).status).toBe(404);
});

test('of two admins with one form of settings the second is told, and what was typed stays', async () => {
  const path = '/admin/crawl/auto?shop=61';
  const versionNow = async () =>
    /name="version" value="([^"]+)"|value="([^"]+)" name="version"/.exec(
      await admin.show(path),
    )![1]!;
  const version = await versionNow();
  const first = { ...SETTINGS, version, delay: '9' };
  expect((await admin.post(path, first)).status).toBe(303);
  const did = await loggedOperations(61);
  // A second tap of the same admin is nobody else's change, and no other decision.
  expect((await admin.post(path, first)).status).toBe(303);
  expect(await loggedOperations(61)).toEqual(did);
  const late = await admin.post(path, { ...SETTINGS, version, delay: '11' });
  expect(late.status).toBe(409);
  const html = await late.text();
  expect(html).toContain('Quelqu’un a changé ces réglages entre-temps');
  expect(html).toContain('value="11"');
  expect(await db('crawl_site').where({ merchant_id: 61 }).first('delay_ms')).toEqual({
    delay_ms: 9000,
  });
  const again = { ...SETTINGS, version: await versionNow() };
  expect((await admin.post(path, again)).status).toBe(303);
});

test.each([
  [{ from: '25:00' }, 'Écris une heure comme 06:00'],
  [{ from: '24:00' }, 'Écris une heure comme 06:00'],
  [{ to: '22:30' }, 'Il faut deux heures différentes'],
  [{ delay: '0' }, 'entre 1 et 3600'],
  [{ budget: 'beaucoup' }, 'entre 1 et 100\u00a0000'],
  [{ start_url: 'javascript:alert(1)' }, 'commence par https://'],
  [{ start_url: 'https://ailleurs.example/' }, 'n’est pas sur le site de la boutique'],
])(
  'a wrong setting is told beside its field, and nothing is changed: %j',
  async (wrong, message) => {
    const before = await db('crawl_site').where({ merchant_id: 61 }).first('*');
    const response = await admin.post('/admin/crawl/auto?shop=61', {
      ...SETTINGS,
      budget: '7',
      ...wrong,
    });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain(message);
    expect(html).toContain(`value="${Object.values(wrong)[0]}"`);
    expect(await db('crawl_site').where({ merchant_id: 61 }).first('*')).toEqual(before);
  },
);

test('an address is tried by the worker, and its page says what came of it', async () => {
  expect((await admin.post('/admin/crawl/tester', { url: 'ailleurs' })).status).toBe(422);
  const response = await admin.post('/admin/crawl/tester', {
    url: 'http://169.254.169.254/latest',
  });
  const page = response.headers.get('location') ?? '';
  expect(await admin.show(page)).toContain('On demande la page');
  await runJobs(tryPageJob);
  expect(await admin.show(page)).toContain('n’est pas sur l’Internet public');
  await runJobs(tryPageJob);
  for (const path of [
    '/admin/crawl/tester/999',
    '/admin/crawl/tester/x',
    '/admin/crawl/reports/999',
  ]) {
    expect((await admin.get(path)).status).toBe(404);
  }
});

test('a run shows what each page gave, and a page what was read of it', async () => {
  const [run] = await db('crawl_run')
    .insert({ merchant_id: 61, started_by: 'clock', started_at: new Date() })
    .returning('id');
  const extract = { title: { value: '<i>Toupie</i>', source: 'json_ld', confidence: 0.9 } };
  const place = { kind: 'product', pattern: '/a', depth: 1, priority: 1 } as const;
  const [page] = await db('crawl_page')
    .insert({
      ...place,
      merchant_id: 61,
      url: 'https://menuiserie.example/toupie',
      due_at: new Date(),
      asked_at: new Date(),
      result: 'error',
      extract: JSON.stringify(extract),
    })
    .returning('id');
  await db('crawl_visit').insert({
    run_id: run!.id,
    page_id: page!.id,
    visited_at: new Date(),
    result: 'error',
    code: 'timeout',
  });
  expect(await admin.show('/admin/crawl/reports')).toContain('Menuiserie');
  expect(await admin.show('/admin/crawl/reports?shop=60')).not.toContain('Menuiserie');
  const report = await admin.show(`/admin/crawl/reports/${run!.id}`);
  expect(report).toContain('Trop lent à répondre');
  expect(report).toContain('/toupie');
  expect(await admin.show(`/admin/crawl/reports/${run!.id}?result=added`)).toContain('Aucune page');
  expect(await admin.show(`/admin/crawl/reports/page/${page!.id}`)).toContain(
    '&lt;i&gt;Toupie&lt;/i&gt;',
  );
});
