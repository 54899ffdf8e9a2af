import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inSeconds, RATE_LIMITS, RETENTION } from '../../modules/platform/index.server.ts';
import { assembledKernel, assembleKernel } from './assemble-kernel.ts';

const FOLDERS = ['app', 'modules', 'jobs', 'bin', 'migrations'];
const ROUTE_MAX_LINES = 150;

/** A path of ours, as documents write it. */
const PATH = /`((?:app|modules|jobs|bin|tests|content|docs|migrations)\/[^`\s]+)`/g;

type Source = { path: string; text: string };

const sources: Source[] = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
);

function paths(found: Source[]): string[] {
  return found.map(({ path }) => path);
}

test('a route fits in 150 lines', () => {
  const files = [...readFileSync('app/routes.ts', 'utf8').matchAll(/'(features\/[^']+)'/g)];
  const routes = sources.filter(({ path }) => files.some(([, file]) => path === `app/${file}`));
  expect(routes.length).toBeGreaterThan(0);
  const long = routes.filter(({ text }) => text.split('\n').length > ROUTE_MAX_LINES + 1);
  expect(paths(long)).toEqual([]);
});

test('pages and jobs use modules, never the database', () => {
  const asking = sources.filter(
    ({ path, text }) =>
      /^(app|jobs)\//.test(path) &&
      /import \{[^}]*\bdb\b[^}]*\} from '#modules\/platform/.test(text),
  );
  expect(paths(asking)).toEqual([]);
});

test('rows are typed: by the schema, or by the one function that runs SQL', () => {
  const schema = readFileSync('modules/platform/schema.ts', 'utf8');
  const untyped = [
    // knex's `raw` gives any; so does a driver's query that does not say what it gives.
    /\b(?:db|database|trx|transaction)\.raw\b/,
    /(?:=|return|\() *(?:await )?\w+(?:\.\w+)*\s*\.query\((?!copy)/,
    // A type that overrides what the schema says.
    /\b(?:db|database|trx|transaction)</,
    /\.(?:first|returning|select|pluck)</,
    /\brows\b(?:\([^)]*\)|\[\d+\])*\)* as (?:[[{]|\w+(?:\[\]|Row\b))/,
  ];
  const found = sources
    .filter(({ path }) => !/^migrations\/|^modules\/platform\/query\.server\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      [
        ...untyped.flatMap((pattern) => text.match(pattern)?.[0] ?? []),
        // What knex does not find in the schema, or under an alias, has rows of any shape.
        ...[...text.matchAll(/\b(?:db|database|trx|transaction)\(\s*'([^']*)'/g)]
          .map(([, table]) => table!)
          .filter((table) => !schema.includes(`\n    ${table}: `)),
      ].map((problem) => `${path}: ${problem}`),
    );
  expect(found).toEqual([]);
});

test('the environment is read in one place, and passed on by the entry points', () => {
  const reading = sources.filter(
    ({ path, text }) =>
      /\bprocess\.env\b/.test(text) &&
      !path.startsWith('bin/') &&
      path !== 'modules/platform/config.server.ts',
  );
  expect(paths(reading)).toEqual([]);
});

test('each rate limit is applied somewhere', () => {
  const code = sources
    .filter(({ path }) => path !== 'modules/platform/rate-limits.ts')
    .map(({ text }) => text)
    .join('\n');
  // As the key of a limit, with the caller that it is counted for.
  const isApplied = (name: string) => new RegExp(`[{ ]${name}: [a-z]\\w*[ ,(.}]`).test(code);
  expect(Object.keys(RATE_LIMITS).filter((name) => !isApplied(name))).toEqual([]);
});

test('each retention period is applied somewhere', () => {
  const code = sources.map(({ text }) => text).join('\n');
  const unused = Object.keys(RETENTION).filter((name) => !code.includes(`RETENTION.${name}`));
  expect(unused).toEqual(['rateLimit']);
  const longest = Math.max(...Object.values(RATE_LIMITS).map(({ seconds }) => seconds));
  expect(longest).toBe(inSeconds(RETENTION.rateLimit));
});

test('no file or folder is named utils, helpers, misc or common', () => {
  const found = sources.filter(({ path }) =>
    /(^|\/)(utils?|helpers?|misc|common)(\/|\.)/.test(path),
  );
  expect(paths(found)).toEqual([]);
});

test('what Node runs as it is has no syntax that needs compiling', () => {
  const compiled = sources.filter(
    ({ path, text }) =>
      path.endsWith('.ts') &&
      /^(export )?(declare )?(const )?enum |^(export )?namespace /m.test(text),
  );
  expect(paths(compiled)).toEqual([]);
});

test('the engine’s kernel is what its source assembles to', async () => {
  expect(assembledKernel()).toBe(await assembleKernel());
});

test('documents refer to files that exist', () => {
  const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')];
  const missing = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(PATH)]
      .map(([, path = '']) => path)
      .filter((path) => !/[A-Z<*{…]{2,}|[<*{…]/.test(path) && !existsSync(path))
      .map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});
