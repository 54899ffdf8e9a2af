import * as build from 'virtual:react-router/server-build';
import { sockets } from '#app/sockets.server.ts';
import { openWordIndex } from '#modules/catalogue/matching/index.server.ts';
import { engineReady, openEngine } from '#modules/engine/snapshot/index.server.ts';
import { closePlatform, pingDatabase } from '#modules/platform/index.server.ts';
import { createPipeline } from './pipeline/pipeline.server.ts';
import { createUpgrades } from './upgrades.server.ts';

// What the server (`server.ts`, run by Node as it is) uses of the bundle: the routes, and all that has state.
export { engineReady } from '#modules/engine/snapshot/index.server.ts';
export { config, log } from '#modules/platform/index.server.ts';
export { handleAcceptError, handleClientError } from './http/client-error.server.ts';
export { createStaticFiles } from './pipeline/static-files.server.ts';

export const handleRequest = createPipeline({
  build,
  mode: import.meta.env.MODE,
  isReady: engineReady,
});

export const { handleUpgrade, closeSockets } = createUpgrades(sockets);

let engine: Awaited<ReturnType<typeof openEngine>> | undefined;
let wordIndex: Awaited<ReturnType<typeof openWordIndex>> | undefined;

/** Opens what must be ready before the first request. */
export async function open(): Promise<void> {
  await pingDatabase();
  wordIndex = await openWordIndex();
  engine = await openEngine();
}

/** Gives back what follows the catalogue; it can be opened again. */
export async function closeEngine(): Promise<void> {
  await engine?.close();
  await wordIndex?.close();
  engine = undefined;
  wordIndex = undefined;
}

/** Closes what `open` opened, when no request runs any more. */
export async function close(): Promise<void> {
  await closeEngine();
  await closePlatform();
}
