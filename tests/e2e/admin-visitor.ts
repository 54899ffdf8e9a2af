import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, type Page, type TestInfo } from 'playwright/test';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PASSWORD = 'un cheval correct';

/** Makes an admin by the command line, and signs in as this admin. */
export async function signInAsAdmin(page: Page, info: TestInfo): Promise<void> {
  const email = `admin-${info.project.name}-${info.testId}-${Date.now()}@exemple.fr`;
  await createAdmin(email);
  await page.goto('/account/signin');
  await page.getByLabel('adresse e-mail').fill(email);
  await page.getByLabel('mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Me connecter' }).click();
  await expect(page).toHaveURL(/\/contrib\/$/);
}

async function createAdmin(email: string): Promise<void> {
  const args = ['bin/cli.ts', 'account', 'create-admin', email];
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR };
  const stdio = ['pipe', 'ignore', 'inherit'] as const;
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: [...stdio] });
  child.stdin?.end(`${PASSWORD}\n`);
  const code = await new Promise((done, failed) => {
    child.once('error', failed);
    child.once('close', done);
  });
  expect(code).toBe(0);
}
