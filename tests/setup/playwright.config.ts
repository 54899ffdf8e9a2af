import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { findBrowser } from '../../modules/platform/chromium/index.server.ts';
import { DRAWN, launchOptions } from '../e2e/browser-launch.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

// This file is read by each process of the run; what the first one chose reaches the others by the environment.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
process.env.E2E_SHOP_PORT ??= String(Number(process.env.E2E_PORT) + 20_000);
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'trouvaille-e2e-'));
process.env.E2E_BROWSER ??= await foundBrowser();
// Tests run commands of modules beside the site (`withSiteDatabase`): with its folder, and its secrets.
process.env.DATA_DIR = process.env.E2E_DATA_DIR;

async function foundBrowser(): Promise<string> {
  const browser = await findBrowser(process.env.CHROME_PATH);
  if (!browser) throw new Error('No Chromium runs here: install one and name it in CHROME_PATH');
  return JSON.stringify({ ...browser, env: { ...process.env, ...browser.env } });
}

const url = `http://localhost:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: join(root, 'tests/e2e'),
  outputDir: join(root, '.test/e2e'),
  globalSetup: fileURLToPath(new URL('first-jobs.ts', import.meta.url)),
  forbidOnly: Boolean(process.env.CI),
  // One more than two cores: some tests wait, for a site that restarts, say.
  workers: 4,
  fullyParallel: true,
  // A busy machine may hold a page up for longer than any wait: once more, and the report calls the test flaky.
  retries: 1,
  // Long enough for a machine that is four times slower, or does other things as well: what is waited for ends the wait.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: join(root, '.test/e2e.json') }]],
  use: {
    baseURL: url,
    locale: 'fr-FR',
    // A control that is not found fails its test sooner than the test's own time.
    actionTimeout: 30_000,
    screenshot: DRAWN ? 'only-on-failure' : 'off',
    serviceWorkers: 'block',
    // Motion takes time and processor; the tests that are about it ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions({ pictures: false }),
  },
  // A flow is written once and run in every project; tags in its title narrow that down.
  projects: [
    { name: 'js', grepInvert: /@no-js|@mobile-only/ },
    { name: 'no-js', grepInvert: /@js\b|@mobile-only/, use: { javaScriptEnabled: false } },
    {
      name: 'mobile',
      grep: /@mobile/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `exec "${process.execPath}" bin/start.ts`,
    cwd: root,
    url: `${url}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      PUBLIC_URL: url,
      DATABASE_URL: '',
      SMTP_URL: '',
      // A shop that a test opens.
      OUTBOUND_ALLOW: `127.0.0.1:${process.env.E2E_SHOP_PORT}`,
      LOG_LEVEL: 'warn',
      // Every visitor of the tests has the same address.
      RATE_LIMITS: 'false',
      // A visit asks for a few pictures; those of the whole catalogue take minutes of one core.
      DRAW_AHEAD: 'false',
      // A worker that gave way would hardly run beside the other tests.
      WORKER_NICENESS: '0',
    },
  },
});
