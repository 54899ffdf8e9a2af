import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'playwright/test';
import { answer, heading, startSearch, titleOf } from './search-player.ts';
import { newVisitor, test } from './site-test.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A site, or a part of one, that a test may break. */
class BreakableSite {
  #process: ChildProcess | null = null;
  readonly port: number;
  readonly url: string;
  readonly #dataDir: string;
  readonly #args: string[];

  constructor(port: number, dataDir: string, args: string[] = []) {
    this.port = port;
    this.url = `http://localhost:${port}`;
    this.#dataDir = dataDir;
    this.#args = args;
  }

  async start(): Promise<void> {
    this.#process = spawn(process.execPath, ['bin/start.ts', ...this.#args], {
      cwd: ROOT,
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: this.#dataDir,
        PUBLIC_URL: this.url,
        RATE_LIMITS: 'false',
        DRAW_AHEAD: 'false',
        WORKER_NICENESS: '0',
      },
    });
    await expect(async () => {
      expect((await fetch(`${this.url}/readyz`)).ok).toBe(true);
    }).toPass({ timeout: 90_000 });
  }

  /** Kills the database, and keeps the supervisor from starting it again. */
  loseDatabase(): void {
    this.#process?.kill('SIGSTOP');
    const file = join(this.#dataDir, 'postgres/postmaster.pid');
    process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
  }

  /** Resumes the supervisor, which finds that the database has stopped. */
  findDatabase(): void {
    this.#process?.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (!running || running.exitCode !== null) return;
    running.kill('SIGCONT');
    running.kill('SIGTERM');
    await once(running, 'exit');
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

test('a search goes on after a restart of the server, unnoticed @js', async ({ browser }) => {
  test.setTimeout(240_000);
  const dataDir = process.env.E2E_DATA_DIR as string;
  const web = new BreakableSite(await freePort(), dataDir, ['--only', 'web']);
  const page = await newVisitor(browser, { baseURL: web.url });
  try {
    await web.start();
    await startSearch(page);
    await answer(page, 0);
    const question = await titleOf(page);

    await web.stop();
    const button = page.locator('button[name=answer]').first();
    await button.click();
    await web.start();

    await expect(heading(page)).not.toHaveText(question, { timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Retirer cette réponse' })).toHaveCount(2);
    await answer(page, 1);
    await expect(page.getByRole('button', { name: 'Retirer cette réponse' })).toHaveCount(3);
  } finally {
    await page.close();
    await web.stop();
  }
});

test('ten seconds without the database show at most the bar of pending queries @js', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'trouvaille-e2e-fault-'));
  const site = new BreakableSite(await freePort(), dataDir);
  const page = await newVisitor(browser, { baseURL: site.url });
  try {
    await site.start();
    await startSearch(page);
    await answer(page, 0);
    const question = await titleOf(page);

    site.loseDatabase();
    const lost = Date.now();
    await page.locator('button[name=answer]').first().click();
    await expect(page.getByText('Une demande est en cours')).toBeAttached();
    while (Date.now() - lost < 10_000) {
      await expect(heading(page)).toHaveText(question);
      await expect(page.getByRole('alert').getByRole('button')).toHaveCount(0);
      await page.waitForTimeout(200);
    }
    site.findDatabase();

    await expect(heading(page)).not.toHaveText(question, { timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Retirer cette réponse' })).toHaveCount(2);
    await expect(page.getByRole('alert').getByRole('button')).toHaveCount(0);
    await answer(page, 1);
    await expect(page.getByRole('button', { name: 'Retirer cette réponse' })).toHaveCount(3);
  } finally {
    await page.close();
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
