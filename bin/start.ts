import { parseArgs } from 'node:util';
import { run } from './run.ts';

const PARTS = ['web', 'worker'] as const;

const USAGE = `npm start [-- --only web|worker]

Builds what changed, starts the database, the web server and the worker, and prints the address.
--only   runs one part alone, beside others on the same DATABASE_URL or DATA_DIR.
The variables that configure the site: npm run cli -- config`;

const part = readArguments();
await run({ web: part !== 'worker', worker: part !== 'web', development: false }, ({ url }) =>
  console.log(url ? `Trouvaille est prêt : ${url}` : 'Le serveur de tâches est prêt.'),
);

function readArguments(): (typeof PARTS)[number] | null {
  const options = { only: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
  try {
    const { only, help } = parseArgs({ options }).values;
    if (help) {
      console.log(USAGE);
      process.exit(0);
    }
    if (only === undefined) return null;
    const found = PARTS.find((name) => name === only);
    if (found) return found;
  } catch {}
  console.error(USAGE);
  process.exit(2);
}
