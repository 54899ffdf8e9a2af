import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from './build.ts';
import { makeTestFolder } from './test-folder.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const REPORTS = join(ROOT, '.test');
/** What tests leave behind is deleted with it. */
const TEMPORARY = makeTestFolder();

type Count = { passed: number; failed: number; skipped: number };
type Check = {
  name: string;
  title: string;
  /** What comes before the first program. */
  prepare?: (signal: AbortSignal) => Promise<void>;
  /** Programs run one after the other; the check fails with the first that fails. */
  commands: string[][];
  /** Reads how many tests passed from the report; a check without one counts as one test, and takes no file names. */
  count?: () => Count;
};

/** Run side by side: what only waits beside what computes. */
const TESTS: Check[] = [
  vitest('unit', 'Unit and database tests', ['--project=unit', '--project=db']),
  {
    // They mostly wait for a part to recover, so many run at once.
    ...vitest('faults', 'Faults: processes killed, database lost', [
      '--project=faults',
      '--maxWorkers=5',
    ]),
    // A build that takes long on a busy machine would count towards the time limits of the first tests.
    prepare: buildIfStale,
  },
];

/** Short ones, run beside the browser, which leaves a part of the processors idle. */
const CHECKS: Check[] = [
  {
    name: 'types',
    title: 'Types',
    commands: [
      ['react-router', 'typegen'],
      // What has not changed since the last run is not looked at again.
      ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types/build'],
    ],
  },
  { name: 'lint', title: 'Formatting and lint', commands: [['biome', 'ci', '--colors=off', '.']] },
  {
    name: 'rules',
    title: 'Rules of the house (imports)',
    commands: [
      ['depcruise', '--config', 'tests/setup/dependency-cruiser.cjs']
        .concat(['--output-type', 'err-long'])
        .concat(['app', 'modules', 'jobs', 'bin', 'migrations', 'tests']),
    ],
  },
  {
    name: 'unused',
    title: 'Unused code',
    commands: [['knip', '--config', 'tests/setup/knip.config.ts', '--no-config-hints']],
  },
];

function vitest(name: string, title: string, args: string[]): Check {
  const file = `${name}.json`;
  const reports = ['--reporter=default', '--reporter=json'].concat(
    `--outputFile.json=${join(REPORTS, file)}`,
  );
  return {
    name,
    title,
    commands: [['vitest', 'run', '--config', 'tests/setup/vitest.config.ts', ...args, ...reports]],
    count: () => {
      const report = readReport(file);
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        skipped: report.numPendingTests + report.numTodoTests,
      };
    },
  };
}

/** Run once the tests are done: they drive a browser and depend on time. */
const BROWSER: Check = {
  name: 'browser',
  title: 'Browser tests, JavaScript on and off',
  commands: [['playwright', 'test', '--config', 'tests/setup/playwright.config.ts']],
  count: () => {
    const { stats } = readReport('e2e.json');
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    };
  },
};

/** The environment variables that programs inherit: none that configures a site. */
const KEPT =
  /^(HOME|USER|LOGNAME|LANG|LC_.*|TERM|CI|CHROME_PATH|E2E_SLOWDOWN|E2E_DRAWN|XDG_.*|npm_config_.*)$/;

/** Programs that run now. */
const running = new Set<ChildProcess>();
const interruption = new AbortController();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // They stop what they started (databases, sites, browsers) before they end.
  process.on(signal, () => {
    interruption.abort();
    for (const child of running) child.kill('SIGINT');
  });
}

const AT_ONCE = 2;
const total: Count = { passed: 0, failed: 0, skipped: 0 };
/** What the checks that failed have written, to be read again at the end. */
const failures: string[] = [];

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
// Arguments are names of checks, and of the files that tests are taken from.
const names = [...TESTS, ...CHECKS, BROWSER].map(({ name }) => name);
const wanted = process.argv.slice(2).filter((name) => names.includes(name));
const files = process.argv.slice(2).filter((name) => !names.includes(name));
const isWanted = ({ name }: Check) => wanted.length === 0 || wanted.includes(name);
for (const checks of [TESTS, [BROWSER, ...CHECKS]]) {
  const queue = checks.filter(isWanted);
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let check = queue.shift(); check; check = queue.shift()) await runCheck(check);
    }),
  );
}
// A database that is stopping may still write.
rmSync(TEMPORARY, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
for (const failure of failures) console.log(`\n${failure}`);
if (total.skipped > 0) console.log(`\n${total.skipped} skipped`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(interruption.signal.aborted ? 130 : total.failed > 0 ? 1 : 0);

async function runCheck(check: Check): Promise<void> {
  const started = performance.now();
  const { signal } = interruption;
  if (signal.aborted) return;
  let ok = true;
  let output = '';
  try {
    await check.prepare?.(signal);
  } catch (error) {
    ok = false;
    output = `${error}\n`;
  }
  for (const command of ok ? check.commands : []) {
    const result = await runProgram(check.name, check.count ? [...command, ...files] : command);
    output += result.output;
    ok = result.ok;
    if (!ok) break;
  }
  const count = countOf(check, ok);
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const figures = check.count ? ` — ${count.passed} passed, ${count.failed} failed` : '';
  const summary = `${count.failed === 0 ? '✓' : '✗'} ${check.title} (${seconds} s)${figures}`;
  console.log(`\n${summary}\n`);
  if (count.failed > 0) failures.push(`${output.trimEnd()}\n\n${summary}`);
}

/** A program that failed without naming a failed test (it did not even start, say) counts as a failure. */
function countOf(check: Check, ok: boolean): Count {
  const single = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  if (!check.count) return single;
  try {
    const count = check.count();
    if (ok && count.passed + count.skipped === 0) return { ...count, failed: 1 };
    return ok || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function readReport(name: string) {
  return JSON.parse(readFileSync(join(REPORTS, name), 'utf8'));
}

/** Runs a program whose lines are printed as they come, behind the name of the check. */
function runProgram(
  name: string,
  [program, ...args]: string[],
): Promise<{ ok: boolean; output: string }> {
  const bin = join(ROOT, 'node_modules', '.bin');
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => KEPT.test(name)));
  const child = spawn(join(bin, program as string), args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...env,
      TMPDIR: TEMPORARY,
      // Processes that tests start need not compile the same TypeScript again.
      NODE_COMPILE_CACHE: join(TEMPORARY, 'compiled'),
      // Playwright leaves the types to Node, as everything else does: Babel would take ten seconds of a core.
      PW_DISABLE_TS_ESM: '1',
      NO_COLOR: '1',
      PATH: `${bin}${delimiter}${process.env.PATH}`,
    },
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      output += `${line}\n`;
      if (line.trim()) console.log(`${name.padEnd(7)} │ ${line}`);
    });
  }
  return new Promise((done) => {
    child.once('error', (error) => done({ ok: false, output: `${output}${error.message}` }));
    child.once('close', (code) => done({ ok: code === 0, output }));
  });
}
