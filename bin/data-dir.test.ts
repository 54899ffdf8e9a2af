import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareDataDir } from './data-dir.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trouvaille-data-dir-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('where no folder can be made, start-up fails at once with one line', () => {
  writeFileSync(join(folder, 'file'), '');
  for (const path of ['/proc/nowhere/data', join(folder, 'file'), join(folder, 'file/data')]) {
    expect(() => prepareDataDir(path)).toThrow(/^Le dossier de données .* n’est pas accessible/);
  }
});
