import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { developmentEntry } from '#app/shell/development.ts';
import { config } from '#modules/platform/index.server.ts';

const ROOT = join(import.meta.dirname, '../..');

let site: Awaited<ReturnType<typeof developmentEntry>>;
let server: Server;

beforeAll(async () => {
  server = createServer();
  // A site in development may run on this checkout too.
  site = await developmentEntry(ROOT, server, join(config.dataDir, 'vite'));
  await site.entry.open();
  server.on('request', (request, response) =>
    site.entry.handleRequest(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((done) => server.listen(0, done));
}, 60_000);

afterAll(async () => {
  await site.vite.close();
  await site.entry.close();
  server.close();
});

/** What a watcher does when a file was saved. */
function save(file: string): void {
  for (const module of site.vite.moduleGraph.getModulesByFile(join(ROOT, file)) ?? []) {
    site.vite.moduleGraph.invalidateModule(module);
  }
}

async function readiness(): Promise<number> {
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://localhost:${port}/readyz`)).status;
}

test.each([
  'app/shell/entry.ts',
  'modules/engine/core/build.ts',
  'modules/platform/database.server.ts',
])('in development the site serves on when %s is saved', async (file) => {
  expect(await readiness()).toBe(200);
  save(file);
  expect(await readiness()).toBe(200);
});
