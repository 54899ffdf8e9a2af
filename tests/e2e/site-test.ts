import { type Browser, type BrowserContextOptions, test as base, type Page } from 'playwright/test';

/** How many times slower scripts run, to find the tests that a slow machine would fail. */
const SLOWDOWN = Number(process.env.E2E_SLOWDOWN ?? 1);

/** `http://localhost:PORT` of the site that the tests visit. */
export const siteOrigin = () => base.info().project.use.baseURL ?? '';

/** A page whose scripts act on what its visitor does, or that has none. */
const HYDRATED = 'html:is([data-hydrated], :not(:has(script[type=module])))';

/**
 * Waits until a page is all there, and its scripts act on keys, clicks and taps. Pages of this `test` and of `newVisitor` do
 * so by themselves but where a link or a plain form leads to another document.
 */
export async function ready(page: Page): Promise<void> {
  await page.waitForLoadState('domcontentloaded');
  if (test.info().project.use.javaScriptEnabled === false) return;
  await page.waitForLoadState('load');
  // Scripts come with the frames after that, which a stopped clock has none of, or with a press.
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
  await page.locator(HYDRATED).waitFor({ state: 'attached' });
}

/** Has every way to load a page end when it is ready; `waitUntil: 'commit'` is for what happens before. */
async function waitForScripts(page: Page): Promise<Page> {
  if (SLOWDOWN > 1) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  }
  const { goto, reload, goBack, goForward } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (options?.waitUntil !== 'commit') await ready(page);
    return response;
  };
  const moves = { reload, goBack, goForward };
  for (const [name, move] of Object.entries(moves)) {
    page[name as keyof typeof moves] = async (options) => {
      const response = await move.call(page, options);
      await ready(page);
      return response;
    };
  }
  return page;
}

/** Stops the clock of a page that has `clock.install()`: what is shown for seconds stays, however slow the machine is. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Makes the pages those of a browser without service workers: one would fetch what it keeps in each test. */
async function withoutWorkers(page: Page): Promise<void> {
  await page.addInitScript('delete Navigator.prototype.serviceWorker');
}

/** The page of another visitor, with a context of its own that closes with it. */
export async function newVisitor(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  await withoutWorkers(page);
  return await waitForScripts(page);
}

/**
 * The `test` of all specs: whatever comes after `goto`, `reload`, `goBack` or `goForward` meets a page that is ready. Service workers
 * are there where a spec asks for them: `test.use({ serviceWorkers: 'allow' })`.
 */
export const test = base.extend({
  page: async ({ page, serviceWorkers }, use) => {
    if (serviceWorkers === 'block') await withoutWorkers(page);
    await use(await waitForScripts(page));
  },
});
