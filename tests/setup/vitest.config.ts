import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { WaitingFirst } from './waiting-first.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const setup = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const folders = '{app,modules,jobs,bin,tests}';

const environment = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  SESSION_SECRET: 'a-secret-known-to-every-test-of-the-suite',
  // A worker that a test starts would draw the pictures of its catalogue; those of the tests of pictures are asked for there.
  DRAW_AHEAD: 'false',
  // One that gave way would hardly run, where tests leave no processor idle.
  WORKER_NICENESS: '0',
};

/** Properties try hundreds of cases: on a busy machine they take several times as long as alone. */
const testTimeout = 20_000;

/** For what a test waits for: on a slow machine a site takes ten seconds to start. */
const withProcesses = { testTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

/** Files run side by side, each on its own database (database.ts). */
const withDatabase = {
  env: environment,
  globalSetup: [setup('postgres.ts')],
  setupFiles: [setup('console.ts'), setup('database.ts')],
  ...withProcesses,
  hookTimeout: 120_000,
};

export default defineConfig({
  root,
  test: {
    // More than there are cores: requests wait for the site, and some files for a worker.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: WaitingFirst },
    projects: [
      {
        root,
        test: {
          name: 'unit',
          include: [`${folders}/**/*.test.{ts,tsx}`],
          exclude: ['**/*.db.test.ts', 'tests/e2e/**'],
          env: environment,
          setupFiles: [setup('console.ts')],
          // Files of pure functions share a process and what it has imported.
          isolate: false,
          testTimeout,
        },
      },
      {
        root,
        test: {
          ...withDatabase,
          name: 'db',
          setupFiles: withDatabase.setupFiles.concat(setup('mocks.ts')),
          isolate: false,
          include: [`${folders}/**/*.db.test.ts`],
          exclude: ['tests/faults/**'],
        },
      },
      {
        root,
        // What they start shares the machine with the other tests.
        test: {
          ...withDatabase,
          name: 'faults',
          include: ['tests/faults/*.db.test.ts'],
        },
      },
    ],
  },
});
