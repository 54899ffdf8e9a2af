import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importCatalogue } from '#modules/catalogue/exchange/index.server.ts';
import { formatProblem } from '#modules/catalogue/exchange/shared.ts';
import { isCatalogueEmpty } from '#modules/catalogue/ideas/index.server.ts';
import { withDatabaseLock } from '#modules/platform/index.server.ts';
import { OperatorError } from '#modules/platform/shared.ts';
import { reportProgress } from './report.ts';

const STARTER = fileURLToPath(new URL('../content/catalogue', import.meta.url));

/** Fills an empty catalogue with the starter one; two starts on one database fill it once. */
export async function seedCatalogue(): Promise<void> {
  if (!existsSync(join(STARTER, 'ideas.csv'))) return;
  await withDatabaseLock('seed', async () => {
    if (!(await isCatalogueEmpty())) return;
    const result = await reportProgress('Catalogue de départ', () => importCatalogue(STARTER));
    if (!result.ok) {
      const first = result.problems.at(0);
      throw new OperatorError(
        `Le catalogue de départ est refusé (${result.total} problèmes) : ${first ? formatProblem(first) : ''}`,
      );
    }
  });
}
