import { createServer } from 'node:net';
import { join } from 'node:path';
import { closePlatform, config, untilAborted, waitFor } from '#modules/platform/index.server.ts';
import { listenFailure, OperatorError } from '#modules/platform/shared.ts';
import { buildIfStale } from './build.ts';
import { prepareDataDir } from './data-dir.ts';
import { tryLock } from './file-lock.ts';
import { openSiteDatabase, prepareDatabase } from './postgres/site-database.ts';
import { reportProgress } from './report.ts';
import { seedCatalogue } from './seed.ts';
import { runSite, type Site, type SiteOptions } from './supervision/supervisor.ts';

/**
 * Everything between a checkout and a running site: build, database, tables, catalogue, processes.
 *
 * @param signal aborts a start in progress; what was opened is closed again.
 * @throws OperatorError with one line for the operator.
 */
export async function startSite(options: SiteOptions, signal: AbortSignal): Promise<Site> {
  const undo: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    signal.throwIfAborted();
    prepareDataDir(config.dataDir);
    // A stored secret that is empty is rejected before any work is done.
    void config.sessionSecret;
    if (options.web) {
      await waitFor(`Je cherche l’adresse de ${config.host} (HOST)…`, checkPort(), signal);
    }
    // Parts started with --only join a site that runs on this folder; a second whole site must not.
    if (!config.databaseUrl && options.web && options.worker) undo.push(lockDataDir());
    if (options.web && !options.development) await buildIfStale(signal);
    const database = await reportProgress('Base de données', () => openSiteDatabase(signal));
    undo.push(() => database.close());
    // Each migration, and the import, is a transaction: what is cut short here ends with this process.
    await untilAborted(fillDatabase(), signal);
    const site = await reportProgress('Démarrage', () => runSite(database, options, signal));
    undo.push(() => site.stop());
    return { ...site, stop: close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function fillDatabase(): Promise<void> {
  await prepareDatabase();
  await seedCatalogue();
  await closePlatform();
}

function lockDataDir(): () => Promise<void> {
  const lock = tryLock(join(config.dataDir, 'site.lock'));
  if (!lock) {
    throw new OperatorError(
      `Un site tourne déjà sur le dossier de données ${config.dataDir} : choisis-en un autre avec DATA_DIR.`,
    );
  }
  return async () => lock.release();
}

/** Finds a busy port before any work is done. */
async function checkPort(): Promise<void> {
  await new Promise<void>((done, fail) => {
    const server = createServer();
    server.once('error', (error) => fail(listenFailure(error, config)));
    server.listen(config.port, config.host, () => server.close(() => done()));
  });
}
