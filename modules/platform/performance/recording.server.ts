import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { now, nowMillis } from '../clock.ts';
import { log } from '../operation/log.server.ts';
import { metrics } from '../operation/metrics.server.ts';
import { clearMeasures, takenMeasures } from './measure.server.ts';
import { type ProcessState, writeSlot } from './performance.store.server.ts';
import { SLOT_MS } from './shared.ts';

/** What is measured is stored so often: a process that is killed loses no more. */
const WRITE_MS = 60_000;
const NANOSECONDS_PER_MS = 1e6;

type Recorded = {
  role: ProcessState['role'];
  /** The revision of the catalogue that it serves; null before it serves one. */
  snapshot?: () => number | null;
};

/** Stores what this process measures (`measure`), each minute, until it is closed. */
export function recordPerformance({ role, snapshot }: Recorded): { close(): Promise<void> } {
  const name = `${hostname()} ${process.pid}`.slice(-100);
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let slot = slotOf(nowMillis());
  let served: { revision: number; since: Date } | null = null;

  async function write(): Promise<void> {
    const revision = snapshot?.() ?? null;
    if (revision === null) served = null;
    else if (revision !== served?.revision) served = { revision, since: now() };
    const { rss, heapUsed } = process.memoryUsage();
    const measures = takenMeasures();
    const { values } = await metrics.sockets.get();
    const state: ProcessState = {
      slot: new Date(slot),
      process: name,
      role,
      started_at: new Date(nowMillis() - process.uptime() * 1000),
      written_at: now(),
      memory_bytes: rss,
      heap_bytes: heapUsed,
      loop_delay_p99_ms: Math.max(0, delay.percentile(99) / NANOSECONDS_PER_MS),
      sockets: values[0]?.value ?? 0,
      snapshot_revision: served?.revision ?? null,
      snapshot_since: served?.since ?? null,
    };
    const current = slotOf(nowMillis());
    if (current !== slot) {
      slot = current;
      clearMeasures();
      delay.reset();
    }
    try {
      await writeSlot(state, measures);
    } catch (error) {
      // While the database is away there is nothing to write to, and other lines of the log say so.
      log.debug({ err: error }, 'performance was not stored');
    }
  }

  const timer = setInterval(write, WRITE_MS);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      delay.disable();
      await write();
    },
  };
}

function slotOf(millis: number): number {
  return Math.floor(millis / SLOT_MS) * SLOT_MS;
}
