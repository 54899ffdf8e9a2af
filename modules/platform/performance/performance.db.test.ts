import { afterEach, expect, test } from 'vitest';
import { setClock } from '../clock.ts';
import { db } from '../database/database.server.ts';
import { query } from '../database/query.server.ts';
import { clearMeasures, measure } from './measure.server.ts';
import { deleteOldMeasures, listProcessStates, listTimings } from './queries.server.ts';
import { recordPerformance } from './recording.server.ts';

const NOON = new Date('2026-11-23T12:00:00Z');

afterEach(async () => {
  clearMeasures();
  await db('performance_measure').delete();
  await db('performance_process').delete();
});

/** What another process has stored of the same ten minutes. */
async function copyAsProcess(process: string): Promise<void> {
  await query(
    db,
    `insert into performance_measure select slot, ?, kind, name, count, total_ms, max_ms, buckets, counts
     from performance_measure where kind = 'route'`,
    [process],
  );
}

test('durations of all processes are told by their quantiles', async () => {
  setClock(NOON);
  const recording = recordPerformance({ role: 'web' });
  for (let each = 1; each <= 100; each += 1) measure('route', 'GET /', each);
  measure('route', 'GET /square', 2);
  await recording.close();
  await copyAsProcess('elsewhere 1');
  const [home, square] = await listTimings('route', 1);
  expect(home).toMatchObject({ name: 'GET /', count: 200, max: 100, total: 10_100 });
  expect(home!.p50 / 50).toBeCloseTo(1, 0.9);
  expect(home!.p99 / 99).toBeCloseTo(1, 0.9);
  expect(square).toMatchObject({ name: 'GET /square', count: 2 });
});

test('what a process stores again of the same ten minutes counts once', async () => {
  setClock(NOON);
  const first = recordPerformance({ role: 'web' });
  measure('job', 'send-mails', 30);
  await first.close();
  const second = recordPerformance({ role: 'web' });
  await second.close();
  expect(await listTimings('job', 1)).toMatchObject([{ name: 'send-mails', count: 1 }]);
});

test('queries are timed by their text', async () => {
  setClock(NOON);
  const recording = recordPerformance({ role: 'worker' });
  await query(db, 'select 12345 as "an answer" where 1 in (?, ?)', [1, 2]);
  await recording.close();
  const names = (await listTimings('query', 1)).map(({ name }) => name);
  expect(names).toContain('select 12345 as "an answer" where 1 in (?, …)');
});

test('a process tells its memory, and the catalogue that it serves', async () => {
  setClock(NOON);
  const recording = recordPerformance({ role: 'web', snapshot: () => 7 });
  await recording.close();
  const [state] = await listProcessStates(1);
  expect(state).toMatchObject({ role: 'web', snapshot_revision: 7, snapshot_since: NOON });
  expect(state!.memory_bytes).toBeGreaterThan(1_000_000);
});

test('an hour ago is not the last hour, and what is too old is deleted', async () => {
  setClock(NOON);
  const recording = recordPerformance({ role: 'web' });
  measure('step', 'question', 1);
  await recording.close();
  setClock(new Date('2026-11-23T13:30:00Z'));
  expect(await listTimings('step', 1)).toEqual([]);
  expect(await listTimings('step', 24)).toHaveLength(1);
  setClock(new Date('2026-11-26T12:00:00Z'));
  await deleteOldMeasures();
  expect(await db('performance_process').select('process')).toEqual([]);
});
