import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepSecret, makeFolder, readSecret } from './data-dir.server.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trouvaille-data-dir-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a folder is made with those above it, and stays when it is there', () => {
  const path = join(folder, 'a/b/c');
  makeFolder(path);
  makeFolder(path);
  expect(statSync(path).isDirectory()).toBe(true);
});

test('a secret is made once, for its owner only', () => {
  const secret = keepSecret(folder, 'secret');
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(keepSecret(folder, 'secret')).toBe(secret);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

test.each(['', 'short', ' '.repeat(64)])('a secret file that holds %j is rejected', (kept) => {
  writeFileSync(join(folder, 'secret'), kept);
  expect(() => keepSecret(folder, 'secret')).toThrow(/secret est vide ou trop court/);
  expect(() => readSecret(folder, 'absent')).toThrow(
    /absent, qui garde un secret, ne peut être lu/,
  );
});
