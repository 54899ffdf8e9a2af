import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { db } from '#modules/platform/index.server.ts';
import { plantCatalogue, SIXTEEN_IDEAS } from '../../../tests/fixtures/catalogue.ts';
import { runJobs } from '../../../tests/fixtures/jobs.ts';
import { type CatalogueSnapshot, loadSnapshot, refreshSnapshot } from '../snapshot/index.server.ts';
import {
  absentIdeas,
  findSpreadTest,
  runSpreadTest,
  startSpreadTest,
  stopSpreadTest,
} from './index.server.ts';
import { giveUpSpreadTestJob, runSpreadTestJob } from './jobs.ts';
import { evenness, SPREAD_DEFAULTS, type SpreadConfig } from './shared.ts';
import { candidatesOf, playSearch, type SpreadResult } from './spread.ts';

const { signal } = new AbortController();
let catalogue: CatalogueSnapshot;

beforeAll(async () => {
  await plantCatalogue(SIXTEEN_IDEAS);
  await refreshSnapshot();
  catalogue = await loadSnapshot(signal);
});
beforeEach(async () => {
  await db('spread_test').delete();
});

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

async function start(config: Partial<SpreadConfig> = {}): Promise<number> {
  const started = await startSpreadTest({ ...SPREAD_DEFAULTS, iterations: 60, ...config });
  if (!started.ok) throw new Error(started.reason);
  return started.id;
}

async function resultOf(id: number) {
  const { done, without_idea, questions, first_questions, first_ideas, ended_by } =
    (await findSpreadTest(id))!;
  return { done, without_idea, questions, first_questions, first_ideas, ended_by };
}

/** The catalogue; `onStep` is called before each step of a simulated search. */
function watched(onStep: () => void): CatalogueSnapshot {
  return new Proxy(catalogue, {
    get(target, key) {
      if (key === 'beliefs') onStep();
      return Reflect.get(target, key);
    },
  });
}

/** Runs a test until the worker stops, after so many steps. */
async function runUntilStep(id: number, last: number): Promise<void> {
  const stopping = new AbortController();
  let steps = 0;
  const stopped = watched(() => {
    steps += 1;
    if (steps === last) stopping.abort(new Error('the worker stops'));
  });
  await expect(runSpreadTest(id, stopping.signal, async () => stopped)).rejects.toThrow('stops');
}

const configs: fc.Arbitrary<SpreadConfig> = fc
  .record({
    low: fc.nat(20_000),
    more: fc.nat(20_000),
    age: fc.nat(100),
    no: fc.double({ min: 0, max: 1, noNaN: true }),
    yes: fc.double({ min: 0, max: 1, noNaN: true }),
    sex: fc.constantFrom('Female', 'Male', 'Couple', 'Others', 'Unknown'),
  })
  .map(({ low, more, age, no, yes, sex }) => ({
    ...{ iterations: 20, price_min_cents: low, price_max_cents: low + more, age, sex },
    ...{ proba_answer_no: no, proba_answer_yes: Math.min(yes, 1 - no) },
  }));

test('whatever is simulated, every search ends at one idea or without any, and gives the same again', () => {
  const play = (config: SpreadConfig) => {
    const result: SpreadResult = {
      ...{ done: 0, without_idea: 0, questions: {}, first_questions: {}, first_ideas: {} },
    };
    for (let n = 0; n < config.iterations; n++) playSearch(catalogue, config, result);
    return result;
  };
  fc.assert(
    fc.property(configs, (config) => {
      const result = play(config);
      expect(result.done).toBe(config.iterations);
      expect(sum(result.first_ideas) + result.without_idea).toBe(config.iterations);
      expect(sum(result.first_questions)).toBeLessThanOrEqual(config.iterations);
      expect(Math.max(0, ...Object.values(result.questions))).toBeLessThanOrEqual(
        config.iterations,
      );
      expect(play(config)).toEqual(result);
    }),
    { numRuns: 30 },
  );
});

test('a test that is cut short goes on there, and comes to what it would have come to at once', async () => {
  const whole = await start();
  let steps = 0;
  const counted = watched(() => {
    steps += 1;
  });
  await runSpreadTest(whole, signal, async () => counted);
  const cut = await start();
  await runUntilStep(cut, Math.floor(steps / 2));
  const { done } = await resultOf(cut);
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(60);
  await runSpreadTest(cut, signal, async () => catalogue);
  expect(await resultOf(cut)).toEqual(await resultOf(whole));
  expect((await resultOf(whole)).ended_by).toBe('done');
});

test('a worker that was considered stopped and stores once more leaves the rest to the next one, and nothing counts twice', async () => {
  const whole = await start();
  await runSpreadTest(whole, signal, async () => catalogue);
  const id = await start();
  // The next one has read how far the test was, and loads the catalogue, while the first one still plays.
  await runSpreadTest(id, signal, async () => {
    if ((await resultOf(id)).done === 0) await runUntilStep(id, 200);
    return catalogue;
  });
  expect(await resultOf(id)).toEqual(await resultOf(whole));
});

test('one that goes on with another catalogue begins anew', async () => {
  const id = await start();
  await runUntilStep(id, 30);
  const later = { ...catalogue, revision: catalogue.revision + 1 };
  await runSpreadTest(id, signal, async () => later);
  const { first_ideas, without_idea } = await resultOf(id);
  expect(sum(first_ideas) + without_idea).toBe(60);
  expect((await findSpreadTest(id))?.revision).toBe(later.revision);
});

test('the worker runs a test once, however often its job comes', async () => {
  const id = await start();
  await runJobs(runSpreadTestJob);
  const first = await findSpreadTest(id);
  expect(first).toMatchObject({ done: 60, ended_by: 'done' });
  await runJobs(runSpreadTestJob);
  expect(await findSpreadTest(id)).toEqual(first);
});

test('only one test is under way; one that is stopped stays as it is', async () => {
  const config = { ...SPREAD_DEFAULTS, iterations: 20 };
  const started = await Promise.all([startSpreadTest(config), startSpreadTest(config)]);
  expect(started.filter(({ ok }) => ok)).toHaveLength(1);
  const { id } = started.find((each) => each.ok) as { id: number };
  expect(await stopSpreadTest(id)).toEqual({ ok: true });
  await runSpreadTest(id, signal, async () => catalogue);
  expect(await resultOf(id)).toMatchObject({ done: 0, ended_by: 'stopped' });
  expect(await stopSpreadTest(id)).toEqual({ ok: false, reason: 'not_under_way' });
  await start();
});

test('a test whose job was given up has ended with what it came to, and goes on when its job is put back', async () => {
  const id = await start();
  await runUntilStep(id, 200);
  const { done } = await resultOf(id);
  await giveUpSpreadTestJob.run({ id }, { id: 'job', signal });
  expect(await resultOf(id)).toMatchObject({ done, ended_by: 'given_up' });
  const other = await start({ iterations: 20 });
  await runSpreadTest(id, signal, async () => catalogue);
  expect(await resultOf(id)).toMatchObject({ done, ended_by: 'given_up' });
  await runSpreadTest(other, signal, async () => catalogue);
  await runSpreadTest(id, signal, async () => catalogue);
  expect(await resultOf(id)).toMatchObject({ done: 60, ended_by: 'done' });
  await giveUpSpreadTestJob.run({ id }, { id: 'job', signal });
  expect(await resultOf(id)).toMatchObject({ done: 60, ended_by: 'done' });
});

test('ideas that fit the profile either came, or are listed as absent', async () => {
  const id = await start();
  await runSpreadTest(id, signal, async () => catalogue);
  const spread = (await findSpreadTest(id))!;
  const candidates = candidatesOf(catalogue, spread);
  expect(spread.candidates).toBe(candidates.length);
  const absent = await absentIdeas(spread);
  const came = candidates.filter((idea) => Object.hasOwn(spread.first_ideas, idea));
  expect(absent.length + came.length).toBe(candidates.length);
});

test('evenness is 0 where all come equally often, and near 1 where one comes every time', () => {
  expect(evenness([5, 5, 5, 5], 4)).toEqual({ came: 4, coverage: 1, gini: 0 });
  expect(evenness([20], 4)).toEqual({ came: 1, coverage: 0.25, gini: 0.75 });
  expect(evenness([], 4)).toEqual({ came: 0, coverage: 0, gini: null });
  expect(evenness([], 0)).toEqual({ came: 0, coverage: null, gini: null });
});
