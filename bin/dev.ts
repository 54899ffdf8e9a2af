import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from './run.ts';

const DEBOUNCE_MS = 300;

await run({ web: true, worker: true, development: true }, ({ url, worker }) => {
  console.log(`Trouvaille est prêt, en développement : ${url}`);
  // Pages are reloaded by Vite; the worker runs its files as they were when it started.
  let timer: NodeJS.Timeout | undefined;
  for (const folder of ['jobs', 'modules']) {
    const path = fileURLToPath(new URL(`../${folder}`, import.meta.url));
    watch(path, { recursive: true }, (_event, file) => {
      if (!file?.endsWith('.ts') || file.includes('.test.')) return;
      clearTimeout(timer);
      timer = setTimeout(() => worker?.restart(), DEBOUNCE_MS);
    });
  }
});
