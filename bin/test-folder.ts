import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** The tests write less than half of it at a time. */
const ROOM_BYTES = 6e9;

/**
 * Makes the temporary folder of a run of the tests. It is in memory where there is plenty: the databases of the tests make
 * and delete thousands of files, which halves what a disk costs the processor.
 */
export function makeTestFolder(): string {
  if (hasRoomInMemory()) {
    const folder = mkdtempSync(join(MEMORY, 'trouvaille-tests-'));
    if (runsPrograms(folder)) return folder;
    rmSync(folder, { recursive: true });
  }
  return mkdtempSync(join(tmpdir(), 'trouvaille-tests-'));
}

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory()) > ROOM_BYTES;
  } catch {
    return false;
  }
}

/** The browser is unpacked there; containers often mount the folder without the right to run anything. */
function runsPrograms(folder: string): boolean {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
  return spawnSync(program).status === 0;
}
