import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { giveUpSpreadTestJob, runSpreadTestJob } from '#modules/engine/insight/jobs.ts';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { newAccount } from '../fixtures/contributions.ts';
import { runJobs } from '../fixtures/jobs.ts';
import { loggedOperations } from '../fixtures/operations.ts';
import { startServer, type TestServer } from './server.ts';
import { type SignedIn, signIn } from './signed-in.ts';

const SPREAD = '/admin/analytics/spread';
const CONFIG = {
  ...{ iterations: '40', price_min: '20', price_max: '100', age: '30', sex: 'Unknown' },
  ...{ proba_answer_yes: '0,5', proba_answer_no: '0,2' },
};

let server: TestServer;
let admin: SignedIn;

beforeAll(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  server = await startServer();
  admin = await signIn(server, (await newAccount('Admin')).email);
}, 120_000);
afterAll(() => server?.stop());
beforeEach(async () => {
  await db('spread_test').delete();
});

async function start(config: Partial<typeof CONFIG> = {}): Promise<string> {
  const answer = await admin.post(SPREAD, { ...CONFIG, ...config });
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
}

test('the form begins with the defaults of the specification', async () => {
  const html = await admin.show(SPREAD);
  for (const value of ['1000', '20', '100', '30', '0,5', '0,2']) {
    expect(html).toContain(`value="${value}"`);
  }
  expect(html).toMatch(/<option[^>]*value="Unknown"[^>]*selected/);
});

test('a test shows its progress by a link, then which ideas came and which never do', async () => {
  const page = await start({ iterations: '5' });
  const waiting = await admin.show(page);
  expect(waiting).toContain('<progress');
  expect(waiting).toContain('Actualiser');
  await runJobs(runSpreadTestJob);
  const html = await admin.show(page);
  expect(html).not.toContain('<progress');
  for (const said of ['Idées venues en premier', 'En ouverture', 'Idées qui ne viennent jamais']) {
    expect(html).toContain(said);
  }
  const file = await admin.show(`${page}?ideas.format=csv`);
  const firsts = file.trim().split('\r\n').slice(1);
  expect(firsts.reduce((sum, line) => sum + Number(line.split(';')[1]), 0)).toBe(5);
  expect(await admin.show(SPREAD)).toContain('terminé');
});

test('two tests of one version and one configuration differ in nothing', async () => {
  const one = await start();
  await runJobs(runSpreadTestJob);
  const two = await start();
  await runJobs(runSpreadTestJob);
  const file = await admin.show(`${two}?with=${one.split('/').at(-1)}&ideas.format=csv`);
  const lines = file.trim().split('\r\n').slice(1);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every((line) => line.endsWith(';0'))).toBe(true);
});

test.each([
  ['iterations', '0', 'Choisis un nombre entier de 1 à 5 000.'],
  ['iterations', '5001', 'Choisis un nombre entier de 1 à 5 000.'],
  ['iterations', '1,5', 'Choisis un nombre entier de 1 à 5 000.'],
  ['price_max', '10', 'Le prix maximum est plus petit que le prix minimum.'],
  ['price_min', '-1', 'Choisis un prix de 0 à 1 000 000\u00a0€.'],
  ['age', '101', 'Choisis un âge entier de 0 à 100\u00a0ans.'],
  ['age', 'NaN', 'Choisis un âge entier de 0 à 100\u00a0ans.'],
  ['sex', 'constructor', 'Choisis l’un des profils.'],
  ['proba_answer_yes', '1,1', 'Choisis un nombre de 0 à 1.'],
  ['proba_answer_no', '0,6', 'dépassent 1 à elles deux.'],
  ['proba_answer_no', '', 'Choisis un nombre de 0 à 1.'],
])('%s « %s » is rejected beside its field, and nothing begins', async (name, value, message) => {
  const answer = await admin.post(SPREAD, { ...CONFIG, [name]: value });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain(`id="${name}-error"`);
  expect(html.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ')).toContain(
    message.replaceAll('\u00a0', ' '),
  );
  expect(await db('spread_test').select('id')).toEqual([]);
});

test('a second admin is told that a test is under way, and keeps what was typed', async () => {
  const page = await start();
  const second = await admin.post(SPREAD, { ...CONFIG, age: '77' });
  expect(second.status).toBe(409);
  const html = await second.text();
  expect(html).toContain('Un test est déjà en cours');
  expect(html).toContain('value="77"');
  expect((await admin.post(page, {})).status).toBe(303);
  expect((await admin.post(page, {})).status).toBe(409);
  await runJobs(runSpreadTestJob);
  expect(await db('spread_test').select('done', 'ended_by')).toEqual([
    { done: 0, ended_by: 'stopped' },
  ]);
  const id = Number(page.split('/').at(-1));
  expect(await loggedOperations(id)).toEqual(['start-spread-test', 'stop-spread-test']);
  const log = await admin.show('/mod/decisions?subject=job');
  for (const said of ['test de dispersion lancé', `n°\u00a0${id}`]) expect(log).toContain(said);
});

test.each(['0', 'x', '99999999999999999999', '-1', '1e3', '987654321'])(
  'the test « %s » is not found, by reading, by downloading and by stopping',
  async (id) => {
    expect((await admin.get(`${SPREAD}/${id}`)).status).toBe(404);
    expect((await admin.get(`${SPREAD}/${id}?absent.format=csv`)).status).toBe(404);
    expect([404, 409]).toContain((await admin.post(`${SPREAD}/${id}`, {})).status);
  },
);

test('a comparison with what is no test, or with itself, is left out', async () => {
  const page = await start();
  for (const other of ['x', '0', '99999999999', page.split('/').at(-1)]) {
    const answer = await admin.get(`${page}?with=${other}&ideas.sort=-x&ideas.page=1e9`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('comparé\u00a0:');
  }
});

test('tests are searched, sorted and downloaded; one that was given up says so, and where it is put back', async () => {
  const page = await start({ iterations: '5' });
  await runJobs(runSpreadTestJob);
  const id = Number((await start({ age: '77' })).split('/').at(-1));
  await giveUpSpreadTestJob.run({ id }, { id: 'job', signal: new AbortController().signal });
  const found = await admin.show(`${SPREAD}?q=ABANDONNE+77`);
  expect(found).toContain('77\u00a0ans');
  expect(found).not.toContain(`href="${page}"`);
  expect(await admin.show(`${SPREAD}?q=introuvable`)).toContain('Aucune ligne n’a tous ces mots');
  const [header, ...lines] = (await admin.show(`${SPREAD}?sort=came&format=csv`))
    .trim()
    .split('\r\n');
  expect(header).toContain('Idées venues;Couverture;Gini;Version');
  expect(lines.map((line) => line.split(';')[2])).toEqual([
    expect.stringContaining('abandonné, 0 recherches sur 40'),
    expect.stringContaining('terminé, 5 recherches sur 5'),
  ]);
  expect(await admin.show(`${SPREAD}/${id}`)).toContain('href="/admin/perf#failures"');
});

test('the ideas of a test are searched, and its file has what was found', async () => {
  const page = await start({ iterations: '5' });
  await runJobs(runSpreadTestJob);
  const lines = async (list: string, q: string) =>
    (await admin.show(`${page}?${list}.q=${encodeURIComponent(q)}&${list}.format=csv`))
      .trim()
      .split('\r\n')
      .slice(1);
  for (const list of ['ideas', 'questions', 'absent']) {
    const all = await lines(list, '');
    const found = await lines(list, all[0]!.split(';')[0]!.replaceAll('"', ''));
    expect(found).toContain(all[0]);
    expect(all).toEqual(expect.arrayContaining(found));
    expect(await lines(list, 'introuvable')).toEqual([]);
  }
});
