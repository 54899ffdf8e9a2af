import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildIfStale } from '../../bin/build.ts';

const ROOT = join(import.meta.dirname, '../..');

export type TestServer = {
  /** `http://localhost:PORT` */
  origin: string;
  /** Everything it has written so far. */
  output: () => string;
  process: ChildProcess;
  stop: () => Promise<number | null>;
};

/** Starts the built server, as it runs in production, on the test file's own database and on a free port. */
export async function startServer(env: Record<string, string> = {}): Promise<TestServer> {
  await buildOnce();
  const child = spawn(process.execPath, [join(ROOT, 'app/shell/server.ts')], {
    env: { ...process.env, NODE_ENV: 'production', PRODUCTION: 'false', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const ready = once(child, 'message') as Promise<[{ port: number }]>;
  const first = await Promise.race([ready, ended.then(() => null)]);
  if (!first) throw new Error(`The server did not start: ${output}`);
  return {
    origin: `http://localhost:${first[0].port}`,
    output: () => output,
    process: child,
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}

/** Files that share a process ask once whether the build is that of the sources, which reads them all. */
async function buildOnce(): Promise<void> {
  if (process.env.TESTED_BUILD) return;
  await buildIfStale();
  process.env.TESTED_BUILD = 'true';
}
