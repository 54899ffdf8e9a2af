import { afterEach, beforeAll, expect, test } from 'vitest';
import { findSpreadTest, startSpreadTest } from '#modules/engine/insight/index.server.ts';
import { SPREAD_DEFAULTS } from '#modules/engine/insight/shared.ts';
import { signUp } from '#modules/moderation/accounts/index.server.ts';
import { signupMailKind } from '#modules/moderation/accounts/jobs.ts';
import { config, db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../fixtures/catalogue.ts';
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

/** Has a spread test played. @returns its number. */
async function startSpread(): Promise<number> {
  const started = await startSpreadTest({ ...SPREAD_DEFAULTS, iterations: SIMULATED });
  if (!started.ok) throw new Error(started.reason);
  return started.id;
}

const SIMULATED = 1000;

/** How much of a spread test is stored, and what it came to. */
async function spreadSoFar(id: number) {
  const { done, first_ideas, questions } = (await findSpreadTest(id))!;
  return { done, first_ideas, questions };
}

const isPlayed = async (id: number) => (await spreadSoFar(id)).done === SIMULATED;

test('what a killed worker was doing is done by another one: a mail once, a spread test from where it was', async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  const first = await startOne();
  // Reading it is the last thing that the job does before it sends.
  const held = await holdTable('account');
  await signUp('ada@exemple.fr', 'correct horse');
  await held.queryWaits();
  const cut = await startSpread();
  await until('a part of the test is stored', async () => (await spreadSoFar(cut)).done > 0);
  await first.end('SIGKILL');
  await held.release();
  const { done } = await spreadSoFar(cut);
  expect(done).toBeLessThan(SIMULATED);
  const second = await startOne();
  await until('the job is done', allDone, 60);
  await until('the test is done', () => isPlayed(cut));
  expect(await mailJobs()).toEqual([{ state: 'completed', tries: 2 }]);
  expect(writtenMails(config.dataDir)).toHaveLength(1);
  const whole = await startSpread();
  await until('another test is done', () => isPlayed(whole));
  expect(await spreadSoFar(cut)).toEqual(await spreadSoFar(whole));
  expect(second.output()).not.toMatch(/unhandled|job failed/i);
}, 120_000);

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
