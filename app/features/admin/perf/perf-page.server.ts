import { listPage } from '#app/ui/data-table/row-list.ts';
import { formatAgo } from '#app/ui/text/format.ts';
import {
  listFailedJobs,
  listProcessStates,
  listTimings,
  MEASURE_KINDS,
  type MeasureKind,
  nowMillis,
  oldestWaitingJobs,
  queueCounts,
  REPORT_HOURS,
  type ReportHours,
} from '#modules/platform/index.server.ts';
import { FAILURES, type Failure } from './failures.tsx';
import { PROCESSES } from './processes.tsx';
import { QUEUES, type QueueLine } from './queues.tsx';
import { TIMINGS } from './tables.ts';

/** So many failed jobs are listed, the latest. */
const FAILURES_MAX = 1000;
const HOUR_MS = 3_600_000;

type ProcessState = Awaited<ReturnType<typeof listProcessStates>>[number];

export type PerformanceView = { kind: MeasureKind; hours: ReportHours };

/** What an address asks to see: the routes of the last hour where it does not say. */
export function viewOf(parameters: URLSearchParams): PerformanceView {
  return {
    kind: MEASURE_KINDS.find((kind) => kind === parameters.get('kind')) ?? 'route',
    hours: REPORT_HOURS.find((hours) => String(hours) === parameters.get('hours')) ?? 1,
  };
}

export async function loadPerformance(parameters: URLSearchParams) {
  const view = viewOf(parameters);
  const [timings, states, queues, failures] = await Promise.all([
    listTimings(view.kind, view.hours),
    listProcessStates(view.hours),
    queueLines(),
    failureLines(),
  ]);
  return {
    view,
    timings: listPage(TIMINGS, timings, parameters),
    processes: listPage(PROCESSES, processLines(states), parameters),
    memory: memoryOf(states, view.hours),
    queues: listPage(QUEUES, queues, parameters),
    failures: listPage(FAILURES, failures, parameters),
  };
}

/** What each of the lists has, in the order that it has without any other. */
export async function queueLines(): Promise<QueueLine[]> {
  const [queues, oldest] = await Promise.all([queueCounts(), oldestWaitingJobs()]);
  const waitsSince = new Map(oldest.map(({ queue, since }) => [queue, since]));
  return queues.toSorted(busiestFirst).map((queue) => {
    const since = waitsSince.get(queue.queue) ?? null;
    return {
      ...queue,
      since: since?.toISOString() ?? null,
      oldest: since && formatAgo(since, nowMillis()),
    };
  });
}

export async function failureLines(): Promise<Failure[]> {
  return (await listFailedJobs(FAILURES_MAX)).map(({ failed_at, ...job }) => ({
    ...job,
    at: failed_at.toISOString(),
    when: formatAgo(failed_at, nowMillis()),
  }));
}

export function processLines(states: readonly ProcessState[]): ProcessLine[] {
  const now = nowMillis();
  return latestOf(states).map((process) => processLine(process, now));
}

type Queue = Awaited<ReturnType<typeof queueCounts>>[number];

function busiestFirst(one: Queue, other: Queue): number {
  const jobs = ({ waiting, active, failed }: Queue) => waiting + active + failed;
  return jobs(other) - jobs(one);
}

export type ProcessLine = ReturnType<typeof processLine>;

function processLine(state: ProcessState, now: number) {
  const { process, role, memory_bytes, heap_bytes, loop_delay_p99_ms, sockets } = state;
  const { snapshot_revision: revision, snapshot_since: since } = state;
  return {
    ...{ process, role, memory_bytes, heap_bytes, loop_delay_p99_ms, sockets, revision },
    started_at: state.started_at.toISOString(),
    started: formatAgo(state.started_at, now),
    seen_at: state.written_at.toISOString(),
    seen: formatAgo(state.written_at, now),
    since: since && formatAgo(since, now),
  };
}

/** The last state of each process, the latest first. */
function latestOf(states: readonly ProcessState[]): ProcessState[] {
  const latest = new Map(states.map((state) => [state.process, state]));
  return [...latest.values()].sort(
    (one, other) => other.written_at.getTime() - one.written_at.getTime(),
  );
}

export type MemorySlot = { at: string; web: number | null; worker: number | null };

/** The most that a process of each role took, in bytes: by slot for an hour, by hour for a day. */
function memoryOf(states: readonly ProcessState[], hours: ReportHours): MemorySlot[] {
  const byPlace = Object.groupBy(states, ({ slot }) => placeOf(slot, hours));
  return Object.entries(byPlace).map(([place, all = []]) => ({
    at: place,
    web: mostOf(all, 'web'),
    worker: mostOf(all, 'worker'),
  }));
}

const clock = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hour: 'numeric',
  minute: '2-digit',
});

function placeOf(slot: Date, hours: ReportHours): string {
  const start = hours === 1 ? slot : new Date(Math.floor(slot.getTime() / HOUR_MS) * HOUR_MS);
  return clock.format(start).replace(':', ' h ');
}

function mostOf(states: readonly ProcessState[], wanted: ProcessState['role']): number | null {
  const bytes = states
    .filter(({ role }) => role === wanted)
    .map(({ memory_bytes }) => memory_bytes);
  return bytes.length === 0 ? null : Math.max(...bytes);
}
