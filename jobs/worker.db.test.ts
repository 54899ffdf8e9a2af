import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { db, enqueue, type JobContext, prepareQueues } from '#modules/platform/index.server.ts';
import { defineJob, noData } from '#modules/platform/jobs.ts';
import { openWorker } from './worker.ts';

const testJob = defineJob({
  name: 'test',
  schema: z.strictObject({ value: z.number() }),
  retryDelay: 1,
  run: async (data, context) => await runJob(data, context),
});
/** What the job does; each test sets it. */
let runJob: (data: { value: number }, context: JobContext) => Promise<unknown>;

let close: (() => Promise<void>) | null = null;

afterEach(async () => {
  await close?.();
  close = null;
  await db.raw('delete from pgboss.job');
});

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('waited too long');
    await new Promise((done) => setTimeout(done, 50));
  }
}

test('a job runs with its data, once', async () => {
  await prepareQueues([testJob]);
  const received: number[] = [];
  runJob = async ({ value }) => received.push(value);
  ({ close } = await openWorker([testJob]));
  await enqueue(db, testJob, { value: 3 });
  await until(() => received.length > 0);
  await until(async () => {
    const { rows } = await db.raw(`select state from pgboss.job where name = 'test'`);
    return rows[0].state === 'completed';
  });
  expect(received).toEqual([3]);
});

test('jobs that have piled up are done one after the other, without waiting for the next poll', async () => {
  await prepareQueues([testJob]);
  for (let value = 0; value < 50; value += 1) await enqueue(db, testJob, { value });
  const received: number[] = [];
  runJob = async ({ value }) => received.push(value);
  ({ close } = await openWorker([testJob]));
  // One at each poll would take a hundred seconds.
  await until(() => received.length === 50);
  expect(new Set(received).size).toBe(50);
});

test('a job that throws is tried again', async () => {
  await prepareQueues([testJob]);
  const ids: string[] = [];
  runJob = async (_, { id }) => {
    ids.push(id);
    if (ids.length === 1) throw new Error('the first run fails');
  };
  ({ close } = await openWorker([testJob]));
  await enqueue(db, testJob, { value: 1 });
  await until(() => ids.length === 2);
  expect(ids[0]).toBe(ids[1]);
});

test('the worker reconnects when its connections are cut', async () => {
  await prepareQueues([testJob]);
  const received: number[] = [];
  runJob = async ({ value }) => received.push(value);
  ({ close } = await openWorker([testJob]));
  await db.raw(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await enqueue(db, testJob, { value: 7 });
  await until(() => received.length > 0);
  expect(received).toEqual([7]);
});

test('stopping waits for the job that runs', async () => {
  await prepareQueues([testJob]);
  let state = 'waiting';
  runJob = async () => {
    state = 'running';
    await new Promise((done) => setTimeout(done, 700));
    state = 'done';
  };
  const worker = await openWorker([testJob]);
  await enqueue(db, testJob, { value: 1 });
  await until(() => state === 'running');
  await worker.close();
  expect(state).toBe('done');
});

test('stored crons become those that are declared', async () => {
  await prepareQueues([testJob]);
  const nightly = defineJob({
    name: 'test',
    schema: noData,
    cron: '0 3 * * *',
    run: async () => {},
  });
  await (await openWorker([nightly])).close();
  let { rows } = await db.raw('select name, cron, timezone from pgboss.schedule');
  expect(rows).toEqual([{ name: 'test', cron: '0 3 * * *', timezone: 'Europe/Paris' }]);
  await (await openWorker([])).close();
  ({ rows } = await db.raw('select name from pgboss.schedule'));
  expect(rows).toEqual([]);
});

test('a job that is not to wait for its cron runs when a site first has it, and not at each start', async () => {
  await prepareQueues([testJob]);
  await db.raw('delete from pgboss.schedule');
  const nightly = defineJob({
    name: 'test',
    schema: noData,
    cron: '0 3 * * *',
    runsAtFirst: true,
    run: async () => {},
  });
  const enqueued = async () =>
    (await db.raw(`select count(*)::int as count from pgboss.job where name = 'test'`)).rows;
  await (await openWorker([nightly])).close();
  expect(await enqueued()).toEqual([{ count: 1 }]);
  await (await openWorker([nightly])).close();
  expect(await enqueued()).toEqual([{ count: 1 }]);
});

test('a long job gets the signal that the worker stops, and is begun again by the next', async () => {
  await prepareQueues([testJob]);
  const aborted: boolean[] = [];
  runJob = async (_, { signal }) => {
    aborted.push(false);
    await new Promise((stopped) => signal.addEventListener('abort', stopped));
    aborted[aborted.length - 1] = true;
    signal.throwIfAborted();
  };
  const worker = await openWorker([testJob]);
  await enqueue(db, testJob, { value: 1 });
  await until(() => aborted.length === 1);
  await worker.close();
  expect(aborted).toEqual([true]);
  ({ close } = await openWorker([testJob]));
  await until(() => aborted.length === 2);
});
