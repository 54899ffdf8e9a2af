import { fileURLToPath } from 'node:url';
import { config, untilAborted } from '#modules/platform/index.server.ts';
import type { SiteDatabase } from '../postgres/site-database.ts';
import { Child } from './child.ts';
import { webHealth } from './health.ts';
import { WORKER_FLAGS } from './worker-flags.ts';

const path = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

const DATABASE_CHECK_MS = 500;

export type SiteOptions = { web: boolean; worker: boolean; development: boolean };

export type Site = {
  /** Address of the web server, where there is one. */
  url: string | null;
  worker: Child | null;
  stop(): Promise<void>;
};

/**
 * Runs web and worker as processes of their own and restarts them, and the embedded database, when they exit.
 *
 * @throws when one of them cannot start, or `signal` is aborted before; nothing is left running then.
 */
export async function runSite(
  database: SiteDatabase,
  options: SiteOptions,
  signal: AbortSignal,
): Promise<Site> {
  // Fixed once the first web process has chosen, so that a restart keeps the address.
  let port = config.port;
  const env = () => ({
    ...process.env,
    NODE_ENV: options.development ? 'development' : 'production',
    PRODUCTION: String(config.production),
    PORT: String(port),
    DATA_DIR: config.dataDir,
    DATABASE_URL: database.url,
    SESSION_SECRET: config.sessionSecret,
  });
  const onRestart = (name: string) => (reason: string) =>
    console.error(`${name} s’est arrêté (${reason}) : redémarrage.`);
  const web = options.web
    ? new Child({
        name: 'web',
        args: options.development
          ? ['--conditions=development', path('app/shell/server.ts'), '--dev']
          : ['--enable-source-maps', '--max-semi-space-size=64', path('app/shell/server.ts')],
        env,
        onRestart: onRestart('Le serveur web'),
        // One under development may be stopped in a debugger.
        ...(!options.development && { health: webHealth(config.host) }),
      })
    : null;
  const worker = options.worker
    ? new Child({
        name: 'worker',
        args: [...WORKER_FLAGS, path('jobs/worker.ts')],
        env,
        onRestart: onRestart('Le serveur de tâches'),
      })
    : null;
  const stopWatching = keepAlive(database);
  const stop = async () => {
    stopWatching();
    await Promise.all([web?.stop(), worker?.stop()]);
  };
  try {
    const started = Promise.all([web?.start(), worker?.start()]);
    const [ready] = await untilAborted(started, signal);
    port = ready?.port ?? port;
    return { url: ready?.url ?? null, worker, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts the embedded database again when it exits. */
function keepAlive(database: SiteDatabase): () => void {
  let timer: NodeJS.Timeout;
  let stopped = false;
  async function check(): Promise<void> {
    try {
      if (await database.ensureRunning()) {
        console.error('La base de données s’était arrêtée : redémarrée.');
      }
    } catch (error) {
      console.error((error as Error).message);
    }
    if (!stopped) timer = setTimeout(check, DATABASE_CHECK_MS);
  }
  timer = setTimeout(check, DATABASE_CHECK_MS);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
