// What a stored search costs, with an empty log and with ten million events in it.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawPicturesJob, importCatalogue } from '#modules/catalogue/index.server.ts';
import {
  answerQuestion,
  giveFeedback,
  type Outcome,
  refreshSnapshot,
  rotateMonths,
  startSession,
} from '#modules/engine/index.server.ts';
import {
  closePlatform,
  db,
  type JobDefinition,
  migrateDatabase,
  openEmbeddedDatabase,
  prepareQueues,
  setDatabaseUrl,
} from '#modules/platform/index.server.ts';
import { makeSyntheticCatalogue } from '../fixtures/synthetic-catalogue.ts';
import { type Bench, bench, percentile } from './harness.ts';
import { fillLog, logSize, type Timed, timed } from './session-log.ts';

const CATALOGUE = { ideas: 100_000, questions: 1000, labelsPerIdea: 40, seed: 1 };
const STEPS = 40;
const SESSIONS = 25;
const STORED_EVENTS = 10_000_000;

const START = {
  gender: 'Unknown' as const,
  age: 480,
  price_min_cents: 2000,
  price_max_cents: 10_000,
  from_location: '/',
  hints: '',
  env: { pw: 390, ph: 844, dpi: 3, ua: 'Firefox/150.0', uv: '0.30' },
};

const folder = mkdtempSync(join(tmpdir(), 'trouvaille-bench-session-'));
const postgres = await openEmbeddedDatabase({ dataDir: join(folder, 'data') });
setDatabaseUrl(postgres.url());
await migrateDatabase();
await prepareQueues([drawPicturesJob as JobDefinition]);

async function plantCatalogue(): Promise<void> {
  const dir = join(folder, 'catalogue');
  await makeSyntheticCatalogue(dir, CATALOGUE);
  const imported = await importCatalogue(dir, { replace: true });
  if (!imported.ok) throw new Error('the synthetic catalogue was refused');
  await db.raw('vacuum analyze');
  await refreshSnapshot();
}

/** Plays a search of so many steps; `times` receives what each took: chosen, stored and shown. */
async function play(times: Timed[]): Promise<string> {
  let { sid, step } = await startSession(START);
  while ('step' in step && step.step < STEPS) {
    const shown = step;
    let outcome: Outcome | undefined;
    times.push(
      await timed(async () => {
        outcome = await (shown.kind === 'question'
          ? answerQuestion(sid, shown.question.id, shown.step % 3 === 0 ? 'Yes' : 'No')
          : giveFeedback(sid, shown.idea.key, 'IDontKnow', shown.aaq));
      }),
    );
    if (!outcome?.ok) throw new Error('the session was refused');
    step = outcome.step;
  }
  if (!('step' in step)) throw new Error(`the search was over before ${STEPS} steps`);
  return sid;
}

/** Resumes searches in a process that never saw them. */
async function resume(sids: string[]): Promise<Timed[]> {
  const child = fork(fileURLToPath(new URL('session-resume.ts', import.meta.url)), {
    env: { ...process.env, DATABASE_URL: postgres.url() },
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

type Run = { step: number; resume: number };

/** Plays some searches, then resumes them. @returns medians of the time in the database. */
async function run({ figure }: Bench, log: string): Promise<Run> {
  const steps: Timed[] = [];
  const sids: string[] = [];
  for (let i = 0; i < SESSIONS; i++) sids.push(await play(steps));
  const resumed = await resume(sids);
  for (const [name, times, goal] of [
    ['next step', steps, undefined],
    [`resuming ${STEPS} steps in another process`, resumed, { atMost: 10 }],
  ] as const) {
    figure(`${log}: ${name}, median`, share(times, 'whole', 50), 'ms', goal);
    figure(`${log}: ${name}, 99th percentile`, share(times, 'whole', 99), 'ms');
    figure(`${log}: ${name}, in the database, median`, share(times, 'database', 50), 'ms');
  }
  return { step: share(steps, 'database', 50), resume: share(resumed, 'database', 50) };
}

async function seconds(task: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await task();
  return (performance.now() - began) / 1000;
}

await bench('session-store', async (report) => {
  const { figure } = report;
  figure('(100,000 ideas × 40 labels planted in)', await seconds(plantCatalogue), 's');
  await play([]);
  const empty = await run(report, 'empty log');
  figure('(10,000,000 events stored in)', await seconds(() => fillLog(STORED_EVENTS, STEPS)), 's');
  const { heapMib, indexMib } = await logSize();
  figure('stored events on disk', heapMib, 'MiB');
  figure('their index', indexMib, 'MiB');
  const full = await run(report, '10,000,000 events');
  const goal = { atMost: 1.2 };
  figure('10,000,000 events ÷ empty log: storing a step', full.step / empty.step, '×', goal);
  figure('10,000,000 events ÷ empty log: reading a log', full.resume / empty.resume, '×', goal);
  figure('erasing the oldest month', await seconds(rotateMonths), 's');
});

await closePlatform();
await postgres.close();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
