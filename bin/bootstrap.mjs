// Runs an entry point on a machine that may have nothing but an old Node and this checkout: plain JavaScript,
// no dependency. It installs what the lock file asks for, then hands over to the Node that came with it.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const INSTALLER_MAJOR = 20;
const RUNTIME = [24, 7];

/** Runs `bin/<entry>.ts` with the arguments of this process. */
export function bootstrap(entry) {
  launch(entry).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}

async function launch(entry) {
  if (Number(process.versions.node.split('.')[0]) < INSTALLER_MAJOR) {
    throw new Error(
      `Trouvaille a besoin de Node ${INSTALLER_MAJOR} ou plus récent ; celui-ci est ${process.version}.`,
    );
  }
  if (!isInstalled()) await withInstallLock(() => isInstalled() || install());
  const script = join(ROOT, 'bin', `${entry}.ts`);
  if (isRuntime(process.versions.node)) {
    process.argv[1] = script;
    await import(pathToFileURL(script).href);
    return;
  }
  const node = join(ROOT, 'node_modules', `node-linux-${process.arch}`, 'bin', 'node');
  if (!existsSync(node)) {
    throw new Error(
      `Pas de Node ${RUNTIME.join('.')} embarqué pour ${process.platform}-${process.arch} : installe-le, puis relance.`,
    );
  }
  handOver(node, [script, ...process.argv.slice(2)]);
}

function isRuntime(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > RUNTIME[0] || (major === RUNTIME[0] && minor >= RUNTIME[1]);
}

/** Whether node_modules holds what package-lock.json asks for; npm notes there what it installed. */
function isInstalled() {
  try {
    const wanted = readPackages('package-lock.json');
    const found = readPackages('node_modules/.package-lock.json');
    return Object.entries(wanted).every(([path, { version, optional }]) =>
      path === '' || (optional && !found[path]) ? true : found[path]?.version === version,
    );
  } catch {
    return false;
  }
}

function readPackages(file) {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages;
}

/** Two starts of a fresh checkout must not install over each other: the kernel frees this name at our end. */
async function withInstallLock(task) {
  const name = createHash('sha256').update(`${ROOT} install`).digest('hex').slice(0, 32);
  const server = createServer();
  const taken = () =>
    new Promise((done) => {
      server.once('error', () => done(false));
      server.listen(`\0trouvaille-${name}`, () => done(true));
    });
  if (process.platform === 'linux') {
    while (!(await taken())) await new Promise((done) => setTimeout(done, 500));
  }
  await task();
  server.close();
}

function install() {
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const child = spawn(command, [...first, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const started = Date.now();
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const terminal = process.stderr.isTTY;
  if (!terminal)
    process.stderr.write('Installation des dépendances (une à deux minutes la première fois)…\n');
  const ticker = setInterval(() => {
    const seconds = Math.round((Date.now() - started) / 1000);
    if (terminal) process.stderr.write(`\rInstallation des dépendances… ${seconds} s `);
  }, 500);
  return new Promise((done, fail) => {
    const end = (reason) => {
      clearInterval(ticker);
      if (terminal) process.stderr.write('\r\x1b[K');
      reason
        ? fail(new Error(`${output.trim()}\nL’installation des dépendances a échoué (${reason}).`))
        : done();
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, signal) => end(code === 0 ? '' : `npm ci : ${signal ?? code}`));
  });
}

/** Becomes a mere messenger: signals go to the real process, its end is ours. */
function handOver(node, args) {
  const child = spawn(node, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
