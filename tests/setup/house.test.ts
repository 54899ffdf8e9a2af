import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inSeconds, RATE_LIMITS, RETENTION } from '../../modules/platform/index.server.ts';
import { assembledKernel, assembleKernel } from './assemble-kernel.ts';
import { ordinarySpaces } from './french-spaces.ts';
import type { Source } from './table-uses.ts';
import { hasUntypedQuery, STATEMENTS_WITHOUT_ROWS, untypedRows } from './untyped-rows.ts';

const FOLDERS = ['app', 'modules', 'jobs', 'bin', 'migrations'];
const ROUTE_MAX_LINES = 150;

/** A path of ours, as documents write it. */
const PATH = /`((?:app|modules|jobs|bin|tests|content|docs|migrations)\/[^`\s]+)`/g;

const sources: Source[] = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
);

function paths(found: Source[]): string[] {
  return found.map(({ path }) => path);
}

test('npm installs every optional package under the oldest Node that may install the site', () => {
  // One that asks for a later Node is left out without a word. As a dependency it is installed, with a warning: Node 24 is there to run it.
  const oldest = Number(
    /INSTALLER_MAJOR = (\d+)/.exec(readFileSync('bin/bootstrap.mjs', 'utf8'))?.[1],
  );
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const needed = Object.keys(packages[''].optionalDependencies).map((name) => {
    const { engines = {} } = packages[`node_modules/${name}`];
    return [name, Number(/\d+/.exec(engines.node ?? '0')?.[0])] as const;
  });
  expect(needed.filter(([, major]) => !(major <= oldest))).toEqual([]);
});

test('a route fits in 150 lines', () => {
  const files = [...readFileSync('app/routes.ts', 'utf8').matchAll(/'(features\/[^']+)'/g)];
  const routes = sources.filter(({ path }) => files.some(([, file]) => path === `app/${file}`));
  expect(routes.length).toBeGreaterThan(0);
  const long = routes.filter(({ text }) => text.split('\n').length > ROUTE_MAX_LINES + 1);
  expect(paths(long)).toEqual([]);
});

test('a page passes on the headers of its action, such as how long to wait when a limit is reached', () => {
  const silent = sources.filter(
    ({ path, text }) =>
      path.endsWith('.tsx') &&
      /^export (const|(async )?function) action\b(?!\(\): never)/m.test(text) &&
      !text.includes('export const headers: Route.HeadersFunction'),
  );
  expect(paths(silent)).toEqual([]);
});

test('the texts of pages have no-break spaces where French takes them', () => {
  const found = sources
    .filter(({ path }) => /^app\/.*(\btext\.ts|\/text\/errors\.ts)$/.test(path))
    .flatMap(({ path, text }) => ordinarySpaces(text).map((each) => `${path}: ${each}`));
  expect(found).toEqual([]);
});

test('an ordinary space before a sign is found in any string, not in code or comments', () => {
  const source = [
    "// Un commentaire : l'un « et » l'autre !",
    "const a = { b: 'Ça va ?', c: (d: number) => (d > 1 ? `@{d} fois : @{e ? 'oui !' : 'non'}` : 'x') };",
    "const f = 'https://exemple.fr/a?b ; rien';",
    "const g = h ? 'Ça va\u00a0?' : `«\u00a0@{i ? j : k}\u00a0»\u00a0; l`;",
  ].join('\n');
  expect(ordinarySpaces(source.replaceAll('@', '$'))).toEqual([
    'Ça va ?',
    ' fois : ',
    'oui !',
    'https://exemple.fr/a?b ; rien',
  ]);
});

test('pages and jobs use modules, never the database', () => {
  const asking = sources.filter(
    ({ path, text }) =>
      /^(app|jobs)\//.test(path) &&
      /import \{[^}]*\bdb\b[^}]*\} from '#modules\/platform/.test(text),
  );
  expect(paths(asking)).toEqual([]);
});

const schema = readFileSync('modules/platform/schema.ts', 'utf8');

test('rows are typed: by the schema, or by the one function that runs SQL', () => {
  const found = sources
    .filter(({ path }) => !path.startsWith('migrations/'))
    .flatMap((source) =>
      untypedRows(source, schema).map((problem) => `${source.path}: ${problem}`),
    );
  expect(found).toEqual([]);
});

test('each file that may run statements without a type does', () => {
  const doing = sources.filter((source) => source.path in STATEMENTS_WITHOUT_ROWS);
  expect(paths(doing.filter(hasUntypedQuery))).toEqual(paths(doing));
  expect(paths(doing).sort()).toEqual(Object.keys(STATEMENTS_WITHOUT_ROWS).sort());
});

test.each([
  ["const rows = await connection.raw('select 1')"],
  ["return underWay.raw<Row[]>('select 1')"],
  ["const { rows } = await (await db.client.acquireConnection()).query('select 1')"],
  ["held.query('select 1').then(({ rows }) => rows[0].id)"],
  ['const found = await client\n  .query(`select 1`)'],
  ["await connection<Row>('idea').first()"],
  ["await transaction('idea as i').first()"],
])('rows without a type are found: %s', (text) => {
  expect(untypedRows({ path: 'modules/alerts/commands.server.ts', text }, schema)).not.toEqual([]);
});

test.each([
  ["await query<Pick<IdeaRow, 'id'>>(db, 'select id from idea')"],
  ["const { rows } = await client.query<IdeaRow>('select * from idea')"],
  ['return connection.query(copyTo(`copy idea to stdout`))'],
  ['await sharp(svg).raw().toBuffer()'],
  ['const NUMBER = String.raw`\\d+`'],
])('rows with a type, and what reads no rows, are not: %s', (text) => {
  expect(untypedRows({ path: 'modules/alerts/commands.server.ts', text }, schema)).toEqual([]);
});

test('a feature is a folder: no file stands beside the features', () => {
  expect(filesBesideFeatures(readdirSync('app/features', { withFileTypes: true }))).toEqual([]);
  const file = { name: 'new.ts', isDirectory: () => false };
  expect(filesBesideFeatures([file, { name: 'alert', isDirectory: () => true }])).toEqual([
    'new.ts',
  ]);
});

function filesBesideFeatures(entries: { name: string; isDirectory(): boolean }[]): string[] {
  return entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
}

test('the environment is read in one place, and passed on by the entry points', () => {
  const reading = sources.filter(
    ({ path, text }) =>
      /\bprocess\.env\b/.test(text) &&
      !path.startsWith('bin/') &&
      path !== 'modules/platform/operation/config.server.ts',
  );
  expect(paths(reading)).toEqual([]);
});

test('requests to the outside are made by one client', () => {
  const asking = sources.filter(
    ({ path, text }) =>
      /(^(modules|jobs)\/|\.server\.tsx?$)/.test(path) &&
      !path.startsWith('modules/platform/outbound/') &&
      /[^.\w]fetch\(|import \{[^}]*\b(request|get)\b[^}]*\} from 'node:https?'/.test(text),
  );
  expect(paths(asking)).toEqual([]);
});

test('each rate limit is applied somewhere', () => {
  const code = sources
    .filter(({ path }) => path !== 'modules/platform/limits/rate-limits.ts')
    .map(({ text }) => text)
    .join('\n');
  // As the key of a limit, with the caller that it is counted for.
  const isApplied = (name: string) => new RegExp(`[{ ]${name}: [A-Za-z]\\w*[ ,(.}]`).test(code);
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
