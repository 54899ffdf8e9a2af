import { statfs } from 'node:fs/promises';
import { config } from './config.server.ts';

/** With less than this, PostgreSQL cannot begin its next log segment, and stops. */
const RESERVE_BYTES = 16 * 1024 * 1024;
/** For how long a failed write counts: the full disk may be that of a database elsewhere. */
const FAILURE_COUNTS_MS = 30_000;

let failedAt = Number.NEGATIVE_INFINITY;

/** Records that a write failed because the disk is full. */
export function noteFullDisk(): void {
  failedAt = performance.now();
}

/** Whether a write failed lately because a disk was full, or that of DATA_DIR has almost no space left. */
export async function isDiskFull(): Promise<boolean> {
  if (performance.now() - failedAt < FAILURE_COUNTS_MS) return true;
  const { bavail, bsize } = await statfs(config.dataDir).catch(() => ({
    bavail: 1,
    bsize: Infinity,
  }));
  return bavail * bsize < RESERVE_BYTES;
}
