// Guided searches over WebSockets: many held at once, each answering every three seconds; also while the worker is busy.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { requestTraining } from '#modules/catalogue/label-model/index.server.ts';
import { trainLabelModelJob } from '#modules/catalogue/label-model/jobs.ts';
import { startSpreadTest } from '#modules/engine/insight/index.server.ts';
import { runSpreadTestJob } from '#modules/engine/insight/jobs.ts';
import { ITERATIONS_MAX, SPREAD_DEFAULTS } from '#modules/engine/insight/shared.ts';
import type { ClientMessage, ServerMessage } from '#modules/engine/shared.ts';
import { db } from '#modules/platform/index.server.ts';
import { openDatabase } from './database.ts';
import { bench, percentile } from './harness.ts';
import { usedMemory } from './heap.ts';
import { startMeasuredSite } from './site.ts';

const SESSIONS = 1000;
const ANSWER_EVERY_MS = 3000;
const SECONDS = 30;
const KIB = 1024;

const START = {
  gender: 'Unknown' as const,
  age: 480,
  price_min_cents: 2000,
  price_max_cents: 10_000,
  from_location: '/',
  hints: '',
  env: { pw: 390, ph: 844, dpi: 3, ua: 'Firefox/150.0', uv: '0.30' },
};

/** A visitor who answers when `act` is called, and records how long each next step took. */
class SocketVisitor {
  readonly stepTimes: number[] = [];
  readonly #socket: WebSocket;
  #sid = '';
  #step: ServerMessage | null = null;
  #sentAt = 0;
  #turn = 0;
  #shown: (() => void) | null = null;

  constructor(url: string) {
    this.#socket = new WebSocket(url.replace('http', 'ws').concat('/session'), {
      perMessageDeflate: false,
    });
    this.#socket.on('message', (data) => this.#receive(JSON.parse(String(data))));
  }

  /** Opens a session; resolves when its first step is there. */
  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#socket.once('open', () => resolve()));
    const first = new Promise<void>((resolve) => {
      this.#shown = resolve;
    });
    this.#send({ type: 'FLOW_ID', start: START });
    await first;
  }

  close(): void {
    this.#socket.terminate();
  }

  /** Reacts to what is shown; does nothing while the last step has not come. */
  act(): void {
    const step = this.#step;
    this.#step = null;
    if (step?.type === 'QUESTION') {
      const [yes, no] = step.question.is_tag
        ? (['Good', 'Bad'] as const)
        : (['Yes', 'No'] as const);
      this.#turn += 1;
      const answer = this.#turn % 3 === 0 ? yes : no;
      this.#sentAt = performance.now();
      this.#send({ type: 'ANSWER', flow_id: this.#sid, question_id: step.question.id, answer });
    } else if (step?.type === 'IDEA') {
      this.#sentAt = performance.now();
      this.#send({
        type: 'IDEA_FEEDBACK',
        flow_id: this.#sid,
        idea_key: step.idea.key,
        feedback: 'BadIdea',
        aaq: step.aaq,
      });
    } else if (step?.type === 'GIVE_UP') this.#send({ type: 'FLOW_ID', start: START });
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'FLOW_ID') this.#sid = message.id;
    if (message.type !== 'QUESTION' && message.type !== 'IDEA' && message.type !== 'GIVE_UP')
      return;
    if (this.#sentAt > 0) this.stepTimes.push(performance.now() - this.#sentAt);
    this.#sentAt = 0;
    this.#step = message;
    this.#shown?.();
    this.#shown = null;
  }

  #send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }
}

/** Resident kilobytes of a process (Linux). */
function residentKib(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1]);
}

/** Has visitors answer every three seconds for half a minute, at moments spread over the three seconds. @returns the times of their steps. */
async function play(visitors: readonly SocketVisitor[]): Promise<number[]> {
  const before = visitors.map(({ stepTimes }) => stepTimes.length);
  const began = performance.now();
  await Promise.all(
    visitors.map(async (visitor, index) => {
      const offset = (index / visitors.length) * ANSWER_EVERY_MS;
      for (let turn = 0; turn * ANSWER_EVERY_MS < SECONDS * 1000; turn++) {
        const due = began + offset + turn * ANSWER_EVERY_MS;
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
        visitor.act();
      }
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return visitors.flatMap(({ stepTimes }, index) => stepTimes.slice(before[index]));
}

/** Gives the site's worker a training of labels and a spread test at once. @returns what tells how many of both still run. */
async function occupyWorker(): Promise<() => Promise<number>> {
  const isRunning = async (name: string) =>
    (await db('pgboss.job').where({ name, state: 'active' }).first('id')) !== undefined;
  const started = async (name: string) => {
    while (!(await isRunning(name))) await new Promise((resolve) => setTimeout(resolve, 100));
  };
  // A new site has its first training due within a minute; otherwise this one is.
  await requestTraining();
  await started(trainLabelModelJob.name);
  await startSpreadTest({ ...SPREAD_DEFAULTS, iterations: ITERATIONS_MAX });
  await started(runSpreadTestJob.name);
  const names = [trainLabelModelJob.name, runSpreadTestJob.name];
  return async () => (await Promise.all(names.map(isRunning))).filter(Boolean).length;
}

await bench('session', async ({ figure }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'trouvaille-bench-'));
  const site = await startMeasuredSite(dataDir);
  const closeDatabase = await openDatabase(dataDir);
  try {
    // A few first, so that what the process allocates once is not counted as a session's.
    const warm = Array.from({ length: 20 }, () => new SocketVisitor(site.url));
    await Promise.all(warm.map((visitor) => visitor.open()));
    const before = await usedMemory(site.webPid);
    const residentBefore = residentKib(site.webPid);
    const visitors: SocketVisitor[] = [];
    while (visitors.length < SESSIONS) {
      const batch = Array.from({ length: 50 }, () => new SocketVisitor(site.url));
      await Promise.all(batch.map((visitor) => visitor.open()));
      visitors.push(...batch);
    }
    const after = await usedMemory(site.webPid);
    figure('memory of an idle session', (after - before) / SESSIONS / KIB, 'kB', { atMost: 20 });
    figure(
      'resident memory of an idle session (with garbage not yet collected)',
      (residentKib(site.webPid) - residentBefore) / SESSIONS,
      'kB',
    );

    const sent = (SESSIONS * (SECONDS * 1000)) / ANSWER_EVERY_MS;
    figure('sessions held at once, each answering every 3 s', SESSIONS, '', { atLeast: 1000 });
    const times = await play(visitors);
    figure('steps answered', (100 * times.length) / sent, '%');
    figure('next step, median', percentile(times, 50), 'ms');
    figure('next step, 99th percentile', percentile(times, 99), 'ms', { atMost: 150 });

    const running = await occupyWorker();
    const besideWork = await play(visitors);
    figure('(of a spread test and a training, still running at the end)', await running(), '');
    figure('beside both: steps answered', (100 * besideWork.length) / sent, '%');
    figure('beside both: next step, median', percentile(besideWork, 50), 'ms');
    figure('beside both: next step, 99th percentile', percentile(besideWork, 99), 'ms', {
      atMost: 150,
    });
    for (const visitor of [...warm, ...visitors]) visitor.close();
  } finally {
    await closeDatabase();
    await site.stop();
  }
});
