import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OperatorError } from '../errors/errors.ts';

/**
 * Makes a folder and those above it. Node's own `recursive` never returns where the system denies that the parent
 * it has just seen exists, as /proc does.
 */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  try {
    mkdirSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST' || !statSync(path).isDirectory()) throw error;
  }
}

const SECRET_BYTES = 32;
const SHORTEST_SECRET = 32;

/** The secret that a file of DATA_DIR holds, for its owner's eyes only; made when there is none. */
export function keepSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  if (!statSync(file, { throwIfNoEntry: false })) {
    makeFolder(dataDir);
    // Whole or absent, also when the power fails or another process makes it too: a link never replaces a file.
    const draft = `${file}.${process.pid}`;
    const secret = randomBytes(SECRET_BYTES).toString('hex');
    writeFileSync(draft, secret, { mode: 0o600, flush: true });
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  return readSecret(dataDir, name);
}

/** The secret that a file of DATA_DIR holds. @throws OperatorError when it is missing, empty or too short. */
export function readSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  let secret: string;
  try {
    secret = readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new OperatorError(`Le fichier ${file}, qui garde un secret, ne peut être lu (${code}).`);
  }
  if (secret.trim().length < SHORTEST_SECRET) {
    throw new OperatorError(
      `Le fichier ${file} est vide ou trop court : il doit garder un secret d’au moins ${SHORTEST_SECRET} caractères.`,
    );
  }
  return secret;
}
