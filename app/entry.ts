import * as build from 'virtual:react-router/server-build';
import { openLabelCounts } from '#modules/catalogue/label-counts/index.server.ts';
import { openWordIndex } from '#modules/catalogue/matching/index.server.ts';
import {
  describeSnapshot,
  engineReady,
  openEngine,
} from '#modules/engine/snapshot/index.server.ts';
import {
  closePlatform,
  config,
  log,
  openSender,
  pingDatabase,
  recordPerformance,
} from '#modules/platform/index.server.ts';
import { SERVICE_WORKER, WITHDRAWN_WORKER } from './features/offline/index.ts';
import { handleAcceptError, handleClientError } from './shell/http/client-error.server.ts';
import { createPipeline } from './shell/pipeline/pipeline.server.ts';
import { createStaticFiles } from './shell/pipeline/static-files.server.ts';
import type { Site } from './shell/site.ts';
import { createUpgrades } from './shell/upgrades.server.ts';
import { sockets } from './sockets.server.ts';

let engine: Awaited<ReturnType<typeof openEngine>> | undefined;
let wordIndex: Awaited<ReturnType<typeof openWordIndex>> | undefined;
let recording: ReturnType<typeof recordPerformance> | undefined;
let labelCounts: Awaited<ReturnType<typeof openLabelCounts>> | undefined;

async function open(): Promise<void> {
  await pingDatabase();
  // Now, since the first job is enqueued within a transaction, which would wait with its connection in hand.
  await openSender();
  wordIndex = await openWordIndex();
  labelCounts = await openLabelCounts();
  engine = await openEngine();
  recording ??= recordPerformance({
    role: 'web',
    snapshot: () => (engineReady() ? describeSnapshot().revision : null),
  });
}

async function suspend(): Promise<void> {
  await engine?.close();
  await labelCounts?.close();
  await wordIndex?.close();
  engine = undefined;
  wordIndex = undefined;
  labelCounts = undefined;
}

async function close(): Promise<void> {
  await suspend();
  await recording?.close();
  await closePlatform();
}

/** What `shell/server.ts`, run by Node as it is, uses of the bundle. */
export const site: Site = {
  config,
  log,
  handleRequest: createPipeline({ build, mode: import.meta.env.MODE, isReady: engineReady }),
  ...createUpgrades(sockets),
  handleAcceptError,
  handleClientError,
  createStaticFiles: (folder) =>
    createStaticFiles(folder, {
      worker: SERVICE_WORKER,
      withdrawn: WITHDRAWN_WORKER,
      isInUse: config.serviceWorker,
    }),
  isReady: engineReady,
  open,
  suspend,
  close,
};
