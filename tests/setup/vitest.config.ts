import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));
const setup = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const folders = '{app,modules,jobs,bin,tests}';

const environment = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  SESSION_SECRET: 'a-secret-known-to-every-test-of-the-suite',
};

/** Properties try hundreds of cases: on a busy machine they take several times as long as alone. */
const testTimeout = 20_000;

/** Files run side by side, each on its own database: see database.ts. */
const withDatabase = {
  env: environment,
  globalSetup: [setup('postgres.ts')],
  setupFiles: [setup('console.ts'), setup('database.ts')],
  testTimeout,
  hookTimeout: 30_000,
};

export default defineConfig({
  root,
  test: {
    // By default one core is left idle.
    maxWorkers: '100%',
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
          setupFiles: withDatabase.setupFiles.concat(setup('snapshot.ts')),
          include: [`${folders}/**/*.db.test.ts`],
          exclude: ['tests/faults/**'],
        },
      },
      {
        root,
        test: { ...withDatabase, name: 'faults', include: ['tests/faults/*.db.test.ts'] },
      },
    ],
  },
});
