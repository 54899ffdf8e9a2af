import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Job } from '#modules/platform/index.server.ts';
import { exporters } from './exporters.ts';
import { jobs } from './jobs.ts';

const ROOT = join(import.meta.dirname, '..');

/** Prints every module that Node loads for the list of jobs. */
const PRINT_LOADED = `
  import { registerHooks } from 'node:module';
  const urls = [];
  registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
  await import('./jobs/jobs.ts');
  console.log(JSON.stringify(urls));
`;

test('declaring the jobs loads nothing of what they run', () => {
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', PRINT_LOADED], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const loaded = (JSON.parse(printed) as string[])
    .filter((url) => !url.includes('/node_modules/zod/'))
    .map((url) => relative(ROOT, fileURLToPath(url)));
  expect(loaded).toContain('modules/alerts/jobs.ts');
  // What runs is in `.server.ts` files, and loads packages.
  expect(loaded.filter((path) => /\.server\.ts$|node_modules/.test(path))).toEqual([]);
});

test('every job that is declared is in the list, under a name of its own', async () => {
  const files = globSync('modules/**/jobs.ts', { cwd: ROOT });
  const exported = await Promise.all(files.map((file) => import(join(ROOT, file))));
  const declared = exported
    .flatMap((module) => Object.entries<unknown>(module))
    // A job that runs what other modules declare is made by a function of that; `define…` are what declares.
    .filter(([name]) => !name.startsWith('define'))
    .map(([, value]): unknown => (typeof value === 'function' ? value(exporters) : value))
    .filter((value) => typeof value === 'object' && value !== null && 'queue' in value);
  const names = (list: readonly unknown[]) => (list as Job[]).map(({ name }) => name).sort();
  expect(names(jobs)).toEqual(names(declared));
  expect(new Set(names(jobs)).size).toBe(declared.length);
});
