import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { db } from '../database/database.server.ts';
import { defineJob, noData } from './job.ts';
import { createWorkerQueue, enqueue, prepareQueues, queueCounts } from './queue.server.ts';

const run = async () => {};
const greet = defineJob({ name: 'greet', schema: z.strictObject({ name: z.string() }), run });
const strict = defineJob({
  name: 'one_at_a_time',
  schema: noData,
  policy: 'key_strict_fifo',
  run,
});

async function waiting(queue: string): Promise<number> {
  const { rows } = await db.raw(
    `select count(*) from pgboss.job where name = ? and state = 'created'`,
    [queue],
  );
  return rows[0].count;
}

afterEach(() => db.raw(`delete from pgboss.job`));

test('a job exists only if the transaction that made it due commits', async () => {
  await prepareQueues([greet, strict]);
  await db.transaction(async (transaction) => {
    await enqueue(transaction, greet, { name: 'Ana' });
    expect(await waiting('greet')).toBe(0);
  });
  expect(await waiting('greet')).toBe(1);
  await expect(
    db.transaction(async (transaction) => {
      await enqueue(transaction, greet, { name: 'Bo' });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect(await waiting('greet')).toBe(1);
});

test('data that break the schema are rejected', async () => {
  await prepareQueues([greet]);
  await expect(enqueue(db, greet, { name: 3 } as never)).rejects.toThrow();
  expect(await waiting('greet')).toBe(0);
});

test('of a job by the clock one waits, however often it is enqueued, unless its declaration says otherwise', async () => {
  const nightly = defineJob({ name: 'nightly', schema: noData, cron: '0 3 * * *', run });
  const each = defineJob({ ...nightly, name: 'each_time', policy: 'standard' });
  await prepareQueues([nightly, each]);
  for (const job of [nightly, nightly, each, each]) await enqueue(db, job, {});
  expect([await waiting('nightly'), await waiting('each_time')]).toEqual([1, 2]);
});

test('preparing queues twice changes nothing, a new policy makes the queue anew', async () => {
  await prepareQueues([greet, strict]);
  await prepareQueues([greet, defineJob({ ...strict, policy: 'standard' })]);
  const counts = await queueCounts();
  expect(counts.find(({ queue }) => queue === 'one_at_a_time')?.policy).toBe('standard');
  expect(counts.filter(({ queue }) => queue === 'greet')).toHaveLength(1);
});

test('a worker is notified of a new job at once', async () => {
  await prepareQueues([greet]);
  const boss = await createWorkerQueue().start();
  const notified = new Promise<number>((done) => {
    boss.work(greet.name, { pollingIntervalSeconds: 30 }, async () => done(Date.now()));
  });
  await new Promise((done) => setTimeout(done, 500));
  const sent = Date.now();
  await enqueue(db, greet, { name: 'Cy' });
  expect((await notified) - sent).toBeLessThan(3_000);
  await boss.stop({ graceful: false });
});
