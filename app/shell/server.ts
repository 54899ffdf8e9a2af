// The web process. Everything with state (configuration, database, engine) comes through one bundle, `app/entry.ts`:
// importing a module here as well would make a second copy of it.
import { existsSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import { listenFailure, OperatorError, printFailure } from '#modules/platform/shared.ts';
import type { Site } from './site.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
// Below the time the supervisor grants before it kills, so that the database pool is closed in order.
const SHUTDOWN_MS = 7_000;
const DEVELOPMENT = process.argv.includes('--dev');

const server = createServer({
  // Slow clients: headers within 10 s, the whole request within 30 s, idle connections closed after 15 s,
  // and those that take nothing of their answer after 30 s.
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
  // An upgrade to something else, as HTTP/2, is an offer that need not be taken: such requests are answered as they are.
  shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
});
server.setTimeout(30_000);

const { site, serveStatic } = await load().catch(fail);
const { config } = site;

server.on('request', (request, response) => site.handleRequest(request, response, serveStatic));
server.on('upgrade', (request, socket, head) => {
  socket.on('error', () => socket.destroy());
  if (!site.handleUpgrade(request, socket, head) && !isViteSocket(request.headers))
    socket.destroy();
});
server.on('clientError', site.handleClientError);
server.on('error', (error) => {
  // Once listening, it is emitted only when a connection cannot be accepted, for want of file descriptors.
  if (server.listening) return site.handleAcceptError(error);
  fail(listenFailure(error, config));
});

await site.open().catch(fail);
server.listen(config.port, config.host, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const url = config.port === 0 ? `http://localhost:${port}` : config.publicUrl.origin;
  if (process.send) process.send({ type: 'ready', url, port });
  else console.log(`Trouvaille est prêt : ${url}`);
});

process.once('SIGTERM', () => shutDown(0));
process.once('SIGINT', () => shutDown(0));
if (process.send) process.once('disconnect', () => shutDown(0));
// A bug. What threw may have left things half done, so the process ends, but not before it has answered the others. An
// unhandled rejection leaves nothing half done: it is logged, and the process goes on.
process.once('uncaughtException', (error) => {
  site.log.fatal({ err: error }, 'uncaught exception');
  shutDown(1);
});
process.on('unhandledRejection', (error) => site.log.error({ err: error }, 'unhandled rejection'));

/**
 * Stops accepting, lets running requests finish, closes sockets and pools; never takes longer than SHUTDOWN_MS.
 *
 * @param code the process's exit code: not 0 when it ends after a failure.
 */
async function shutDown(code: 0 | 1): Promise<void> {
  setTimeout(() => process.exit(code), SHUTDOWN_MS).unref();
  const drained = new Promise<void>((resolve) => server.close(() => resolve()));
  await site.closeSockets();
  // A connection whose last answer has just gone is idle too.
  setInterval(() => server.closeIdleConnections(), 50);
  await drained;
  await site.close();
  process.exit(code);
}

async function load(): Promise<{ site: Site; serveStatic: Static }> {
  if (DEVELOPMENT) return loadDevelopment();
  const bundle = `${ROOT}build/server/index.js`;
  if (!existsSync(bundle))
    throw new OperatorError('Le site n’est pas construit : lance npm start.');
  const { site } = (await import(bundle)) as { site: Site };
  return { site, serveStatic: site.createStaticFiles(`${ROOT}build/client`) };
}

type Static = (...parameters: [...Parameters<RequestListener>, next: () => void]) => void;

async function loadDevelopment(): Promise<{ site: Site; serveStatic: Static }> {
  const { developmentSite } = await import('./development.ts');
  const { vite, site } = await developmentSite(ROOT, server);
  return {
    site,
    serveStatic: (request, response, next) => vite.middlewares(request, response, next),
  };
}

function isViteSocket(headers: { 'sec-websocket-protocol'?: string }): boolean {
  return DEVELOPMENT && (headers['sec-websocket-protocol'] ?? '').startsWith('vite-');
}

function fail(error: unknown): never {
  printFailure(error);
  process.exit(1);
}
