import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '#modules/platform/index.server.ts';
import { OperatorError } from '#modules/platform/shared.ts';

/** Makes DATA_DIR where there is none. @throws OperatorError when it cannot be written to. */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    const probe = join(dataDir, `.write-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new OperatorError(
      code === 'ENOSPC'
        ? `Plus de place sur le disque pour le dossier de données ${dataDir}.`
        : `Le dossier de données ${dataDir} n’est pas accessible en écriture (${code}).`,
    );
  }
}
