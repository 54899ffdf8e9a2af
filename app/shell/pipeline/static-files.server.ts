import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { type StoredResponse, tagOf, writeStoredResponse } from '../http/stored-response.server.ts';
import { FILE } from './access-log.server.ts';
import { isRead, type Middleware, type ServeFile } from './middleware.server.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Where file names contain a hash of the content. */
const HASHED = '/assets/';
const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
const WORKER_HEADERS: StoredResponse['headers'] = [
  ['Cache-Control', 'no-cache'],
  // What it asks for itself, on behalf of pages.
  ['Content-Security-Policy', "default-src 'none'; connect-src 'self'"],
];

/** The service worker, which browsers ask for anew each time. */
type Workers = {
  /** The path of the service worker. */
  worker: string;
  /** The path of the script that ends the one that a browser has: served in its place where the site does without one. */
  withdrawn: string;
  isInUse: boolean;
};

/** Answers with a file where there is one: nothing follows then. */
export const staticFiles: Middleware = ({ incoming, outgoing, serveFile, url, context }, next) => {
  if (!url || !isRead(incoming)) return next();
  context.route = FILE;
  return new Promise((resolve, reject) => {
    serveFile(incoming, outgoing, () => {
      context.route = '';
      next().then(resolve, reject);
    });
  });
};

/**
 * Reads a folder of built files, compressed by the build, and serves them from memory: they are small (1.4 MB), and a
 * disk that fails or file descriptors that run out then have no part in an answer.
 *
 * @throws when a file has no known media type: it could not be served rightly.
 */
export function createStaticFiles(
  folder: string,
  { worker, withdrawn, isInUse }: Workers,
): ServeFile {
  const workers = [worker, withdrawn];
  const files = new Map(
    listFiles(folder).map((path) => [path, readFile(folder, path, workers.includes(path))]),
  );
  const ending = files.get(withdrawn);
  if (ending && !isInUse) files.set(worker, ending);

  /** Answers a GET or HEAD for a file; hands any other on. */
  return function serveFile(request, response, next): void {
    const file = files.get((request.url ?? '').split('?', 1)[0] ?? '');
    if (file) writeStoredResponse(request, response, file);
    else next();
  };
}

/** The paths of files that are served, as addresses name them; hidden ones and compressed copies are none. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !/\/\.|\.(br|gz)$/.test(path));
}

function readFile(folder: string, path: string, isWorker: boolean): StoredResponse {
  const type = TYPES[extname(path)];
  if (!type) throw new Error(`no media type is known for ${path}`);
  const identity = readFileSync(join(folder, path));
  const [br, gzip] = ['.br', '.gz'].map((end) => readIfThere(join(folder, path + end)));
  const compressed = { ...(br && { br }), ...(gzip && { gzip }) };
  return {
    type,
    bodies: { identity, ...compressed },
    tag: tagOf(identity),
    headers: [
      ...(isWorker
        ? WORKER_HEADERS
        : [['Cache-Control', path.startsWith(HASHED) ? YEAR : HOUR] as const]),
      ...(br || gzip ? [['Vary', 'Accept-Encoding'] as const] : []),
    ],
  };
}

function readIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
