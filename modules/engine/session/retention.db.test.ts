import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type closePlatform, db, now, setClock } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { START, searchAt } from '../../../tests/fixtures/search.ts';
import type { Step } from '../shared.ts';
import { refreshSnapshot } from '../snapshot/index.server.ts';
import * as engine from './index.server.ts';

// A second copy of every module: a process with its own memory and its own connections.
vi.resetModules();
const other: typeof engine = await import('./index.server.ts');
const otherSnapshot: { refreshSnapshot: typeof refreshSnapshot } = await import(
  '../snapshot/index.server.ts'
);
const otherPlatform: { closePlatform: typeof closePlatform; db: typeof db } = await import(
  '#modules/platform/index.server.ts'
);

beforeEach(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  await db('search_session').delete();
  for (const month of await months()) await db.raw('drop table ??', [month]);
  await refreshSnapshot();
  await otherSnapshot.refreshSnapshot();
});
// Of the two copies, the second has its clock given back for this file.
afterEach(() => setClock(null));
afterAll(() => otherPlatform.closePlatform());

/** Tables of the months, oldest first. */
async function months(): Promise<string[]> {
  const { rows } = await db.raw(
    `select inhrelid::regclass::text as name from pg_inherits
     where inhparent = 'search_event'::regclass order by 1`,
  );
  return rows.map(({ name }: { name: string }) => name);
}

function monthsFromNow(count: number, day = 15): Date {
  return new Date(Date.UTC(now().getUTCFullYear(), now().getUTCMonth() + count, day));
}

const tableOf = (date: Date) => `search_event_${date.toISOString().slice(0, 7).replace('-', '_')}`;

function asked(step: Step | null) {
  if (step?.kind !== 'question') throw new Error(`a question was expected, not ${step?.kind}`);
  return step.question;
}

test('this month and the next two have their partition, however often the job runs', async () => {
  const expected = [0, 1, 2].map((count) => tableOf(monthsFromNow(count)));
  await engine.rotateMonths();
  expect(await months()).toEqual(expected);
  await engine.rotateMonths();
  expect(await months()).toEqual(expected);
});

test('two jobs at once make each month once', async () => {
  await Promise.all([engine.rotateMonths(), other.rotateMonths()]);
  expect(await months()).toHaveLength(3);
});

test('a partition is created during a read of the whole log, without blocking', async () => {
  const { sid, step } = await searchAt(now());
  const reader = await db.transaction();
  try {
    await reader('search_event').count();
    await otherPlatform.db.transaction(async (trx) => {
      await trx.raw(`set local lock_timeout = '1s'`);
      await trx.raw('select make_search_month(?)', [monthsFromNow(5)]);
      expect(await engine.answerQuestion(sid, asked(step).id, 'No')).toMatchObject({ ok: true });
    });
    expect(await months()).toContain(tableOf(monthsFromNow(5)));
  } finally {
    await reader.rollback();
  }
});

test('searches begin, continue and are resumed where the job never ran, many at once', async () => {
  const begun = await Promise.all(
    Array.from({ length: 8 }, (_, i) => [engine, other][i % 2]!.startSession(START)),
  );
  for (const { sid, step } of begun) expect(await other.currentStep(sid)).toEqual(step);
  expect(await months()).toEqual([tableOf(now())]);
});

test.each([
  ['forward', 40],
  ['back', -13],
])('searches begin, go on and are resumed when the clock jumps %s', async (_, jump) => {
  const { sid, step } = await searchAt(monthsFromNow(jump));
  expect(await other.currentStep(sid)).toEqual(step);
  const next = await other.answerQuestion(sid, asked(step).id, 'No');
  expect(next).toMatchObject({ ok: true });
  expect(await engine.currentStep(sid)).toEqual(next.ok && next.step);
});

test('a search begun last month continues in its partition, and is resumed', async () => {
  const { sid, step } = await searchAt(monthsFromNow(-1));
  const next = await engine.answerQuestion(sid, asked(step).id, 'No');
  expect(await other.currentStep(sid)).toEqual(next.ok && next.step);
  const stored = await db(tableOf(monthsFromNow(-1))).where({ session_id: sid });
  expect(stored).toHaveLength(5);
});

test('two processes that answer the same question at once count it once, and show the same step', async () => {
  for (const month of [-1, 0]) {
    const { sid, step } = await searchAt(monthsFromNow(month, 1));
    expect(await other.currentStep(sid)).toEqual(step);
    const outcomes = await Promise.all(
      (['Yes', 'No', 'Yes', 'No'] as const).map((answer, i) =>
        [engine, other][i % 2]!.answerQuestion(sid, asked(step).id, answer),
      ),
    );
    for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
    const events = await db('search_event').where({ session_id: sid }).orderBy('seq');
    expect(events.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4]);
  }
});

test('searches are erased 25 months after the month they began in, with all that belongs to them', async () => {
  const old = await searchAt(monthsFromNow(-26));
  const kept = await searchAt(monthsFromNow(-25, 1));
  for (const { sid } of [old, kept]) {
    await engine.recordMetric(sid, 'time_to_first_question', 100);
    await engine.recordVisit('idea-redirect', sid);
  }
  expect(await engine.rotateMonths()).toMatchObject({ erased: 1 });
  expect(await engine.currentStep(old.sid)).toBeNull();
  expect(await engine.currentStep(kept.sid)).toEqual(kept.step);
  for (const table of ['search_event', 'search_metric']) {
    expect(await db(table).distinct('session_id')).toEqual([{ session_id: kept.sid }]);
  }
  expect(await db('visit').whereNotNull('session_id').pluck('session_id')).toEqual([kept.sid]);
});

test('a search that was erased is unknown, also to a process that has it cached', async () => {
  const { sid, step } = await searchAt(monthsFromNow(-26));
  await engine.rotateMonths();
  const outcome = await engine.answerQuestion(sid, asked(step).id, 'Yes');
  expect(outcome).toEqual({ ok: false, reason: 'invalid_session' });
});

test('one run erases one month, the next runs the rest', async () => {
  for (const count of [-30, -28, -27]) await searchAt(monthsFromNow(count));
  const dropped: unknown[] = [];
  for (let run = 0; run < 4; run++) dropped.push((await engine.rotateMonths()).dropped);
  const firstDay = (count: number) => monthsFromNow(count, 1).toISOString().slice(0, 10);
  expect(dropped).toEqual([firstDay(-30), firstDay(-28), firstDay(-27), null]);
});

test('two jobs that erase the same month at once both succeed', async () => {
  const { sid } = await searchAt(monthsFromNow(-26));
  await Promise.all([engine.rotateMonths(), other.rotateMonths()]);
  expect(await months()).not.toContain(tableOf(monthsFromNow(-26)));
  expect(await engine.currentStep(sid)).toBeNull();
});

test('what a run that was cut short left over is erased by the next', async () => {
  const { sid } = await searchAt(monthsFromNow(-26));
  await db.raw('drop table ??', [tableOf(monthsFromNow(-26))]);
  expect(await engine.currentStep(sid)).toBeNull();
  expect(await engine.rotateMonths()).toMatchObject({ dropped: null, erased: 1 });
});

test('a clock that runs years ahead erases nothing', async () => {
  const { sid, step } = await searchAt(monthsFromNow(-20));
  setClock(monthsFromNow(120));
  expect(await engine.rotateMonths()).toEqual({ dropped: null, erased: 0 });
  expect(await engine.currentStep(sid)).toEqual(step);
});

test('stored events are neither changed nor deleted, except with their whole search', async () => {
  const { sid } = await searchAt(now());
  const events = () => db('search_event').where({ session_id: sid });
  await expect(events().update({ seq: 9 })).rejects.toThrow('append-only');
  await expect(events().where({ seq: 0 }).delete()).rejects.toThrow('append-only');
  expect(await events()).toHaveLength(3);
  await db('search_session').where({ id: sid }).delete();
  expect(await events()).toEqual([]);
});
