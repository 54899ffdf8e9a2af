// What a visitor sees first stays where it is, however late a font or a part of the page comes.
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from 'playwright/test';
import { ready, siteOrigin, test } from './site-test.ts';

const PAGES = ['/', '/square?q=jardin', '/account/signin'];
const WIDTHS = [360, 1280];
/** A slow network: fewer bytes than a screen needs, and frames between them. */
const PIECE_BYTES = 3000;
const PIECE_MS = 60;

const watched = async (page: Page) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as Shift[])
        moved.push(`${value}: ${sources.map(({ node }) => node?.textContent?.slice(0, 40))}`);
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      moves: async () => {
        await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
        note(observer.takeRecords());
        return moved;
      },
    });
  });
};

const moves = (page: Page) =>
  page.evaluate(() => (window as unknown as { moves(): Promise<string[]> }).moves());

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** The site behind a network that gives a page in pieces. */
async function inPieces(): Promise<{ origin: string; close(): void }> {
  const server = createServer((asked, answer) => {
    const { url = '', method, headers } = asked;
    const upstream = request(
      new URL(url, siteOrigin()),
      { method, headers: { ...headers, 'accept-encoding': 'identity' } },
      async (reply) => {
        const { 'content-length': _length, ...kept } = reply.headers;
        answer.writeHead(reply.statusCode ?? 500, kept);
        const bytes = Buffer.concat(await reply.toArray());
        for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
          answer.write(bytes.subarray(at, at + PIECE_BYTES));
          if (kept['content-type']?.startsWith('text/html')) await pause();
        }
        answer.end();
      },
    );
    asked.pipe(upstream);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const pause = () => new Promise((next) => setTimeout(next, PIECE_MS));

test('a page that comes in pieces is shown as a whole, and nothing in it moves @js', async ({
  page,
}) => {
  const network = await inPieces();
  await watched(page);
  for (const path of PAGES) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(network.origin + path, { waitUntil: 'commit' });
      await page.waitForLoadState('load');
      expect(await moves(page), `${path} at ${width}`).toEqual([]);
    }
  }
  network.close();
});

test('fonts that come after the first frame move nothing @js', async ({ page }) => {
  let fonts = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await fonts.promise;
    await route.continue();
  });
  await watched(page);
  for (const path of PAGES) {
    for (const width of WIDTHS) {
      fonts = Promise.withResolvers();
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path, { waitUntil: 'commit' });
      await painted(page);
      const came = page.waitForEvent('requestfinished', (each) => each.url().endsWith('.woff2'));
      fonts.resolve();
      await came;
      await page.evaluate(() => document.fonts.ready);
      expect(await moves(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

test('« Tes trouvailles » moves nothing when scripts show what is kept @js', async ({ page }) => {
  await page.goto('/search?found=0:abonnement-fromages');
  await page.getByRole('button', { name: 'Garder cette trouvaille' }).click();
  await watched(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/trouvailles', { waitUntil: 'commit' });
    await painted(page);
    await ready(page);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
    expect(await moves(page), `at ${width}`).toEqual([]);
  }
});

test('a title has its lines in whichever font it is drawn @js', async ({ page, browser }) => {
  const plain = await browser.newPage({ baseURL: siteOrigin() });
  await plain.route('**/*.woff2', (route) => route.abort());
  test.skip(!(await hasFallbackFont(plain)), 'no font of the fallbacks is installed here');
  for (const path of ['/', '/noel']) {
    for (const width of [412, 768, 1280]) {
      const heights: (number | undefined)[] = [];
      for (const each of [page, plain]) {
        await each.setViewportSize({ width, height: 800 });
        await each.goto(path);
        await each.evaluate(() => document.fonts.ready);
        heights.push((await each.locator('h1').boundingBox())?.height);
      }
      expect(heights[1], `${path} at ${width}`).toBeCloseTo(heights[0] ?? 0, 0);
    }
  }
  await plain.close();
});

/** Whether the browser finds one of the fonts that stand in for that of titles (`app/ui/styles/fonts.css`). */
async function hasFallbackFont(page: Page): Promise<boolean> {
  return await page.evaluate(async () => {
    const sources = 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold")';
    return await new FontFace('fallback', sources).load().then(
      () => true,
      () => false,
    );
  });
}
