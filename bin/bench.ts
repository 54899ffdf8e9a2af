import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { WORKER_FLAGS } from './supervision/worker-flags.ts';

const FOLDER = fileURLToPath(new URL('../tests/bench/', import.meta.url));
const SUFFIX = '.bench.ts';
/** Measures what the worker does. */
const OF_WORKER = new Set(['feeds']);

const known = readdirSync(FOLDER)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length))
  .sort();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(
    `No such benchmark: ${unknown.join(', ')}. There are: ${known.join(', ') || 'none'}`,
  );
  process.exit(2);
}

// Each in a process of its own: one benchmark's garbage must not slow the next.
let broken = 0;
for (const name of wanted.length > 0 ? wanted : known) {
  console.log(`\n${name}`);
  const flags = ['--expose-gc', ...(OF_WORKER.has(name) ? WORKER_FLAGS : [])];
  const { status } = spawnSync(process.execPath, [...flags, `${FOLDER}${name}${SUFFIX}`], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', PRODUCTION: 'false', LOG_LEVEL: 'warn' },
  });
  if (status !== 0) broken++;
}
process.exit(broken > 0 ? 1 : 0);
