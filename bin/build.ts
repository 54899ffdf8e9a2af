import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify, stripVTControlCharacters } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { untilAborted } from '#modules/platform/index.server.ts';
import { OperatorError } from '#modules/platform/shared.ts';
import { type Lock, withLock } from './file-lock.ts';
import { reportProgress } from './report.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BUILD = join(ROOT, 'build');
/** Held while dependencies are installed (bootstrap.mjs) or the site is built. */
const LOCK = join(ROOT, '.checkout.lock');
const STAMP = join(BUILD, '.inputs');

const INPUT_FOLDERS = ['app', 'modules'];
const INPUT_FILES = [
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/**
 * Builds the site unless the build is up to date with the sources; two starts build once.
 *
 * @throws the reason of `signal` as soon as it is aborted; the build is stopped and counts as none.
 */
export async function buildIfStale(signal?: AbortSignal): Promise<void> {
  const inputs = hashInputs();
  if (isBuilt(inputs)) return;
  const waiting = 'J’attends qu’un autre démarrage ait construit le site…';
  const build = async (lock: Lock) => {
    if (isBuilt(inputs)) return;
    // Written last: a build that is cut short counts as none.
    rmSync(STAMP, { force: true });
    await runBuild(lock, signal);
    await untilAborted(compressAssets(join(BUILD, 'client')), signal);
    writeFileSync(STAMP, inputs);
  };
  await reportProgress('Construction du site', () => withLock(LOCK, waiting, build, signal));
}

function isBuilt(inputs: string): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs;
}

/** A fingerprint of every file that the build reads. */
function hashInputs(): string {
  const files = INPUT_FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const hash = createHash('sha256');
  for (const file of [...files, ...INPUT_FILES.map((name) => join(ROOT, name))].sort()) {
    hash
      .update(`${file.slice(ROOT.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** The program inherits the lock: should this process be killed, no other one builds at the same time. */
function runBuild(lock: Lock, signal?: AbortSignal): Promise<void> {
  const cli = join(ROOT, 'node_modules/@react-router/dev/dist/cli/index.js');
  const child = spawn(process.execPath, [cli, 'build'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', lock.fd],
  });
  const stop = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', stop);
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => {
      signal?.removeEventListener('abort', stop);
      if (signal?.aborted) return fail(signal.reason);
      if (code === 0) return done();
      const noSpace = output.includes('ENOSPC');
      fail(
        new OperatorError(
          noSpace
            ? 'Plus de place sur le disque pour construire le site.'
            : `${stripVTControlCharacters(output).trim()}\nLa construction du site a échoué.`,
        ),
      );
    });
  });
}

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|xml|webmanifest|ico)$/;
/** A page has several scripts of a few hundred bytes, which compress to half of that. */
const WORTH_COMPRESSING_BYTES = 256;

/** Puts a .br and a .gz beside every text file, so that the server never compresses while it serves. */
async function compressAssets(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      if (content.length < WORTH_COMPRESSING_BYTES) return;
      const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params: quality }));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
