import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { developmentSite } from '#app/shell/development.ts';
import { config } from '#modules/platform/index.server.ts';

const ROOT = join(import.meta.dirname, '../..');

let running: Awaited<ReturnType<typeof developmentSite>>;
let server: Server;

beforeAll(async () => {
  server = createServer();
  // A site in development may run on this checkout too.
  running = await developmentSite(ROOT, server, join(config.dataDir, 'vite'));
  await running.site.open();
  server.on('request', (request, response) =>
    running.site.handleRequest(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((done) => server.listen(0, done));
});

afterAll(async () => {
  await running.vite.close();
  await running.site.close();
  server.close();
});

/** What a watcher does when a file was saved. */
function save(file: string): void {
  for (const module of running.vite.moduleGraph.getModulesByFile(join(ROOT, file)) ?? []) {
    running.vite.moduleGraph.invalidateModule(module);
  }
}

async function readiness(): Promise<number> {
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://localhost:${port}/readyz`)).status;
}

test.each([
  'app/entry.ts',
  'modules/engine/core/snapshot/build.ts',
  'modules/platform/database/database.server.ts',
])('in development the site serves on when %s is saved', async (file) => {
  expect(await readiness()).toBe(200);
  save(file);
  expect(await readiness()).toBe(200);
});
