import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'playwright/test';
import { answer, heading, startSearch, titleOf } from './search-player.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A second web process on the database of the tests' site, which a test may kill. */
class WebProcess {
  #process: ChildProcess | null = null;
  readonly port: number;
  readonly url: string;

  constructor(port: number) {
    this.port = port;
    this.url = `http://localhost:${port}`;
  }

  async start(): Promise<void> {
    this.#process = spawn(process.execPath, ['bin/start.ts', '--only', 'web'], {
      cwd: ROOT,
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: process.env.E2E_DATA_DIR,
        PUBLIC_URL: this.url,
        RATE_LIMITS: 'false',
      },
    });
    await expect(async () => {
      expect((await fetch(`${this.url}/readyz`)).ok).toBe(true);
    }).toPass({ timeout: 60_000 });
  }

  async stop(): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (!running || running.exitCode !== null) return;
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

test('a search survives a restart of the server unseen @js', async ({ browser }) => {
  test.setTimeout(180_000);
  const web = new WebProcess(await freePort());
  const context = await browser.newContext({ baseURL: web.url });
  try {
    await web.start();
    const page = await context.newPage();
    await startSearch(page);
    await answer(page, 0);
    const question = await titleOf(page);

    await web.stop();
    const button = page.locator('button[name=answer]').first();
    await button.click();
    await web.start();

    await expect(heading(page)).not.toHaveText(question, { timeout: 15_000 });
    await expect(page.getByRole('button', { name: 'Retirer cette réponse' })).toHaveCount(2);
    await answer(page, 1);
    await expect(page.getByRole('button', { name: 'Retirer cette réponse' })).toHaveCount(3);
  } finally {
    await context.close();
    await web.stop();
  }
});
