import { now, nowMillis } from '../clock.ts';
import { log } from '../operation/log.server.ts';
import { before, RETENTION } from '../retention.ts';
import {
  deleteSlotsBefore,
  type ProcessState,
  selectProcesses,
  sumMeasures,
} from './performance.store.server.ts';
import { type MeasureKind, type ReportHours, SLOT_MS, type Timing } from './shared.ts';
import { quantile } from './sketch.ts';

/** How long things of one kind took in the last hours, over all processes; those that took the most in all first. */
export async function listTimings(kind: MeasureKind, hours: ReportHours): Promise<Timing[]> {
  const sums = await sumMeasures(kind, sinceHours(hours));
  return sums
    .map(({ name, count, total_ms, max_ms, buckets, counts }) => {
      const sketch = {
        count,
        total: total_ms,
        max: max_ms,
        buckets: new Map(buckets.map((bucket, index) => [bucket, counts[index]!])),
      };
      const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => quantile(sketch, share) ?? 0);
      return { name, count, p50: p50!, p95: p95!, p99: p99!, max: max_ms, total: total_ms };
    })
    .sort((one, other) => other.total - one.total);
}

/** What the processes of the last hours were, slot by slot, the oldest first. */
export async function listProcessStates(hours: ReportHours): Promise<ProcessState[]> {
  return await selectProcesses(sinceHours(hours));
}

/** The first slot of the last hours: whole slots, so up to ten minutes more. */
function sinceHours(hours: ReportHours): Date {
  return new Date(Math.floor((nowMillis() - hours * 3_600_000) / SLOT_MS) * SLOT_MS);
}

/** Deletes measures past their retention. */
export async function deleteOldMeasures(): Promise<void> {
  const deleted = await deleteSlotsBefore(before(now(), RETENTION.performance));
  log.info({ deleted }, 'old measures deleted');
}
