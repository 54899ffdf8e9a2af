import type { Config, log } from '#modules/platform/index.server.ts';
import type { handleAcceptError, handleClientError } from './http/client-error.server.ts';
import type { ServeFile } from './pipeline/middleware.server.ts';
import type { createPipeline } from './pipeline/pipeline.server.ts';
import type { createUpgrades } from './upgrades.server.ts';

/** What the server runs: the routes, and all that has state. `app/entry.ts` composes it, in one bundle. */
export type Site = ReturnType<typeof createUpgrades> & {
  config: Config;
  log: typeof log;
  handleRequest: ReturnType<typeof createPipeline>;
  handleAcceptError: typeof handleAcceptError;
  handleClientError: typeof handleClientError;
  /** @param folder that of the built files. */
  createStaticFiles(folder: string): ServeFile;
  /** Whether requests can be answered: true between `open` and `suspend`. */
  isReady(): boolean;
  /** Opens what must be ready before the first request. */
  open(): Promise<void>;
  /** Gives back what is kept in memory; it can be opened again. */
  suspend(): Promise<void>;
  /** Closes what `open` opened, when no request runs any more. */
  close(): Promise<void>;
};
