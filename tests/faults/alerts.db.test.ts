import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertMailKind, planAlertMailsJob } from '#modules/alerts/jobs.ts';
import { refreshSnapshot } from '#modules/engine/snapshot/index.server.ts';
import { db, enqueue } from '#modules/platform/index.server.ts';
import { addIdeas, plantAlert, SORTED_IDEAS } from '../fixtures/alerts.ts';
import { plantCatalogue } from '../fixtures/catalogue.ts';
import { TestMailServer } from '../fixtures/mail-server.ts';
import { lockTable } from './lock-table.ts';
import {
  QUICK_HEARTBEAT,
  quickenHeartbeats,
  startWorker,
  until,
  type Worker,
} from './processes.ts';

let server: TestMailServer;
const workers: Worker[] = [];

beforeAll(async () => {
  server = await TestMailServer.open();
  await quickenHeartbeats(planAlertMailsJob, alertMailKind);
});
afterAll(() => server.close());

beforeEach(async () => {
  await plantCatalogue(SORTED_IDEAS);
  await refreshSnapshot();
  await db('alert').delete();
  await db('arrived_idea').delete();
  await db('mail').delete();
  await db.raw('delete from pgboss.job');
  server.mails.length = 0;
});

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.end('SIGTERM')));
});

async function startOne(): Promise<Worker> {
  const worker = await startWorker({ SMTP_URL: server.url, ...QUICK_HEARTBEAT });
  workers.push(worker);
  return worker;
}

async function allDone(): Promise<boolean> {
  const { rows } = await db.raw(
    `select count(*) from pgboss.job where name in (?, ?) and state <> 'completed'`,
    [planAlertMailsJob.name, alertMailKind.name],
  );
  return Number(rows[0].count) === 0;
}

const sentMails = () => db('alert_mail').whereNotNull('sent_at').select('id');

test('a worker killed while the mails are planned leaves each alert its one mail', async () => {
  const owners = [await plantAlert(), await plantAlert()];
  await addIdeas({ thé: { 1: 'YesIsNeeded' } });
  const first = await startOne();
  const held = await lockTable('alert_mail');
  await enqueue(db, planAlertMailsJob, {});
  await held.queryWaits();
  await startOne();
  await first.end('SIGKILL');
  await held.release();
  await until('both mails have left', async () => (await sentMails()).length === 2, 60);
  await enqueue(db, planAlertMailsJob, {});
  await until('every job is done', allDone);
  expect(server.mails.map(({ to }) => to?.[0]?.address).toSorted()).toEqual(
    owners.map(({ email }) => email).toSorted(),
  );
}, 120_000);

test('workers killed one after the other while they send leave one mail', async () => {
  await plantAlert();
  await addIdeas({ thé: { 1: 'YesIsNeeded' } });
  await enqueue(db, planAlertMailsJob, {});
  for (let killed = 0; killed < 2; killed += 1) {
    const held = server.hold();
    const worker = await startOne();
    await held.clientWaits;
    await worker.end('SIGKILL');
    held.release();
  }
  await startOne();
  await until('the mail has left', async () => (await sentMails()).length === 1, 90);
  await enqueue(db, planAlertMailsJob, {});
  await until('every job is done', allDone, 60);
  expect(server.mails).toHaveLength(1);
}, 240_000);

test('a worker killed before it recorded a sent mail sends it again, under the same Message-ID', async () => {
  await plantAlert();
  await addIdeas({ thé: { 1: 'YesIsNeeded' } });
  await enqueue(db, planAlertMailsJob, {});
  const held = server.hold('after');
  const first = await startOne();
  await held.clientWaits;
  await first.end('SIGKILL');
  held.release();
  await startOne();
  await until('the mail has left', async () => (await sentMails()).length === 1, 90);
  expect(server.mails).toHaveLength(2);
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(1);
}, 120_000);
