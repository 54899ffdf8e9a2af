// What a stored search costs, with an empty log and with ten million events in it.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  answerQuestion,
  giveFeedback,
  type Outcome,
  rotateMonths,
  startSession,
} from '#modules/engine/session/index.server.ts';
import { refreshSnapshot } from '#modules/engine/snapshot/index.server.ts';
import { databaseUrl } from '#modules/platform/index.server.ts';
import { fillLargeCatalogue } from '../fixtures/large-catalogue.ts';
import { checkpoint, openDatabase } from './database.ts';
import { type Bench, bench, percentile } from './harness.ts';
import { fillLog, logSize, type Timed, timed } from './session-log.ts';

const IDEAS = 100_000;
const STEPS = 40;
const SESSIONS = 50;
const STORED_EVENTS = 10_000_000;

const START = {
  gender: 'Unknown' as const,
  from_location: '/',
  hints: '',
  env: { pw: 390, ph: 844, dpi: 3, ua: 'Firefox/150.0', uv: '0.30' },
};

const folder = mkdtempSync(join(tmpdir(), 'trouvaille-bench-session-'));
const dataDir = join(folder, 'data');
const closeDatabase = await openDatabase(dataDir);

/** A new profile each time: no process has cached its first belief. */
const newProfile = (() => {
  let given = 0;
  return () => {
    given += 1;
    return { age: 200 + (given % 700), price_min_cents: 2000, price_max_cents: 10_000 + given };
  };
})();

type Kind = 'question' | 'idea';

/**
 * Plays a search of so many steps and on to the next question or idea: with a question is shown how many ideas are in play, for
 * which the whole belief is computed. `times` receives what each step took: stored, chosen and shown.
 */
async function play(times: Timed[], end: Kind = 'question'): Promise<string> {
  let { sid, step } = await startSession({ ...START, ...newProfile() });
  while ('step' in step && (step.step < STEPS || step.kind !== end)) {
    const shown = step;
    let outcome: Outcome | undefined;
    times.push(
      await timed(async () => {
        outcome = await (shown.kind === 'question'
          ? answerQuestion(sid, shown.question.id, shown.step % 3 === 0 ? 'Yes' : 'No')
          : giveFeedback(sid, shown.idea.key, 'IDontKnow', shown.aaq));
      }),
    );
    if (!outcome?.ok) throw new Error('the session was rejected');
    step = outcome.step;
  }
  if (!('step' in step)) throw new Error(`the search was over before ${STEPS} steps`);
  return sid;
}

/** Resumes searches in a process that has not cached them. */
async function resume(sids: string[]): Promise<Timed[]> {
  const child = fork(fileURLToPath(new URL('session-resume.ts', import.meta.url)), {
    env: { ...process.env, DATABASE_URL: databaseUrl() },
  });
  child.send(sids);
  const [times] = await once(child, 'message');
  return times;
}

const share = (times: Timed[], part: keyof Timed, p: number) =>
  percentile(
    times.map((time) => time[part]),
    p,
  );

/** Steps played, then those searches resumed in another process. */
type Run = { steps: Timed[]; resumed: Timed[]; resumedOnIdea: Timed[] };

async function run(): Promise<Run> {
  await checkpoint(dataDir);
  const steps: Timed[] = [];
  const sids: Record<Kind, string[]> = { question: [], idea: [] };
  for (let i = 0; i < SESSIONS; i++) {
    for (const kind of ['question', 'idea'] as const) sids[kind].push(await play(steps, kind));
  }
  return {
    steps,
    resumed: await resume(sids.question),
    resumedOnIdea: await resume(sids.idea),
  };
}

function report({ figure }: Bench, log: string, { steps, resumed, resumedOnIdea }: Run): void {
  for (const [name, times, goal] of [
    ['next step', steps, undefined],
    [`resuming ${STEPS} steps in another process`, resumed, { atMost: 10 }],
    ['the same, on an idea', resumedOnIdea, { atMost: 10 }],
  ] as const) {
    figure(`${log}: ${name}, median`, share(times, 'whole', 50), 'ms', goal);
    figure(`${log}: ${name}, 99th percentile`, share(times, 'whole', 99), 'ms');
    figure(`${log}: ${name}, in the database, median`, share(times, 'database', 50), 'ms');
    figure(`${log}: ${name}, in the database, p99`, share(times, 'database', 99), 'ms');
  }
}

/** How many times as long the database took. */
const ratio = (run: Run, before: Run, part: keyof Run) =>
  share(run[part], 'database', 50) / share(before[part], 'database', 50);

async function seconds(task: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await task();
  return (performance.now() - began) / 1000;
}

/** Erases the oldest month while searches continue. */
async function eraseOldestMonth({ figure }: Bench): Promise<void> {
  const { heapMib, indexMib } = await logSize();
  const steps: Timed[] = [];
  let over = false;
  const playing = (async () => {
    while (!over) await play(steps);
  })();
  let erased = 0;
  const took = await seconds(async () => {
    ({ erased } = await rotateMonths());
  });
  over = true;
  await playing;
  const after = await logSize();
  const freed = heapMib + indexMib - after.heapMib - after.indexMib;
  figure(`erasing the oldest month (${erased} searches)`, took, 's');
  figure('what that freed', freed, 'MiB');
  figure('longest step meanwhile', share(steps, 'whole', 100), 'ms');
}

await bench('session-store', async (output) => {
  const { figure } = output;
  figure('(100,000 ideas × 40 labels planted in)', await seconds(plant), 's');
  await run();
  const empty = await run();
  report(output, 'empty log', empty);
  const again = await run();
  figure('(10,000,000 events stored in)', await seconds(() => fillLog(STORED_EVENTS, STEPS)), 's');
  const { heapMib, indexMib } = await logSize();
  figure('stored events on disk', heapMib, 'MiB');
  figure('their index', indexMib, 'MiB');
  const full = await run();
  report(output, '10,000,000 events', full);
  for (const [name, part] of [
    ['storing a step', 'steps'],
    ['reading a log', 'resumed'],
  ] as const) {
    figure(`10,000,000 events ÷ empty log: ${name}`, ratio(full, empty, part), '×', {
      atMost: 1.2,
    });
    figure(`empty log ÷ empty log (noise): ${name}`, ratio(again, empty, part), '×');
  }
  await eraseOldestMonth(output);
});

async function plant(): Promise<void> {
  await fillLargeCatalogue(IDEAS);
  await refreshSnapshot();
}

await closeDatabase();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
