import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { waitFor } from '#modules/platform/index.server.ts';
import { OperatorError } from '#modules/platform/shared.ts';

/**
 * A lock between processes of one machine: flock(2) on a file that only its owner can open, so that no other user
 * can hold it. The kernel frees it however its holder ends: `kill -9` leaves nothing stale behind. The file stays.
 */
export type Lock = {
  /** The open file. A program that inherits it holds the lock until it ends too. */
  fd: number;
  release(): void;
};

/** Exit code of `flock` when another process holds the lock. */
const TAKEN = 1;
const RETRY_MS = 100;

/** Takes a lock. @returns null when another process (or this one) holds it. */
export function tryLock(file: string): Lock | null {
  const fd = openSync(file, 'a', 0o600);
  // The lock belongs to the open file, which the program shares with us: it outlives the program.
  const { status, error, stderr } = spawnSync('flock', ['--nonblock', '3'], {
    stdio: ['ignore', 'ignore', 'pipe', fd],
    encoding: 'utf8',
  });
  if (status === 0) return { fd, release: () => closeSync(fd) };
  closeSync(fd);
  if (status === TAKEN) return null;
  throw new OperatorError(
    error
      ? `Il faut le programme flock (paquet util-linux) : ${error.message}.`
      : `Le fichier ${file} ne peut être verrouillé : ${stderr.trim()}.`,
  );
}

/**
 * Runs a task under a lock, waiting for it as long as it takes.
 *
 * @param waiting one French line, printed when it takes long.
 * @throws the reason of `signal` when it is aborted before the lock is free.
 */
export async function withLock<T>(
  file: string,
  waiting: string,
  task: (lock: Lock) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const lock = await waitFor(waiting, takeLock(file, signal));
  try {
    return await task(lock);
  } finally {
    lock.release();
  }
}

async function takeLock(file: string, signal?: AbortSignal): Promise<Lock> {
  for (;;) {
    signal?.throwIfAborted();
    const lock = tryLock(file);
    if (lock) return lock;
    await pause(RETRY_MS, null, { signal });
  }
}
