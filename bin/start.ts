import { parseArgs } from 'node:util';
import { run } from './run.ts';

const PARTS = ['web', 'worker'] as const;

const USAGE = `npm start [-- --only web|worker]

Construit ce qui a changé, démarre la base de données, le serveur web et le serveur de tâches, puis donne l’adresse.
--only   ne démarre que cette partie, à côté d’autres sur le même DATABASE_URL ou DATA_DIR.
Les variables qui règlent le site : npm run cli -- config`;

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
