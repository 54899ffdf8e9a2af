// The site while it is being written: Vite compiles a file when it is asked for, and again once it was saved.
import type { Server } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import { createServer } from 'vite';
import type { Site } from './site.ts';

/**
 * The site read anew for each request, so that a saved file counts without a restart.
 *
 * @param server carries Vite's own socket too.
 * @param cacheDir where Vite keeps the packages it bundled; in node_modules unless given.
 */
export async function developmentSite(root: string, server: Server, cacheDir?: string) {
  const vite = await createServer({
    root,
    cacheDir,
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  });
  const read = async () => ((await vite.ssrLoadModule('/app/entry.ts')) as { site: Site }).site;
  const first = await read();
  let latest = first;
  /** The one that opened what is in use. */
  let opener = first;
  let opening: Promise<void> | null = null;

  async function current(): Promise<Site> {
    latest = await read();
    if (!latest.isReady()) {
      opening ??= reopen(latest).finally(() => {
        opening = null;
      });
      await opening;
    }
    return latest;
  }

  /** Some saved files load the site anew, with nothing in memory. */
  async function reopen(site: Site): Promise<void> {
    await opener.suspend();
    opener = site;
    await site.open();
  }

  const site: Site = {
    ...first,
    async handleRequest(request, response, serveStatic) {
      try {
        (await current()).handleRequest(request, response, serveStatic);
      } catch (error) {
        // Vite has printed it: the site waits for the file to be saved again.
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
        response.end(stripVTControlCharacters(String((error as Error).stack)));
      }
    },
    handleUpgrade: (...parameters) => latest.handleUpgrade(...parameters),
    closeSockets: () => latest.closeSockets(),
    close: () => opener.close(),
  };
  return { vite, site };
}
