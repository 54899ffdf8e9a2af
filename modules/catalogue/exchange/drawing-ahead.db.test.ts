import { expect, test, vi } from 'vitest';
import { smallCatalogue, writeCatalogue } from '../../../tests/fixtures/small-catalogue.ts';

vi.stubEnv('DRAW_AHEAD', 'true');
vi.resetModules();
const { importCatalogue } = await import('./index.server.ts');
const { drawPicturesJob } = await import('../pictures/jobs.ts');
const { db } = await import('#modules/platform/index.server.ts');

const drawings = () => db('pgboss.job').where({ name: drawPicturesJob.name });

test('an import that changes something has its pictures drawn by a job, and one that changes nothing does not', async () => {
  const dir = await writeCatalogue(smallCatalogue());
  await importCatalogue(dir);
  expect(await drawings()).toHaveLength(1);
  await drawings().delete();
  await importCatalogue(dir);
  expect(await drawings()).toHaveLength(0);
});
