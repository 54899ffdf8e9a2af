// Twelve screens as visitors see them, at three widths, in the light, in the dark and at Christmas: docs/screens/*.webp.
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { untilTapsCount } from '../e2e/touch.ts';

const FOLDER = join(import.meta.dirname, '../../docs/screens');
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const [PHONE, , LARGE] = SIZES as [(typeof SIZES)[0], (typeof SIZES)[0], (typeof SIZES)[0]];
const SCHEMES = ['light', 'dark'] as const;
const QUALITY = 28;
const MOVES_MAX = 40;
/** A picture of an idea is drawn when it is first asked for, and other work may have the processor. */
const MAX_WAIT_MS = 120_000;
/** Searches of the past that the admin's page counts. */
const PAST = { sessions: 6000, days: 90, seed: 14 };

// Read when the first module is imported: by this process and by the site that it starts.
const dataDir = mkdtempSync(join(tmpdir(), 'trouvaille-screens-'));
process.env.DATA_DIR = dataDir;
const { findBrowser } = await import('#modules/platform/chromium/index.server.ts');
const { startMeasuredSite } = await import('../bench/site.ts');

const program = await findBrowser(process.env.CHROME_PATH);
if (!program) throw new Error('there is no Chromium');
const site = await startMeasuredSite(dataDir);
const browser = await chromium.launch({
  executablePath: program.executablePath,
  env: { ...process.env, ...program.env },
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
try {
  mkdirSync(FOLDER, { recursive: true });
  for (const file of globSync(`${FOLDER}/*.webp`)) rmSync(file);
  await showVisit('/', '');
  await showVisit('/noel', 'noel-');
  await showReading();
  await showStaff();
} finally {
  await browser.close();
  await site.stop();
}
process.exit(0);

/** From the home page to a gift that is sent wrapped. */
async function showVisit(start: string, prefix: string): Promise<void> {
  const page = await newVisitor();
  await goTo(page, start);
  await shoot(page, `${prefix}home`);
  await page.setViewportSize(PHONE);
  const onTop = page.locator('[data-state=current]');
  await onTop.getByRole('button', { name: 'Commencer' }).click();
  await onTop.getByText('Étape 1 sur 4').waitFor();
  await untilTapsCount(page);
  await onTop.locator('[name=gender][value=Female]').check({ force: true });
  await onTop.getByText('Étape 2 sur 4').waitFor();
  await shoot(page, `${prefix}guide`, SIZES.slice(0, 2));
  await page.setViewportSize(LARGE);
  // Here the form is whole, on the home page: as it is filled.
  await page.getByText('60–69').click();
  await page.getByLabel('Budget maximum, en euros').fill('60');
  const garden = page.getByRole('checkbox', { name: 'Jardin' });
  await garden.check({ force: true });
  await shoot(page, `${prefix}guide`, [LARGE]);
  await garden.uncheck({ force: true });
  await page.getByRole('button', { name: 'C’est parti' }).click();
  await page.locator('#step-heading').waitFor();
  for (let move = 0; move < 3; move += 1) await answer(page, move % 2);
  await shoot(page, `${prefix}question`);
  for (let move = 0; move < MOVES_MAX && !(await isProposal(page)); move += 1) {
    await answer(page, move % 2);
  }
  await shoot(page, `${prefix}idea`);
  await page.locator('[data-verdict=good]').click();
  await page.getByRole('button', { name: 'C’est trouvé, merci' }).click();
  await page.getByRole('heading', { name: 'Trouvé, quelle joie' }).waitFor();
  await shoot(page, `${prefix}end`);
  await page.getByRole('button', { name: 'Partager' }).click();
  await page
    .getByLabel('Quelques mots pour la carte')
    .fill('Pour toi, avec toute ma tendresse.\nPaul');
  await page.getByRole('checkbox', { name: 'L’envoyer emballée' }).check();
  await page.getByRole('button', { name: 'Voir sa page' }).click();
  await page.getByRole('heading', { name: 'Sa page est prête' }).waitFor();
  await goTo(page, new URL(page.url()).pathname);
  await shoot(page, `${prefix}keepsake-wrapped`);
  await page.getByRole('link', { name: 'Déballer' }).click();
  await page.getByRole('article').waitFor();
  await shoot(page, `${prefix}keepsake`);
  await page.context().close();
}

async function showReading(): Promise<void> {
  const page = await newVisitor();
  await goTo(page, '/square?q=jardin');
  await shoot(page, 'square');
  await goTo(page, '/square?q=jardin&occasion=noel');
  await shoot(page, 'noel-square');
  await goTo(page, '/articles');
  await shoot(page, 'articles');
  await goTo(page, '/articles/noel-cadeaux-grands-parents.html');
  await shoot(page, 'article');
  await goTo(page, '/share?idea=0%3Aabeille-rayon-miel');
  await shoot(page, 'idea-page');
  await page.context().close();
}

/** The pages of a contributor and of an admin, with searches of the past. */
async function showStaff(): Promise<void> {
  const { closePlatform, setDatabaseUrl } = await import('#modules/platform/index.server.ts');
  const { checkCounts } = await import('#modules/engine/insight/index.server.ts');
  const { siteUrl } = await import('../../bin/postgres/site-role.ts');
  const { signedInAs } = await import('../fixtures/accounts.ts');
  const { fillHistory, readWorld } = await import('../history/fill.ts');
  setDatabaseUrl(siteUrl({ dataDir, throwaway: false }));
  await fillHistory(await readWorld(), { ...PAST, until: new Date() });
  await checkCounts();
  const { token } = await signedInAs('admin@exemple.fr', 'Admin');
  await closePlatform();
  const page = await newVisitor();
  const value = btoa(JSON.stringify(token));
  await page.context().addCookies([{ name: 'trouvaille', value, url: site.url }]);
  const labels = '/contrib/reactions/add/1?source=keyword&keyword=jardin&example=0';
  await goTo(page, labels);
  await shoot(page, 'labels', SIZES.slice(1));
  // On a phone it opens at its pair.
  await page.setViewportSize(PHONE);
  await goTo(page, labels);
  await shoot(page, 'labels', [PHONE]);
  await goTo(page, '/admin/stats/overview');
  await shoot(page, 'admin');
  await page.context().close();
}

/** The page of a visitor for whom nothing moves. */
async function newVisitor(): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: LARGE,
  });
  const page = await context.newPage();
  // An admin would be told of it.
  await page.addInitScript('delete Navigator.prototype.serviceWorker');
  page.setDefaultTimeout(MAX_WAIT_MS);
  return page;
}

async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(site.url + address);
  const ready = 'html:is([data-hydrated], :not(:has(script[type=module])))';
  await page.locator(ready).waitFor({ state: 'attached' });
}

/** Whether the idea on top is proposed as the gift, not shown as a question. */
async function isProposal(page: Page): Promise<boolean> {
  return (await page.locator('[data-verdict=good]').count()) > 0;
}

/** Answers the card on top, by the first button or the second; an idea that is shown as a question is none to give. */
async function answer(page: Page, place: number): Promise<void> {
  const before = await page.locator('#step-heading').textContent();
  await untilTapsCount(page);
  const answers = page.locator('button[name=answer]:visible');
  const isQuestion = (await answers.count()) > 0;
  await (isQuestion ? answers.nth(place) : page.locator('button[value=BadIdea]').first()).click();
  await page.waitForFunction(
    (title) => document.querySelector('#step-heading')?.textContent !== title,
    before,
  );
  await page.locator('main:not([aria-busy=true])').waitFor();
}

/** Photographs what a page shows, at each size and in each scheme. */
async function shoot(page: Page, name: string, sizes = SIZES): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      // Nothing is pointed at.
      await page.mouse.move(0, 0);
      await page.waitForLoadState('networkidle');
      await page.waitForFunction(() =>
        [...document.images].every(
          (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
        ),
      );
      const png = await page.screenshot();
      const webp = await sharp(png).webp({ quality: QUALITY, effort: 6 }).toBuffer();
      writeFileSync(join(FOLDER, `${name}-${size.width}-${colorScheme}.webp`), webp);
    }
  }
  await page.setViewportSize(LARGE);
}
