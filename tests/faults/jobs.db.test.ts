import { afterEach, beforeAll, expect, test } from 'vitest';
import { signUp } from '#modules/moderation/accounts/index.server.ts';
import { signupMailKind } from '#modules/moderation/accounts/jobs.ts';
import { config, db } from '#modules/platform/index.server.ts';
import { writtenMails } from '../setup/outbox.ts';
import { holdTable } from './hold.ts';
import {
  QUICK_HEARTBEAT,
  quickenHeartbeats,
  startWorker,
  until,
  type Worker,
  within,
} from './lab.ts';

const workers: Worker[] = [];

beforeAll(quickenHeartbeats);

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.end('SIGTERM')));
  await db('account_signup').delete();
  await db('mail').delete();
});

async function startOne(): Promise<Worker> {
  const worker = await startWorker(QUICK_HEARTBEAT);
  workers.push(worker);
  return worker;
}

async function mailJobs(): Promise<{ state: string; tries: number }[]> {
  const { rows } = await db.raw(
    'select state, retry_count + 1 as tries from pgboss.job where name = ?',
    [signupMailKind.name],
  );
  return rows;
}

const allDone = async () => (await mailJobs()).every(({ state }) => state === 'completed');

test('a job whose worker is killed is done by another one, once', async () => {
  const first = await startOne();
  // Reading it is the last thing that the job does before it sends.
  const held = await holdTable('account');
  await signUp('ada@exemple.fr', 'correct horse');
  await held.queryWaits();
  const second = await startOne();
  await first.end('SIGKILL');
  await held.release();
  await until('the job is done', allDone, 60);
  expect(await mailJobs()).toEqual([{ state: 'completed', tries: 2 }]);
  expect(writtenMails(config.dataDir)).toHaveLength(1);
  expect(second.output()).not.toMatch(/unhandled|job failed/i);
}, 90_000);

test('two workers share the jobs, and one that exits leaves no job half done', async () => {
  const before = writtenMails(config.dataDir).length;
  const [first, second] = await Promise.all([startOne(), startOne()]);
  for (let i = 0; i < 8; i += 1) await signUp(`ada${i}@exemple.fr`, 'correct horse');
  expect(await within(10, first.end('SIGTERM'))).toBe(0);
  for (let i = 8; i < 12; i += 1) await signUp(`ada${i}@exemple.fr`, 'correct horse');
  await until('every job is done', allDone);
  expect(writtenMails(config.dataDir)).toHaveLength(before + 12);
  expect(first.output() + second.output()).not.toMatch(/unhandled|job failed/i);
}, 60_000);
