import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START_DEADLINE_MS = 180_000;

export type MeasuredSite = {
  url: string;
  webPid: number;
  /** Draws pictures in every width and format, as a site does ahead of its visitors. */
  draw(names: readonly string[]): void;
  stop(): Promise<void>;
};

/**
 * Starts the built site as `npm start` does, on a free port and a data folder of its own: production build,
 * embedded database, starter catalogue. Rate limits are off, since one machine plays every visitor.
 *
 * @param dataDir a folder that may hold a catalogue already; erased at the end.
 */
export async function startMeasuredSite(
  dataDir = mkdtempSync(join(tmpdir(), 'trouvaille-bench-')),
): Promise<MeasuredSite> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    DATABASE_URL: '',
    RATE_LIMITS: 'false',
    // A thousand pictures would take both cores for minutes: drawn on demand, or those that are measured by `draw`.
    DRAW_AHEAD: 'false',
  };
  const site = spawn(process.execPath, ['bin/start.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  const ended = new Promise<void>((resolve) => site.once('exit', () => resolve()));
  await waitUntilReady(url, ended);
  return {
    url,
    webPid: childRunning(site.pid!, 'app/shell/server.ts'),
    draw(names) {
      const { status, stderr } = spawnSync(
        process.execPath,
        ['bin/cli.mjs', 'images', 'render', ...names],
        { cwd: ROOT, env, encoding: 'utf8' },
      );
      if (status !== 0) throw new Error(`pictures were not drawn: ${stderr}`);
    },
    async stop() {
      site.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(url: string, ended: Promise<void>): Promise<void> {
  let over = false;
  ended.then(() => {
    over = true;
  });
  const deadline = Date.now() + START_DEADLINE_MS;
  while (!over && Date.now() < deadline) {
    const ready = await fetch(`${url}/readyz`).catch(() => null);
    if (ready?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the measured site did not start');
}

/** The child of a process whose command line names a file (Linux). */
function childRunning(parent: number, file: string): number {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8');
  const pid = children
    .trim()
    .split(' ')
    .map(Number)
    .find((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes(file));
  if (!pid) throw new Error(`no child of ${parent} runs ${file}`);
  return pid;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
