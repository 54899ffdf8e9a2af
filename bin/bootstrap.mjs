// Runs an entry point on a machine that may have nothing but an old Node and this checkout: plain JavaScript,
// no dependency. It installs what the lock file asks for, then runs the entry point with the Node that was installed.
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const INSTALLER_MAJOR = 20;
const RUNTIME = [24, 7];
/** Exit code of `flock` when another process holds the lock. */
const LOCK_TAKEN = 1;
const SILENT_MS = 1_500;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

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
  if (!isInstalled()) await withInstallLock((lock) => isInstalled() || install(lock));
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
  runWith(node, [script, ...process.argv.slice(2)]);
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

/**
 * Two starts of a fresh checkout must not install over each other. The kernel frees the lock when no process
 * has the file open any more (see bin/file-lock.ts); only its owner can open it.
 */
async function withInstallLock(task) {
  const lock = openSync(join(ROOT, '.checkout.lock'), 'a', 0o600);
  const started = Date.now();
  let notified = false;
  for (;;) {
    const { status, error } = spawnSync('flock', ['--nonblock', '3'], {
      stdio: ['ignore', 'ignore', 'inherit', lock],
    });
    if (error)
      throw new Error(`Il faut le programme flock (paquet util-linux) : ${error.message}.`);
    if (status === 0) break;
    if (status !== LOCK_TAKEN) throw new Error('Le dossier du site ne peut être verrouillé.');
    if (!notified && Date.now() - started > SILENT_MS) {
      notified = true;
      process.stderr.write('J’attends qu’un autre démarrage ait installé les dépendances…\n');
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  await task(lock);
  closeSync(lock);
}

/** npm inherits the lock: should this process be killed, no other one installs at the same time. */
function install(lock) {
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
    stdio: ['ignore', 'pipe', 'pipe', lock],
    // A group of its own, so that what npm runs ends with it.
    detached: true,
  });
  const stop = (signal) => {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {}
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  for (const signal of SIGNALS) process.once(signal, stop);
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
      for (const signal of SIGNALS) process.off(signal, stop);
      if (terminal) process.stderr.write('\r\x1b[K');
      reason
        ? fail(new Error(`${output.trim()}\nL’installation des dépendances a échoué (${reason}).`))
        : done();
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, signal) => end(code === 0 ? '' : `npm ci : ${signal ?? code}`));
  });
}

/** Runs another Node: signals are forwarded to it, and its exit code is ours. */
function runWith(node, args) {
  const child = spawn(node, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of SIGNALS) {
    process.on(signal, () => child.kill(signal));
  }
  child.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
