import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { databaseUrl } from '#modules/platform/index.server.ts';
import type { BuiltCatalogue } from './build.server.ts';

// By its name in the package, which is the same seen from here and from the bundle.
const THREAD = createRequire(import.meta.url).resolve('#modules/engine/snapshot/build.worker.ts');

/**
 * Builds a snapshot in a thread of its own, so that this one goes on serving.
 *
 * @param signal aborts the build.
 * @throws what the building threw, or an error when the thread ended before its result.
 */
export async function buildInThread(signal: AbortSignal): Promise<BuiltCatalogue> {
  signal.throwIfAborted();
  const thread = new Worker(THREAD, { workerData: databaseUrl(), execArgv: [] });
  const giveUp = () => void thread.terminate();
  signal.addEventListener('abort', giveUp);
  try {
    const [message] = await Promise.race([once(thread, 'message'), ended(thread)]);
    return message as BuiltCatalogue;
  } finally {
    signal.removeEventListener('abort', giveUp);
    await thread.terminate();
  }
}

async function ended(thread: Worker): Promise<never> {
  await once(thread, 'exit');
  throw new Error('the thread that builds the snapshot ended too soon');
}
