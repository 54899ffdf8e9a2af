import type { Cookie, Page } from 'playwright/test';
import type { Role } from '#modules/moderation/accounts/index.server.ts';
import { signedInAs } from '../fixtures/accounts.ts';
import { withSiteDatabase } from './site-database.ts';
import { siteOrigin } from './site-test.ts';

/** What signs in the admin of this worker; null until its first test has signed in. */
let admin: Cookie[] | null = null;

/** Signs in as the admin of this worker, made for its first test; no test may sign this one out. */
export async function signInAsAdmin(page: Page): Promise<void> {
  if (admin) return await page.context().addCookies(admin);
  await signInAs(page, 'Admin');
  admin = await page.context().cookies();
}

/** Signs in as a new account of a role, without the form. @returns the account. */
export async function signInAs(page: Page, role: Role) {
  const email = `${role.toLowerCase()}-${crypto.randomUUID().slice(0, 13)}@exemple.fr`;
  const { token, ...account } = await withSiteDatabase(() => signedInAs(email, role));
  const value = btoa(JSON.stringify(token));
  await page.context().addCookies([{ name: 'trouvaille', value, url: siteOrigin() }]);
  return account;
}
