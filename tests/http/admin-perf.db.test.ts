import { afterAll, beforeAll, expect, test } from 'vitest';
import { crawlJob } from '#modules/catalogue/crawl/jobs.ts';
import { db, query } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { newAccount } from '../fixtures/contributions.ts';
import { startServer, type TestServer } from './server.ts';
import { type SignedIn, signIn } from './signed-in.ts';

const JOB = '0199a1b2-0000-7000-8000-000000000001';
const OTHER_JOB = '0199a1b2-0000-7000-8000-000000000002';
const WAITING_JOB = '0199a1b2-0000-7000-8000-000000000003';

let server: TestServer;
let admin: SignedIn;

beforeAll(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  const { email } = await newAccount('Admin');
  server = await startServer();
  admin = await signIn(server, email);
}, 120_000);
afterAll(() => server?.stop());

/** Stores a duration as a process does. */
async function storeDuration(kind: string, name: string): Promise<void> {
  await query(
    db,
    `insert into performance_measure (slot, process, kind, name, count, total_ms, max_ms, buckets, counts)
     values (date_bin('10 minutes', now(), '2000-01-01'), 'here 1', ?, ?, 3, 60, 40, '{30,36}', '{2,1}')`,
    [kind, name],
  );
}

test('durations are shown by kind, sorted, and as a file', async () => {
  await storeDuration('route', 'GET /<i>');
  await storeDuration('query', 'select 1');
  const routes = await admin.show('/admin/perf');
  expect(routes).toContain('GET /&lt;i&gt;');
  expect(routes).not.toContain('select 1');
  expect(await admin.show('/admin/perf?kind=query&hours=24&sort=-p95')).toContain('select 1');
  const file = await admin.show('/admin/perf?kind=query&format=csv');
  expect(file).toContain('select 1;3;');
});

test.each(['kind=%00', 'hours=999', 'page=-1', 'sort=constructor', `kind=${'x'.repeat(2000)}`])(
  'the address ?%s shows the nearest page',
  async (search) => {
    expect(await admin.show(`/admin/perf?${search}`)).toContain('GET /&lt;i&gt;');
  },
);

test('processes, queues and failed jobs are searched, sorted and downloaded', async () => {
  await query(
    db,
    `insert into pgboss.job (name, state, retry_count, completed_on, output) values
       ('run-feed', 'failed', 8, now() - interval '1 hour', '{"message":"=the shop is away"}'),
       ('crawl', 'failed', 2, now() - interval '2 hours', '{"message":"no room"}')`,
    [],
  );
  const file = async (search: string) =>
    (await admin.show(`/admin/perf?${search}`)).trim().split('\r\n').slice(1);
  expect((await file('failures.format=csv')).map((line) => line.split(';')[0])).toEqual([
    'run-feed',
    'crawl',
  ]);
  expect((await file('failures.format=csv&failures.sort=tries'))[0]).toMatch(
    /^crawl;.*;3;no room$/,
  );
  expect(await file('failures.format=csv&failures.q=SHOP')).toEqual([
    expect.stringContaining("'=the shop is away"),
  ]);
  expect(await file('queues.format=csv&queues.q=give-up')).toEqual([
    expect.stringMatching(/^give-up-spread-test;0;;0;0;0$/),
  ]);
  expect(await file('processes.format=csv&processes.q=nobody')).toEqual([]);
  const page = await admin.show('/admin/perf?failures.q=room&queues.q=crawl');
  expect(page).toContain('no room');
  expect(page).not.toContain('the shop is away');
  await query(db, `delete from pgboss.job where state = 'failed'`, []);
});

test('a job that was given up is put back once, and that is logged', async () => {
  await query(
    db,
    `insert into pgboss.job (id, name, state, retry_count, completed_on, output)
     values (?, 'send-alert-mail', 'failed', 8, now(), '{"message":"no <server>\\nat here"}')`,
    [JOB],
  );
  const page = await admin.show('/admin/perf');
  expect(page).toContain('no &lt;server&gt;');
  expect(page).not.toContain('at here');
  expect((await admin.post('/admin/perf', { job: JOB })).status).toBe(303);
  const second = await admin.post('/admin/perf', { job: JOB });
  expect(second.status).toBe(409);
  expect(await second.text()).toContain('n’est plus en échec');
  expect((await admin.post('/admin/perf', { job: 'x' })).status).toBe(400);
  expect(await db('decision').where({ subject: 'job' }).select('action')).toHaveLength(1);
  expect(await admin.show('/mod/decisions')).toContain('send-alert-mail');
});

test('a job is not put back beside another one that does the same work', async () => {
  for (const [id, state] of Object.entries({ [OTHER_JOB]: 'failed', [WAITING_JOB]: 'retry' })) {
    await query(
      db,
      `insert into pgboss.job (id, name, state, retry_count, completed_on, policy)
       select ?, name, ?, 8, now(), policy from pgboss.queue where name = ?`,
      [id, state, crawlJob.name],
    );
  }
  const answer = await admin.post('/admin/perf', { job: OTHER_JOB });
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain('Une autre tâche attend déjà');
});

test('the page of sizes is shown', async () => {
  expect(await admin.show('/admin/testsize')).toContain('Tailles et seuils');
});
