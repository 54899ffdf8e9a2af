import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What can be shown, each by a file of the tests: a site that serves visitors has no part in it. */
const DEMOS = {
  site: '../tests/market/demo.ts',
  market: '../tests/market/serve.ts',
  history: '../tests/history/demo.ts',
  screens: '../tests/screens/screens.ts',
} as const;

const [name = 'site', ...rest] = process.argv.slice(2);
const file = Object.hasOwn(DEMOS, name) ? DEMOS[name as keyof typeof DEMOS] : null;
if (!file) {
  console.error('npm run demo, npm run demo:market, npm run demo:history, npm run screens');
  process.exit(2);
}
const path = fileURLToPath(new URL(file, import.meta.url));
const child = spawn(process.execPath, [path, ...rest], { stdio: 'inherit' });
// Ctrl-C reaches the child by itself; it ends in its own time.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => signal === 'SIGTERM' && child.kill(signal));
}
child.once('exit', (code) => process.exit(code ?? 1));
