import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeOwner } from './binaries.ts';
import type { Cluster } from './cluster.ts';

/** Part of the socket's name; no network port. */
export const SOCKET_PORT = 5432;
const SOCKET = `.s.PGSQL.${SOCKET_PORT}`;
/** The kernel's bound on the path of a socket, in bytes. */
const LONGEST_PATH = process.platform === 'linux' ? 107 : 103;

const locationOf = (cluster: Cluster) => join(cluster.dataDir, 'postgres-socket');
const fits = (folder: string) => Buffer.byteLength(join(folder, SOCKET)) <= LONGEST_PATH;

/**
 * The folder of the server's socket: `postgres-socket` in DATA_DIR or, where that path is too long for a socket, a
 * short one that a link of this name leads to.
 */
export function socketFolder(cluster: Cluster): string {
  return linkedFolder(cluster) ?? locationOf(cluster);
}

function linkedFolder(cluster: Cluster): string | null {
  const place = locationOf(cluster);
  return lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(place) : null;
}

/**
 * Makes the folder, which only PostgreSQL's user (and root) may enter: no other user can listen in its place. An
 * existing folder is kept as long as that is true of it. No server runs.
 */
export function prepareSocketFolder(cluster: Cluster, owner: number): void {
  const place = locationOf(cluster);
  const folder = socketFolder(cluster);
  if (fits(folder) && isPrivate(folder, owner)) {
    // A crash leaves these; PostgreSQL refuses to start when their process number now belongs to another.
    for (const name of [SOCKET, `${SOCKET}.lock`]) rmSync(join(folder, name), { force: true });
    return;
  }
  rmSync(place, { recursive: true, force: true });
  if (fits(place)) {
    mkdirSync(place, { mode: 0o700 });
    changeOwner(owner, place);
    return;
  }
  const parent = fits(join(tmpdir(), 'trouvaille-XXXXXX')) ? tmpdir() : '/tmp';
  const short = mkdtempSync(join(parent, 'trouvaille-'));
  changeOwner(owner, short);
  // The link is created by a rename: a process killed here leaves an empty folder, never half a link.
  symlinkSync(short, `${place}.new-${process.pid}`);
  renameSync(`${place}.new-${process.pid}`, place);
}

function isPrivate(folder: string, owner: number): boolean {
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  return !!stat?.isDirectory() && stat.uid === owner && (stat.mode & 0o077) === 0;
}

/** Leaves nothing outside DATA_DIR once the server has stopped. */
export function removeLinkedFolder(cluster: Cluster): void {
  const folder = linkedFolder(cluster);
  if (!folder) return;
  rmSync(folder, { recursive: true, force: true });
  rmSync(locationOf(cluster), { force: true });
}
