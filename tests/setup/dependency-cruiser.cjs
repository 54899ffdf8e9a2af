// The rules of the house that imports can break. Each says why it stands; none has exceptions for convenience.

const { readdirSync, readFileSync } = require('node:fs');

const TEST = '\\.test\\.tsx?$';
/** What the tests of the core compare it with: a reference implementation, generated cases, catalogues written by name. */
const CORE_TEST_PARTS = '^tests/(reference|generators|fixtures/named-catalogue)';
/**
 * What may be entered from outside: the entries of a module and those of its rooms. Declarations of jobs are entries of
 * their own: they load nothing of what the jobs run.
 */
const ENTRIES = ['^modules/[^/]+/', '^modules/[^/]+/[^/]+/'].map(
  (folder) => `${folder}(index\\.server|shared|jobs)\\.ts$`,
);

/**
 * The rooms of each module, the lowest first: a room may enter those that stand before it in its list. Files that lie
 * beside the rooms are common ground (words and shapes) and know no room.
 */
const ROOMS = {
  catalogue: ['matching', 'pictures', 'exchange', 'check', 'ideas', 'sharing'],
  engine: ['core', 'learning', 'snapshot', 'session', 'square', 'taste', 'simulate'],
  moderation: ['accounts'],
};
for (const [module, rooms] of Object.entries(ROOMS)) {
  const folders = readdirSync(`modules/${module}`, { withFileTypes: true });
  const unlisted = folders.filter((entry) => entry.isDirectory() && !rooms.includes(entry.name));
  if (unlisted.length > 0) {
    const names = unlisted.map(({ name }) => name).join(', ');
    throw new Error(`modules/${module}: ROOMS does not say where ${names} stands`);
  }
}

/** A library that only some files may import. */
function home(name, libraries, allowed, reason) {
  return {
    name: `home-of-${name}`,
    comment: reason,
    severity: 'error',
    from: { path: '^(app|modules|jobs|bin)/', pathNot: [...allowed, TEST, '\\.d\\.ts$'] },
    to: { path: `^node_modules/(${libraries.join('|')})/` },
  };
}

/** A layer that must not know another. */
function below(name, from, to, reason) {
  return {
    name: `${name}-is-below`,
    comment: reason,
    severity: 'error',
    from: { path: `^${from}/`, pathNot: TEST },
    to: { path: `^${to}/` },
  };
}

/** Files of routes, as the table of routes names them. */
const ROUTES = [...readFileSync('app/routes.ts', 'utf8').matchAll(/'(features\/[^']+)'/g)]
  .map(([, file]) => file.replaceAll('.', '\\.'))
  .join('|');

const PLATFORM = '^modules/platform/';
const STORE = '\\.store\\.server\\.ts$';

module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment:
        'In a circle nobody can be read, tested or moved alone, and the order of loading decides what works.',
      severity: 'error',
      from: {},
      // A job imports the command that enqueues it, but only once it runs.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'everything-resolves',
      comment: 'An import that the rules cannot follow is one they cannot judge.',
      severity: 'error',
      from: { path: '^(app|modules|jobs|bin|migrations)/' },
      to: {
        couldNotResolve: true,
        // Made by the build: the routes of the site.
        pathNot: ['^virtual:', '^\\./\\+types/'],
      },
    },
    {
      name: 'modules-have-entries',
      comment: 'What lies behind an entry can change without changing its callers.',
      severity: 'error',
      from: { path: '^(app|jobs|bin|tests)/', pathNot: CORE_TEST_PARTS },
      to: { path: '^modules/', pathNot: ENTRIES },
    },
    {
      name: 'modules-use-entries',
      comment: 'A module knows of another what any other caller knows.',
      severity: 'error',
      from: { path: '^modules/([^/]+)/' },
      to: { path: '^modules/', pathNot: ['^modules/$1/', ...ENTRIES] },
    },
    {
      name: 'rooms-use-entries',
      comment: 'Inside a module too, what a room does not export can change without its callers.',
      severity: 'error',
      from: { path: `^modules/(${Object.keys(ROOMS).join('|')})/([^/]+)/` },
      to: { path: '^modules/$1/[^/]+/', pathNot: ['^modules/$1/$2/', ...ENTRIES] },
    },
    ...Object.entries(ROOMS).flatMap(([module, rooms]) => [
      {
        name: `${module}-common-ground`,
        comment: 'Every room builds on what lies beside the rooms: it would make a cycle with any.',
        severity: 'error',
        from: { path: `^modules/${module}/[^/]+$`, pathNot: TEST },
        to: { path: `^modules/${module}/[^/]+/` },
      },
      ...rooms
        .map((room, level) =>
          below(
            `${module}-${room}`,
            `modules/${module}/${room}`,
            `modules/${module}/(${rooms.slice(level + 1).join('|')})`,
            'Rooms build on each other in one order (ROOMS), so that none is in a cycle.',
          ),
        )
        .slice(0, -1),
    ]),
    {
      name: 'shared-stays-light',
      comment:
        'shared.ts serves browser and server alike: nothing that only a server has, and no library but zod.',
      severity: 'error',
      from: {
        path: ENTRIES.map((entry) => entry.replace('(index\\.server|shared|jobs)', 'shared')),
      },
      to: { path: '(\\.server\\.ts$|^node_modules/(?!zod/))', reachable: true },
    },
    below('domain', 'modules', '(app|jobs|bin|tests)', 'The domain does not know who uses it.'),
    below(
      'platform',
      'modules/platform',
      'modules/(catalogue|engine|moderation|alerts)',
      'The platform carries any product.',
    ),
    below(
      'catalogue',
      'modules/catalogue',
      'modules/(engine|moderation|alerts)',
      'The catalogue is what the others speak of.',
    ),
    below(
      'engine',
      'modules/engine',
      'modules/(moderation|alerts)',
      'The engine chooses gifts; it knows neither people nor mails.',
    ),
    below(
      'moderation',
      'modules/moderation',
      'modules/(engine|alerts)',
      'Accounts and contributions stand beside the engine.',
    ),
    below('app', 'app', '(jobs|bin)', 'A page enqueues; it never runs a job.'),
    below('jobs', 'jobs', '(app|bin)', 'A job has no request, no page and no session.'),
    {
      name: 'core-is-alone',
      comment:
        'Numbers in, numbers out: the core can be tested, timed and moved to a thread as it is.',
      severity: 'error',
      from: { path: '^modules/engine/core/', pathNot: TEST },
      to: { pathNot: '^modules/engine/core/' },
    },
    {
      name: 'core-serves-the-engine',
      comment: 'Arrays and their offsets mean something only beside the snapshot they belong to.',
      severity: 'error',
      from: { path: '^(app|jobs|bin|modules)/', pathNot: '^modules/engine/' },
      to: { path: '^modules/engine/core/' },
    },
    {
      name: 'core-tests-use-properties-only',
      comment: 'Tests of the core need a test runner and a property-testing library, nothing else.',
      severity: 'error',
      from: { path: [`^modules/engine/core/.*${TEST}`, CORE_TEST_PARTS] },
      to: {
        pathNot: ['^modules/engine/core/', CORE_TEST_PARTS, '^node_modules/(vitest|fast-check)/'],
      },
    },
    {
      name: 'visitors-think-for-themselves',
      comment:
        'A simulated visitor who shared the engine’s likelihoods would flatter it: only the strategy that plays the engine and the learner that hands it visits know it.',
      severity: 'error',
      from: {
        path: '^modules/engine/simulate/',
        pathNot: '^modules/engine/simulate/(engine-strategy|large-session|learner)\\.ts$',
      },
      to: {
        path: '^modules/engine/',
        pathNot: '^modules/engine/simulate/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'simulations-measure',
      comment: 'Visitors of flesh and blood never wait for simulated ones.',
      severity: 'error',
      from: { path: '^(app|jobs|bin|modules)/', pathNot: ['^modules/engine/simulate/', TEST] },
      to: { path: '^modules/engine/simulate/' },
    },
    {
      name: 'routes-import-no-route',
      comment: 'What two routes share belongs to their feature, to the interface or to a module.',
      severity: 'error',
      from: { path: `^app/(${ROUTES})$` },
      to: { path: `^app/(${ROUTES})$` },
    },
    {
      name: 'features-use-entries',
      comment: 'What a feature keeps to itself can change without asking the others.',
      severity: 'error',
      from: { path: '^app/(features/([^/]+)/|root\\.tsx$|entry\\.)', pathNot: TEST },
      to: {
        path: '^app/features/',
        pathNot: [
          '^app/features/$2/',
          '^app/features/[^/]+/(index(\\.server)?|styles)\\.ts$',
          '\\.css$',
        ],
      },
    },
    {
      name: 'shell-knows-no-feature',
      comment: 'The server carries any site: what it serves is handed to it.',
      severity: 'error',
      from: { path: '^app/shell/', pathNot: ['^app/shell/(entry|upgrades\\.server)\\.ts$', TEST] },
      to: { path: '^app/features/' },
    },
    {
      name: 'interface-knows-no-feature',
      comment: 'A component that knows a page cannot be used on another.',
      severity: 'error',
      from: { path: '^app/ui/' },
      to: { path: '^app/(features|shell)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'browser-code-has-no-server',
      comment:
        'Components run in the browser: a secret or a query imported there would be sent to everyone.',
      severity: 'error',
      from: {
        path: '^app/(ui|features)/',
        pathNot: [TEST, '\\.server\\.ts$', `^app/(${ROUTES})$`],
      },
      to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-tools-at-run-time',
      comment: 'A site installed without development packages must still run.',
      severity: 'error',
      from: { path: '^(app|modules|jobs|bin|migrations)/', pathNot: TEST },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: '^node_modules/@types/',
      },
    },
    {
      name: 'no-tests-at-run-time',
      comment:
        'What only tests need must not be shipped; the command on the collection of people loads it when it is there.',
      severity: 'error',
      from: {
        path: '^(app|modules|jobs|bin|migrations)/',
        pathNot: [TEST, '^bin/commands/collection\\.ts$'],
      },
      to: { path: [TEST, '^tests/'] },
    },
    home(
      'sql',
      ['knex', 'pg', 'pg-copy-streams'],
      [PLATFORM, STORE, '^bin/(postgres|backup)/'],
      'SQL stands in stores, where it can be found and measured; the embedded database and backups speak to PostgreSQL itself.',
    ),
    home(
      'queue',
      ['pg-boss'],
      [PLATFORM, '^jobs/'],
      'Everyone else enqueues by the platform, in a transaction.',
    ),
    home(
      'mail',
      ['nodemailer'],
      [PLATFORM],
      'One place decides between a mail server and the outbox.',
    ),
    home('watching', ['pino', 'prom-client'], [PLATFORM], 'One log, one registry.'),
    home(
      'sockets',
      ['ws'],
      ['^app/shell/', '^app/features/search/session/'],
      'The session socket is the only one.',
    ),
    home(
      'crawling',
      ['cheerio', 'playwright-core', 'undici', 'robots-parser'],
      ['^modules/catalogue/crawl/'],
      'Only the crawler reads foreign pages.',
    ),
    home(
      'signing-in',
      ['remix-auth', 'remix-auth-form'],
      ['^app/features/account/'],
      'Signing in is a matter of requests.',
    ),
    home(
      'exchange-and-pictures',
      ['csv-parse', 'csv-stringify', 'sharp'],
      ['^modules/catalogue/'],
      'Exchange files and pictures belong to the catalogue.',
    ),
    home('commands', ['commander'], ['^bin/'], 'Command lines are read at the entry points.'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router|\\.data|\\.test)/' },
    parser: 'swc',
    // Types too: knowing another module's types is knowing the module.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
