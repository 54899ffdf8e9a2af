import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../tests/bench/', import.meta.url));
const SUFFIX = '.bench.ts';

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
  const { status } = spawnSync(process.execPath, ['--expose-gc', `${FOLDER}${name}${SUFFIX}`], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', PRODUCTION: 'false', LOG_LEVEL: 'warn' },
  });
  if (status !== 0) broken++;
}
process.exit(broken > 0 ? 1 : 0);
