import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { SERVICE_WORKER, WITHDRAWN_WORKER } from './worker-paths.ts';

/** The names of the built files, and what they are built of. */
const WORKERS = {
  [SERVICE_WORKER.slice(1)]: 'app/features/offline/service-worker.ts',
  [WITHDRAWN_WORKER.slice(1)]: 'app/features/offline/withdrawn-worker.ts',
};

/** What stands in the worker for the name of the build. */
const BUILD_NAME = 'BUILD_NAME';

/**
 * Builds the service worker at the site's root, beside the pages' scripts. It has a name of what was built with it, so that
 * browsers find each build's worker to be another one, and have it keep the pages of that build.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const [fileName, id] of Object.entries(WORKERS)) {
        this.emitFile({ type: 'chunk', id, fileName });
      }
    },
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).sort().join();
      const name = createHash('sha256').update(built).digest('hex').slice(0, 12);
      for (const fileName of Object.keys(WORKERS)) {
        const file = bundle[fileName];
        if (file?.type !== 'chunk') continue;
        if (file.imports.length > 0) this.error(`${fileName} must import nothing`);
        file.code = file.code.replace(BUILD_NAME, name);
      }
    },
  };
}
