import { spawn } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { keepSecret, waitFor } from '#modules/platform/index.server.ts';
import { OperatorError } from '#modules/platform/shared.ts';
import { changeOwner, findBinaries, findLaunch, POSTGRES_MAJOR } from './binaries.ts';

/** A PostgreSQL data folder and what belongs to it, all under one DATA_DIR. */
export type Cluster = {
  dataDir: string;
  /** For tests: fast instead of safe against power cuts, and stopped with the process that started it. */
  throwaway: boolean;
};

/** The role that initdb makes; only start-up uses it. */
export const SUPERUSER = 'trouvaille';
export const SUPERUSER_PASSWORD = 'postgres-password';
const DISK_NEEDED_BYTES = 150_000_000;

export const folderOf = (cluster: Cluster) => join(cluster.dataDir, 'postgres');

/** Makes the data folder when there is none: into a temporary folder first, so that it is whole or absent. */
export async function initialise(cluster: Cluster, signal?: AbortSignal): Promise<void> {
  const folder = folderOf(cluster);
  if (existsSync(folder)) {
    checkFolder(cluster);
    return;
  }
  const free = statfsSync(cluster.dataDir);
  if (free.bavail * free.bsize < DISK_NEEDED_BYTES) {
    throw new OperatorError(`Plus assez de place sur le disque pour ${cluster.dataDir}.`);
  }
  for (const name of readdirSync(cluster.dataDir)) {
    // Left by a start that was killed half-way.
    if (name.startsWith('postgres.new-')) {
      rmSync(join(cluster.dataDir, name), { recursive: true, force: true });
    }
  }
  const fresh = join(cluster.dataDir, `postgres.new-${process.pid}`);
  const passwordFile = `${fresh}.password`;
  const launch = findLaunch(cluster.dataDir);
  try {
    const password = keepSecret(cluster.dataDir, SUPERUSER_PASSWORD);
    writeFileSync(passwordFile, password, { mode: 0o600 });
    mkdirSync(fresh, { mode: 0o700 });
    changeOwner(launch.owner, passwordFile);
    changeOwner(launch.owner, fresh);
    const command = [
      ...launch.prefix,
      findBinaries().initdb,
      `--pgdata=${fresh}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // PostgreSQL's own Unicode rules: the same on every machine, whatever locales it has.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      // Some extensions still ask the C library what a letter is (pg_trgm).
      '--lc-ctype=C.UTF-8',
      '--no-instructions',
      ...(cluster.throwaway ? ['--no-sync'] : []),
    ];
    await waitFor('PostgreSQL prépare une base de données neuve…', run(command, signal));
    renameSync(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    rmSync(passwordFile, { force: true });
  }
}

/** Runs a program to its end, or to that of `signal`. @throws OperatorError with its error message. */
async function run(command: readonly string[], signal?: AbortSignal): Promise<void> {
  const [program, ...args] = command;
  const child = spawn(program as string, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, LD_LIBRARY_PATH: findBinaries().lib, LC_ALL: 'C' },
  });
  const stop = () => child.kill();
  signal?.addEventListener('abort', stop);
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const status = await new Promise<number | null>((done) => {
    child.once('close', done);
    child.once('error', (error) => {
      output += error.message;
    });
  });
  signal?.removeEventListener('abort', stop);
  signal?.throwIfAborted();
  if (status !== 0) throw explain(output);
}

function checkFolder(cluster: Cluster): void {
  const folder = folderOf(cluster);
  const { owner } = findLaunch(cluster.dataDir);
  if (lstatSync(folder).uid !== owner) {
    if (process.geteuid?.() !== 0) {
      throw new OperatorError(`Le dossier ${folder} appartient à un autre utilisateur.`);
    }
    changeOwner(owner, folder);
  }
  let version: string;
  try {
    version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  } catch {
    throw new OperatorError(`Le dossier ${folder} n’est pas une base PostgreSQL.`);
  }
  if (version !== String(POSTGRES_MAJOR)) {
    throw new OperatorError(
      `La base de ${folder} vient de PostgreSQL ${version} ; il faut la version ${POSTGRES_MAJOR} (voir « backup » dans le README).`,
    );
  }
}

/** PostgreSQL's error message as one line for the operator. */
export function explain(output: string): OperatorError {
  if (/No space left on device/.test(output)) {
    return new OperatorError('Plus de place sur le disque pour la base de données.');
  }
  const line = output
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => /FATAL|PANIC|error|cannot|could not/i.test(text))
    .at(0);
  return new OperatorError(
    `La base de données ne démarre pas : ${line ?? (output.trim() || 'raison inconnue')}`,
  );
}
