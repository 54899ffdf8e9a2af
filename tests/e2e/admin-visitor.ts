import { expect, type Page, type TestInfo } from 'playwright/test';
import { createAccount } from '#modules/moderation/accounts/index.server.ts';
import { withSiteDatabase } from './site-database.ts';

const PASSWORD = 'un cheval correct';

/** Makes an admin, and signs in as this admin. */
export async function signInAsAdmin(page: Page, info: TestInfo): Promise<void> {
  const email = `admin-${info.project.name}-${info.testId}-${Date.now()}@exemple.fr`;
  const { ok } = await withSiteDatabase(() => createAccount(email, PASSWORD, 'Admin'));
  expect(ok).toBe(true);
  await page.goto('/account/signin');
  await page.getByLabel('adresse e-mail').fill(email);
  await page.getByLabel('mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Me connecter' }).click();
  await expect(page).toHaveURL(/\/contrib\/$/);
}
