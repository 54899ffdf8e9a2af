// A site with two years behind it: ideas of shops, few of them labelled, and the searches of that time, counted.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: {
    ideas: { type: 'string', default: '100000' },
    labelled: { type: 'string', default: '5000' },
    searches: { type: 'string', default: '200000' },
    days: { type: 'string', default: '730' },
    'fill-only': { type: 'boolean', default: false },
  },
});
const [ideas, labelled, searches, days] = [
  values.ideas,
  values.labelled,
  values.searches,
  values.days,
].map(Number) as [number, number, number, number];
if (![ideas, labelled, searches, days].every((value) => Number.isInteger(value) && value > 0)) {
  console.error(
    'npm run demo:history -- --ideas 100000 --labelled 5000 --searches 200000 --days 730',
  );
  process.exit(2);
}

// Read when the first module is imported: by this process and by the site that it starts.
process.env.DATA_DIR ??= join(ROOT, '.data', 'history');
process.env.PORT ??= '3000';

const { openSiteDatabase, prepareDatabase } = await import('../../bin/postgres/site-database.ts');
const { prepareDataDir } = await import('../../bin/data-dir.ts');
const { seedCatalogue } = await import('../../bin/seed.ts');
const { closePlatform, db } = await import('#modules/platform/index.server.ts');
const { checkCounts, findCandidates } = await import('#modules/engine/insight/index.server.ts');
const { fillGrowth } = await import('./growth.ts');
const { fillShops } = await import('./ideas.ts');
const { fillHistory, readWorld } = await import('./fill.ts');

const began = performance.now();
const tell = (what: string) =>
  console.log(`${Math.round((performance.now() - began) / 1000)} s : ${what}`);

prepareDataDir(process.env.DATA_DIR);
const database = await openSiteDatabase(new AbortController().signal);
await prepareDatabase();
await seedCatalogue();
if (await db('search_fact').first('id')) {
  tell('ce dossier a déjà son histoire');
} else {
  await fillShops(ideas, labelled);
  tell(`${ideas} idées, dont ${labelled} étiquetées`);
  const until = new Date();
  await fillGrowth(days, until);
  const events = await fillHistory(await readWorld(), {
    sessions: searches,
    days,
    until,
    seed: 14,
  });
  tell(
    `${searches} recherches, ${events} événements : tirés au sort par un petit modèle de visiteur, pas joués par le moteur`,
  );
  await checkCounts();
  await db.raw('analyze search_fact, idea_fact, question_fact');
  tell('les recherches sont comptées');
  const candidates = await findCandidates();
  tell(`${candidates} propositions de réponses automatiques`);
}
await closePlatform();
await database.close();
if (!values['fill-only']) {
  console.log(`
À ouvrir, une fois admin :
  DATA_DIR=${process.env.DATA_DIR} npm run cli -- account create-admin toi@exemple.fr
  http://localhost:${process.env.PORT}/admin/stats/overview`);
  const site = spawn(process.execPath, [join(ROOT, 'bin/start.ts')], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal));
  site.once('exit', (code) => process.exit(code ?? 1));
} else {
  process.exit(0);
}
