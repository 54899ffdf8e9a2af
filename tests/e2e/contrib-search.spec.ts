import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { signInAsAdmin } from './account-visitor.ts';
import { test } from './site-test.ts';

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Idées trouvées' }).locator('tbody tr');

/** Sends the form by its button, which without scripts is the only way. */
async function send(page: Page, javaScriptEnabled: boolean | undefined): Promise<void> {
  if (javaScriptEnabled === false) await page.getByRole('button', { name: 'Chercher' }).click();
}

test('a contributor composes criteria, inverts and removes them, and keeps the address', async ({
  page,
  javaScriptEnabled,
}) => {
  await signInAsAdmin(page);
  await page.goto('/contrib/idea/search');
  await expect(rows(page)).toHaveCount(50);

  await page.getByLabel('Ajouter un critère').selectOption('Contient un texte');
  await send(page, javaScriptEnabled);
  await page.getByLabel('Texte', { exact: true }).fill('théière');
  await send(page, javaScriptEnabled);
  await expect(page).toHaveURL(/c=.*Text/);
  await expect(rows(page).first()).toContainText(/théière/i);

  await page.getByLabel('Ajouter un critère').selectOption('Prix');
  await send(page, javaScriptEnabled);
  const price = page.getByRole('group', { name: 'Prix' });
  await price.getByLabel('À (€)').fill('beaucoup');
  await send(page, javaScriptEnabled);
  await expect(price.getByText('Écris un nombre.')).toBeVisible();
  await expect(page.getByLabel('Texte', { exact: true })).toHaveValue('théière');
  await price.getByLabel('À (€)').fill('0,5');
  await send(page, javaScriptEnabled);
  await expect(page.getByText('Aucune idée trouvée')).toBeVisible();
  await price.getByText('Inverser').click();
  await send(page, javaScriptEnabled);
  await expect(rows(page).first()).toContainText(/théière/i);

  await page.reload();
  await expect(price.getByLabel('À (€)')).toHaveValue('0,5');
  await page.getByRole('link', { name: 'Retirer le critère « Contient un texte »' }).click();
  await expect(page.getByLabel('Texte', { exact: true })).toHaveCount(0);
  await expect(price.getByLabel('À (€)')).toHaveValue('0,5');
  await expect(rows(page)).toHaveCount(50);
});

test('the search is accessible, also with something wrong in it @js', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(
    '/contrib/idea/search?form=1&t0=Price&min0=x&t1=HasReaction&question1=1&prices=1',
  );
  await expect(page.getByText('Écris un nombre.')).toBeVisible();
  await expectAccessible(page);
});
