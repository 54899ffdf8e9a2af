import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as catalogue from '#modules/catalogue/index.server.ts';
import { withDatabaseLock } from '#modules/platform/index.server.ts';
import { during } from './report.ts';

const STARTER = fileURLToPath(new URL('../content/catalogue', import.meta.url));

type Commands = {
  isCatalogueEmpty?: () => Promise<boolean>;
  importCatalogue?: (folder: string) => Promise<unknown>;
};

/** Fills an empty catalogue with the starter one; two starts on one database fill it once. */
export async function seedCatalogue(): Promise<void> {
  const { isCatalogueEmpty, importCatalogue } = catalogue as Commands;
  if (!isCatalogueEmpty || !importCatalogue || !existsSync(join(STARTER, 'ideas.csv'))) return;
  await withDatabaseLock('seed', async () => {
    if (await isCatalogueEmpty()) {
      await during('Catalogue de départ', () => importCatalogue(STARTER));
    }
  });
}
