import { createHash } from 'node:crypto';
import { unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * A lock between processes of one machine: a local socket whose name stands for the locked path. The kernel
 * frees it however its holder ends, so `kill -9` leaves nothing stale behind.
 */
export type Lock = { release(): Promise<void> };

function socketPath(path: string): string {
  const name = `trouvaille-${createHash('sha256').update(resolve(path)).digest('hex').slice(0, 32)}`;
  // Linux has socket names outside the file system; elsewhere it is a file in the temporary folder.
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);
}

/** Takes a lock. @returns null when another process (or this one) holds it. */
export async function tryLock(path: string): Promise<Lock | null> {
  const address = socketPath(path);
  const server = createServer((socket) => socket.end());
  if (!(await listening(server, address))) {
    if (process.platform === 'linux' || (await answers(address))) return null;
    unlinkSync(address);
    return await tryLock(path);
  }
  server.unref();
  return {
    release: () => new Promise<void>((done) => server.close(() => done())),
  };
}

/** Runs a task under a lock, waiting for it as long as it takes. */
export async function withLock<T>(path: string, task: () => Promise<T>): Promise<T> {
  let lock = await tryLock(path);
  while (!lock) {
    await new Promise((done) => setTimeout(done, 50));
    lock = await tryLock(path);
  }
  try {
    return await task();
  } finally {
    await lock.release();
  }
}

function listening(server: Server, address: string): Promise<boolean> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(false) : fail(error),
    );
    server.listen(address, () => done(true));
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(address, () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}
