import { afterEach, expect, test } from 'vitest';
import { db } from './database.server.ts';
import { listen } from './listen.server.ts';

let stop: (() => Promise<void>) | null = null;

afterEach(async () => {
  await stop?.();
  stop = null;
});

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('waited too long');
    await new Promise((done) => setTimeout(done, 20));
  }
}

async function cutConnections(): Promise<void> {
  await db.raw(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name like 'trouvaille listen%'`,
  );
}

test('a notification arrives once its transaction commits', async () => {
  const received: string[] = [];
  stop = await listen('test_channel', { onMessage: (payload) => received.push(payload) });
  await db.transaction(async (transaction) => {
    await transaction.raw(`select pg_notify('test_channel', 'hello')`);
    await new Promise((done) => setTimeout(done, 50));
    expect(received).toEqual([]);
  });
  await until(() => received.length === 1);
  expect(received).toEqual(['hello']);
});

test('a cut connection reconnects by itself and calls back', async () => {
  const received: string[] = [];
  let reconnected = 0;
  stop = await listen('test_channel', {
    onMessage: (payload) => received.push(payload),
    onReconnect: () => reconnected++,
  });
  await cutConnections();
  await until(() => reconnected === 1);
  await db.raw(`select pg_notify('test_channel', 'after')`);
  await until(() => received.includes('after'));
  await cutConnections();
  await until(() => reconnected === 2);
});

test('after stop nothing arrives and nothing reconnects', async () => {
  const received: string[] = [];
  const end = await listen('test_channel', { onMessage: (payload) => received.push(payload) });
  await end();
  await db.raw(`select pg_notify('test_channel', 'late')`);
  await new Promise((done) => setTimeout(done, 400));
  const { rows } = await db.raw(
    `select from pg_stat_activity
     where datname = current_database() and application_name like 'trouvaille listen%'`,
  );
  expect(rows).toHaveLength(0);
  expect(received).toEqual([]);
});
