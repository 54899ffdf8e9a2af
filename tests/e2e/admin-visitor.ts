import { type Cookie, expect, type Page, type TestInfo } from 'playwright/test';
import { createAccount } from '#modules/moderation/accounts/index.server.ts';
import { withSiteDatabase } from './site-database.ts';

const PASSWORD = 'un cheval correct';

/** What signs in the admin of this worker; null until its first test has signed in. */
let admin: Cookie[] | null = null;

/** Signs in as the admin of this worker, made for its first test; no test may sign this one out. */
export async function signInAsAdmin(page: Page, info: TestInfo): Promise<void> {
  if (!admin) {
    await signInAsNewAdmin(page, info);
    admin = await page.context().cookies();
  }
  await page.context().addCookies(admin);
}

async function signInAsNewAdmin(page: Page, info: TestInfo): Promise<void> {
  const email = `admin-${info.project.name}-${info.testId}-${Date.now()}@exemple.fr`;
  const { ok } = await withSiteDatabase(() => createAccount(email, PASSWORD, 'Admin'));
  expect(ok).toBe(true);
  await page.goto('/account/signin');
  await page.getByLabel('adresse e-mail').fill(email);
  await page.getByLabel('mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Me connecter' }).click();
  await expect(page).toHaveURL(/\/contrib\/$/);
}
