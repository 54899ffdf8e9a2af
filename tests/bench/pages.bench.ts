// Pages as a phone gets them: Lighthouse, what moves after it was shown, how soon an answer is painted, what scripts weigh.
// RUNS=1 runs Lighthouse once a page instead of three times, RUNS=0 not at all.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { findBrowser } from '#modules/platform/chromium/index.server.ts';
import { untilTapsCount } from '../e2e/touch.ts';
import { type Bench, bench, percentile } from './harness.ts';
import { type MeasuredSite, startMeasuredSite } from './site.ts';

/** Apache-2.0; fetched by npx when the bench runs, since nothing else needs its hundred packages. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = Number(process.env.RUNS ?? 3);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Public pages, some with an address of this site's own inside. */
const PAGES = [
  '/',
  '/noel',
  '/square',
  '/square?q=jardin',
  '/articles',
  '/articles/noel-cadeaux-ado.html',
  '/share?idea=0%3Aabeille-rayon-miel',
  '/trouvailles',
  '/about',
  '/about/legal',
  '/about/privacy-policy',
  '/bot',
  '/contrib/',
  '/account/signin',
  '/account/signup',
  '/account/forgotten',
];
/** Search engines are asked not to list these, which Lighthouse takes for a fault. */
const UNLISTED = new Set(['/square?q=jardin', '/trouvailles']);
const WITHOUT_SCRIPTS = [
  '/articles',
  '/articles/noel-cadeaux-ado.html',
  '/about',
  '/about/legal',
  '/bot',
];

const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const SLOWDOWN = 4;
/** WebPageTest's « Slow 3G »: 400 kbit/s both ways, 400 ms. */
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};
/** After so many, the next idea that is proposed is accepted; others may come before it. */
const MOVES = 12;
const MOVES_MAX = 40;
/** Tiles of a square and what is tapped there; without a name, the tile itself is opened. */
const SQUARE_TAPS = [
  [0, 'Moins comme ça'],
  [4, 'Plus comme ça'],
  [2, null],
  [2, null],
  [7, 'Moins comme ça'],
] as const;
const SEARCHES = 3;

const folder = mkdtempSync(join(tmpdir(), 'trouvaille-bench-pages-'));
const found = await findBrowser(process.env.CHROME_PATH);
if (!found) throw new Error('there is no Chromium');

type Played = { shift: number; durations: number[] };

type Audit = { scores: number[]; lcp: number; shift: number };

/** Marks from 0 to 100 in the order of CATEGORIES, the largest contentful paint in ms, and the layout shift. */
function audit(address: string): Audit {
  const file = join(folder, 'report.json');
  const flags = `--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage`;
  const { status, stderr } = spawnSync(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags}`,
    ],
    {
      encoding: 'utf8',
      env: { ...found?.env, ...process.env, CHROME_PATH: found?.executablePath },
    },
  );
  if (status !== 0) throw new Error(`Lighthouse on ${address}: ${stderr}`);
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'));
  for (const category of CATEGORIES) {
    for (const { id, weight } of categories[category].auditRefs) {
      const { score } = audits[id];
      if (weight > 0 && score !== null && score < 0.9)
        console.log(`  ${category}: ${id} ${audits[id].displayValue ?? score}`);
    }
  }
  return {
    scores: CATEGORIES.map((category) => Math.round(categories[category].score * 100)),
    lcp: audits['largest-contentful-paint'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
  };
}

/** Has the pictures of all pages drawn: only a site that has just been started has yet to draw them. */
async function drawPictures({ url, draw }: MeasuredSite): Promise<void> {
  const names = new Set<string>();
  for (const page of PAGES) {
    const html = await (await fetch(url + page)).text();
    for (const [, name = ''] of html.matchAll(/\/img\/([^"?]+)\?w=/g)) names.add(name);
  }
  draw([...names]);
}

function auditPages(url: string, figure: Bench['figure']): void {
  for (const page of PAGES) {
    const audits = Array.from({ length: RUNS }, () => audit(url + page));
    const median = (read: (each: Audit) => number) => percentile(audits.map(read), 50);
    CATEGORIES.forEach((category, place) => {
      const atLeast = category === 'performance' ? 98 : 100;
      if (category === 'seo' && UNLISTED.has(page)) return;
      figure(
        `${page}: ${category}`,
        median(({ scores }) => scores[place] ?? 0),
        '',
        { atLeast },
      );
    });
    figure(`${page}: largest contentful paint`, median(({ lcp }) => lcp) / 1000, 's', {
      atMost: 1.8,
    });
    figure(
      `${page}: layout shift`,
      median(({ shift }) => shift),
      '',
      { atMost: 0 },
    );
  }
}

/** Sums what moves, also after a tap, and keeps the time from each tap to what it paints. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const measured = { shift: 0, durations: [] as number[] };
    Object.assign(window, { measured });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        measured.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ((entry as unknown as { interactionId: number }).interactionId > 0)
          measured.durations.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/** Taps the middle of a control; nothing where there is none. */
async function tap(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox().catch(() => null);
  if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** A page on a phone whose processor is slow. */
async function newPhone(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await watch(page);
  return page;
}

const cardOf = (page: Page) => page.locator('#step-heading').textContent();

/** Taps a control of a step that has just appeared, once it takes taps. */
async function tapNew(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  await untilTapsCount(page);
  await tap(page, control);
}

/** Goes through the steps of the start form up to the button that starts a search. */
async function fillIn(page: Page): Promise<Locator> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const onTop = page.locator('[data-state=current]');
  await tapNew(page, onTop.getByRole('button', { name: 'Commencer' }));
  await tapNew(page, onTop.locator('label').filter({ hasText: 'Peu importe' }));
  for (let step = 2; step < 4; step += 1) {
    await onTop.getByText(`Étape ${step} sur 4`).waitFor();
    await tapNew(page, onTop.getByRole('button', { name: 'Suivant' }));
  }
  await onTop.getByText('Étape 4 sur 4').waitFor();
  await untilTapsCount(page);
  return page.getByRole('button', { name: 'C’est parti' });
}

/** Presses that button, and waits for the first card. */
async function start(page: Page, button: Locator): Promise<void> {
  await tap(page, button);
  await page.locator('#step-heading').waitFor();
}

/** Plays a search by taps up to a gift. @returns what moved, and how long each tap took to be painted, in ms. */
async function play(browser: Browser, url: string): Promise<Played> {
  const page = await newPhone(browser);
  await page.goto(url);
  await start(page, await fillIn(page));
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const good = page.locator('[data-verdict=good]');
  for (let move = 0; move < MOVES_MAX; move += 1) {
    if (move >= MOVES && (await good.isVisible())) break;
    const before = await cardOf(page);
    const isQuestion = (await page.locator('main').getAttribute('data-step')) === 'question';
    if (isQuestion) await tap(page, page.locator('button[name=answer]:visible').nth(move % 2));
    else {
      await tap(page, page.locator('[data-verdict=bad]:visible').first());
      await tap(page, page.locator('button[value=BadIdea]:visible').first());
    }
    await page
      .waitForFunction(
        (title) => document.querySelector('#step-heading')?.textContent !== title,
        before,
        { timeout: 5000 },
      )
      .catch(() => null);
    await page.locator('main:not([aria-busy=true])').waitFor();
  }
  await tapNew(page, good);
  await tapNew(page, page.getByRole('button', { name: 'C’est trouvé, merci' }));
  await page.locator('main[data-step=end]').waitFor();
  return await measuredOn(page);
}

/** Reacts to tiles of a square and opens one, by taps. @returns as `play`. */
async function playSquare(browser: Browser, url: string): Promise<Played> {
  const page = await newPhone(browser);
  await page.goto(`${url}/square?q=jardin`);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const tile = (place: number) => page.locator('#square > li').nth(place);
  for (const [place, name] of SQUARE_TAPS) {
    const control = name
      ? tile(place).getByRole('button', { name })
      : tile(place).locator('summary');
    await control.scrollIntoViewIfNeeded();
    await tap(page, control);
    await page.locator('main:not([aria-busy=true])').waitFor();
    await page.waitForLoadState('networkidle');
  }
  return await measuredOn(page);
}

/** « Tes trouvailles » of a browser that keeps a gift. @returns what moved, as `play`. */
async function openFinds(browser: Browser, url: string): Promise<Played> {
  const page = await newPhone(browser);
  await page.goto(`${url}/search?found=0:abonnement-fromages`);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Garder cette trouvaille' }).click();
  await page.goto(`${url}/trouvailles`);
  await page.getByRole('heading', { level: 2 }).waitFor();
  return await measuredOn(page);
}

/** What was measured on a page, which is closed. */
async function measuredOn(page: Page): Promise<Played> {
  // The last taps are reported with the frame after them.
  await page.waitForTimeout(500);
  const measured = await page.evaluate(() => (window as unknown as { measured: Played }).measured);
  await page.context().close();
  return measured;
}

/**
 * From the press that starts a search to its first card, in seconds: the network and the processor are slow from the home page
 * on, and the form is filled in without a pause.
 */
async function firstCard(browser: Browser, url: string): Promise<number> {
  const page = await newPhone(browser);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  await page.goto(url);
  const button = await fillIn(page);
  const began = performance.now();
  await start(page, button);
  const seconds = (performance.now() - began) / 1000;
  await page.context().close();
  return seconds;
}

/**
 * Bytes of the scripts of a page, with those that it asks for once it is there, compressed. Only where no service worker
 * answers: what it has kept counts decompressed.
 */
async function scriptBytes(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  return await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
}

await bench('pages', async ({ figure }) => {
  const site = await startMeasuredSite();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    env: { ...process.env, ...found.env },
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  try {
    const page = await (await browser.newContext({ ...PHONE, serviceWorkers: 'block' })).newPage();
    for (const address of WITHOUT_SCRIPTS) {
      await page.goto(site.url + address);
      figure(`${address}: scripts`, await scriptBytes(page), 'bytes', { atMost: 0 });
    }
    await page.goto(`${site.url}/square?q=jardin`);
    figure('/square: scripts, brotli', (await scriptBytes(page)) / 1000, 'kB', { atMost: 120 });
    await page.goto(site.url);
    await start(page, await fillIn(page));
    await page.reload();
    await page.locator('#step-heading').waitFor();
    figure('/search: scripts, brotli', (await scriptBytes(page)) / 1000, 'kB', { atMost: 130 });
    await page.context().close();
    const cards: number[] = [];
    for (let time = 0; time < SEARCHES; time += 1) cards.push(await firstCard(browser, site.url));
    figure('slow 3G, processor ÷ 4: from the start to the first card', percentile(cards, 50), 's', {
      atMost: 2.5,
    });
    const played: Played[] = [];
    for (let time = 0; time < SEARCHES; time += 1) played.push(await play(browser, site.url));
    const durations = played.flatMap((each) => each.durations);
    figure(
      'a search by taps: layout shift, after input too',
      Math.max(...played.map(({ shift }) => shift)),
      '',
      { atMost: 0 },
    );
    figure('(taps measured)', durations.length, '');
    figure(
      'processor ÷ 4: from a tap to its paint, 98th percentile',
      percentile(durations, 98),
      'ms',
      {
        atMost: 100,
      },
    );
    figure('the same, median', percentile(durations, 50), 'ms');
    const squares: Played[] = [];
    for (let time = 0; time < SEARCHES; time += 1)
      squares.push(await playSquare(browser, site.url));
    const squareDurations = squares.flatMap((each) => each.durations);
    figure(
      'a square by taps: layout shift, after input too',
      Math.max(...squares.map(({ shift }) => shift)),
      '',
      { atMost: 0 },
    );
    figure('(taps measured)', squareDurations.length, '');
    figure('the same: from a tap to its paint, longest', Math.max(...squareDurations), 'ms', {
      atMost: 100,
    });
    figure(
      '/trouvailles with a gift: layout shift',
      (await openFinds(browser, site.url)).shift,
      '',
      { atMost: 0 },
    );
    // Lighthouse has a browser of its own, and the processor to itself.
    await browser.close();
    if (RUNS > 0) {
      await drawPictures(site);
      auditPages(site.url, figure);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
});
rmSync(folder, { recursive: true, force: true });
