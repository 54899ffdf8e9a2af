import { expect, test } from 'vitest';
import { importCatalogue } from '../exchange/index.server.ts';
import { choosePapers } from './papers.commands.server.ts';

test('the database chooses the papers that the check of the starter catalogue asks for', async () => {
  expect(await importCatalogue('content/catalogue')).toMatchObject({ ok: true });
  expect(await choosePapers()).toBe(0);
}, 120_000);
