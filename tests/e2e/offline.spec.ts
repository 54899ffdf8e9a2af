import { expect, type Page } from 'playwright/test';
import { signInAsAdmin } from './account-visitor.ts';
import { launchOptions } from './browser-launch.ts';
import { heading, startSearch, titleOf } from './search-player.ts';
import { ready, stopClock, test } from './site-test.ts';

test.use({ serviceWorkers: 'allow', launchOptions: launchOptions({ pictures: true }) });

const WORKER = '**/service-worker.js';

/** Opens a page, and waits until the service worker that it registers is there for the next one. */
async function openWithWorker(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/** The paths of all that the browser keeps for use without a network. */
async function keptPaths(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

test('without a network the site says so and opens what was read, and goes on once it is back @js', async ({
  page,
}) => {
  await openWithWorker(page);
  await page.goto('/about/legal');
  await expect.poll(() => keptPaths(page)).toContain('/about/legal');

  await page.context().setOffline(true);
  await page.goto('/square');
  await expect(page.getByRole('heading', { name: 'Le réseau fait une pause' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCSS('text-align', 'center');
  await page.goto('/about/legal');
  await expect(page.getByRole('heading', { name: 'Mentions légales' })).toBeVisible();
  await expect(page.locator('a[href="#main"]')).not.toBeInViewport();

  await page.goto('/square');
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(page.locator('[name=q]')).toBeVisible();
});

test('what was found is read without a network, and a search under way goes on after it @js', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await openWithWorker(page, '/search?found=0:abonnement-fromages');
  await page.getByRole('button', { name: 'Garder cette trouvaille' }).click();
  await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringMatching(/^\/img\//));
  await startSearch(page);
  const question = await titleOf(page);

  await page.context().setOffline(true);
  await page.goto('/trouvailles');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Trois mois de fromages livrés');
  const picture = page.locator('main img');
  await expect
    .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBeGreaterThan(0);
  await page.context().setOffline(false);
  await page.goto('/search');
  await expect(heading(page)).toHaveText(question);
});

test('nothing of a search and nothing of an account is kept @js', async ({ page }) => {
  await signInAsAdmin(page);
  await openWithWorker(page);
  await startSearch(page);
  await page.reload();
  await page.goto('/account');
  await page.goto('/about');
  await expect.poll(() => keptPaths(page)).toContain('/about');
  const pages = (await keptPaths(page)).filter((path) => !path.startsWith('/assets/'));
  expect(pages.sort()).toEqual(['/about', '/offline', '/trouvailles']);
  await expect(page.locator('a[href="/admin"]').first()).toBeVisible();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.locator('a[href="/contrib/"]').first()).toBeVisible();
  await expect(page.locator('a[href="/admin"]')).toHaveCount(0);
});

/** Gives the browser the worker of another build, and that of today once this is called back. */
async function serveOldWorker(page: Page, address: string): Promise<() => Promise<void>> {
  const context = page.context();
  await context.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/offline-\w+/, 'offline-old');
    await route.fulfill({ response, body });
  });
  return () => context.unroute(address);
}

/** The builds whose pages are kept for use without a network. */
async function builds(page: Page): Promise<string[]> {
  return await page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith('offline-')),
  );
}

/** Leaves the site and comes back, until the worker of today alone is there: the browser may put it in place each time. */
async function expectNewWorkerAfterLeaving(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('about:blank');
    await page.goto('/about');
    expect(await builds(page)).toEqual([expect.not.stringContaining('old')]);
  }).toPass();
}

test('the worker of another build waits for the pages of the old one @js', async ({ page }) => {
  await serveOldWorker(page, `${WORKER}?old`);
  // A page without scripts, which does not register the worker of today.
  await page.goto('/about');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js?old');
    await navigator.serviceWorker.ready;
  });
  await page.goto('/');
  const waits = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await expect.poll(waits).toBe(true);
  expect(await builds(page)).toHaveLength(2);
  await expectNewWorkerAfterLeaving(page);
});

for (const controlled of [true, false]) {
  const which = controlled ? 'that the old one answers' : 'that none answers';
  test(`an admin is told of the worker of another build on a page ${which} @js`, async ({
    page,
  }) => {
    await signInAsAdmin(page);
    const endOld = await serveOldWorker(page, WORKER);
    await page.clock.install();
    await openWithWorker(page);
    // A page is answered by the worker that was there before it.
    if (controlled) await page.reload();
    const hasController = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
    expect(await hasController()).toBe(controlled);
    await stopClock(page);
    // What was told of the first one is gone.
    await expect(page.getByText(/^Service worker enregistré|^Le site s’ouvre/)).toBeHidden();

    await endOld();
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    const notice = page.getByText(
      controlled ? /^Mise à jour prête\u00a0: elle servira/ : /^Le site s’ouvre désormais/,
    );
    await expect(notice).toBeVisible();
    await page.clock.runFor(2000);
    await expect(notice).toBeHidden();
    if (controlled) expect(await builds(page)).toHaveLength(2);
    await expectNewWorkerAfterLeaving(page);
  });
}

test('a site that withdraws its worker empties the browser and loads its pages again @js', async ({
  page,
}) => {
  await openWithWorker(page);
  await page.goto('/about');
  await expect.poll(() => keptPaths(page)).toContain('/about');
  await page.goto('/');
  await Promise.all([
    page.waitForEvent('load'),
    page.evaluate(() => void navigator.serviceWorker.register('/withdrawn-worker.js')),
  ]);
  await ready(page);
  // Here the site still has its own worker, which the page has registered again: it begins anew.
  await openWithWorker(page);
  expect(await keptPaths(page)).not.toContain('/about');
});

test('an admin reads what the worker keeps, has it removed, and is told where that fails @js', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await openWithWorker(page, '/admin/perf');
  await page.reload();
  const panel = page.getByRole('region', { name: 'Service worker de ce navigateur' });
  await expect(panel.getByText('en service')).toBeVisible();
  await expect(panel.getByText('offline-')).toBeVisible();
  const remove = panel.getByRole('button', { name: 'Le retirer et recharger' });
  await Promise.all([page.waitForEvent('load'), remove.click()]);
  await ready(page);

  await openWithWorker(page, '/admin/perf');
  await page.evaluate(() => {
    ServiceWorkerRegistration.prototype.unregister = () => Promise.resolve(false);
  });
  await remove.click();
  await expect(page.getByRole('alert')).toContainText('n’a pas pu être retiré');
});

test('only an admin is told what becomes of the worker, for two seconds or until a failure is dismissed @js', async ({
  page,
}) => {
  await page.context().route(WORKER, (route) => route.abort());
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js').catch(() => {}));
  await expect(page.getByRole('alert')).toBeEmpty();

  await signInAsAdmin(page);
  await page.goto('/');
  const failure = page.getByRole('button', { name: 'n’a pas pu être enregistré' });
  await failure.click();
  await expect(failure).toBeHidden();

  await page.context().unroute(WORKER);
  await page.clock.install();
  await page.goto('/');
  const notice = page.getByText(/^Service worker enregistré|^Le site s’ouvre désormais/);
  await expect(notice).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(notice).toBeHidden();

  await stopClock(page);
  await page.context().setOffline(true);
  const offline = page.getByText(/^Pas de réseau/);
  await expect(offline).toBeVisible();
  await page.clock.fastForward(2000);
  await expect(offline).toBeHidden();
});
