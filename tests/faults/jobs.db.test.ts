import { afterEach, beforeAll, expect, test } from 'vitest';
import { findSpreadTest, startSpreadTest } from '#modules/engine/insight/index.server.ts';
import { runSpreadTestJob } from '#modules/engine/insight/jobs.ts';
import { SPREAD_DEFAULTS } from '#modules/engine/insight/shared.ts';
import { signUp } from '#modules/moderation/accounts/index.server.ts';
import { signupMailKind } from '#modules/moderation/accounts/jobs.ts';
import { config, db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
import { writtenMails } from '../setup/outbox.ts';
import { lockTable } from './lock-table.ts';
import {
  QUICK_HEARTBEAT,
  quickenHeartbeats,
  startWorker,
  until,
  type Worker,
} from './processes.ts';

const workers: Worker[] = [];

beforeAll(() => quickenHeartbeats(signupMailKind, runSpreadTestJob));

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
  const held = await lockTable('account');
  await signUp('ada@exemple.fr', 'correct horse');
  await held.queryWaits();
  const second = await startOne();
  await first.end('SIGKILL');
  await held.release();
  await until('the job is done', allDone, 60);
  const [job] = await mailJobs();
  // More than two where the machine is so busy that a worker which lives misses its heartbeats.
  expect(job?.tries).toBeGreaterThan(1);
  expect(writtenMails(config.dataDir)).toHaveLength(1);
  expect(second.output()).not.toMatch(/unhandled|job failed/i);
}, 90_000);

test('two workers share the jobs, and one that exits leaves no job half done', async () => {
  const before = writtenMails(config.dataDir).length;
  const [first, second] = await Promise.all([startOne(), startOne()]);
  for (let i = 0; i < 8; i += 1) await signUp(`ada${i}@exemple.fr`, 'correct horse');
  expect(await first.end('SIGTERM')).toBe(0);
  for (let i = 8; i < 12; i += 1) await signUp(`ada${i}@exemple.fr`, 'correct horse');
  await until('every job is done', allDone);
  expect(writtenMails(config.dataDir)).toHaveLength(before + 12);
  expect(first.output() + second.output()).not.toMatch(/unhandled|job failed/i);
}, 60_000);

/** Has a spread test played. @returns its number. */
async function startSpread(): Promise<number> {
  const started = await startSpreadTest(SPREAD_DEFAULTS);
  if (!started.ok) throw new Error(started.reason);
  return started.id;
}

/** What a spread test came to so far. */
async function spreadOf(id: number) {
  const { done, ended_by, first_ideas, questions } = (await findSpreadTest(id))!;
  return { done, ended_by, first_ideas, questions };
}

const isPlayed = async (id: number) => (await spreadOf(id)).ended_by === 'done';

test('a spread test whose worker is killed goes on where it was, and comes to what one that was not cut comes to', async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  const first = await startOne();
  const cut = await startSpread();
  await until('a part of the test is stored', async () => (await spreadOf(cut)).done > 0);
  await first.end('SIGKILL');
  const left = await spreadOf(cut);
  expect(left.done).toBeLessThan(SPREAD_DEFAULTS.iterations);
  expect(left.ended_by).toBeNull();
  await startOne();
  await until('the test is done', () => isPlayed(cut));
  const whole = await startSpread();
  await until('another test is done', () => isPlayed(whole));
  expect(await spreadOf(cut)).toEqual(await spreadOf(whole));
}, 120_000);

test('a spread test whose job fails at its last try has ended, and another one may begin', async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  const first = await startOne();
  const id = await startSpread();
  await until('a part of the test is stored', async () => (await spreadOf(id)).done > 0);
  await first.end('SIGKILL');
  await db.raw('update pgboss.job set retry_limit = retry_count where name = ?', [
    runSpreadTestJob.name,
  ]);
  await startOne();
  await until('the test is given up', async () => (await spreadOf(id)).ended_by === 'given_up');
  expect((await spreadOf(id)).done).toBeGreaterThan(0);
  const another = await startSpread();
  await until('another test is done', () => isPlayed(another));
}, 120_000);
