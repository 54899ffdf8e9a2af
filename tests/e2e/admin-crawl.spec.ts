import { expect } from 'playwright/test';
import { db } from '#modules/platform/index.server.ts';
import { expectAccessible } from './accessibility.ts';
import { signInAsAdmin } from './account-visitor.ts';
import { withSiteDatabase } from './site-database.ts';
import { test } from './site-test.ts';

test('an admin sets how a shop is visited, begins a visit and stops it @js', async ({
  page,
}, info) => {
  // A number of its own for each project: both run on one site.
  const id = 7000 + info.project.name.length;
  const name = `Boutique ${info.project.name}`;
  const host = `boutique-${id}.example`;
  await withSiteDatabase(() => db('merchant').insert({ id, name, host }).onConflict('id').ignore());
  await signInAsAdmin(page);
  await page.goto('/admin/crawl');
  await page.getByRole('link', { name, exact: true }).click();
  // Hours at which nothing is asked now.
  const hour = new Date(Date.now() + 5 * 3_600_000).getUTCHours();
  const clock = (one: number) => `${String(one % 24).padStart(2, '0')}:00`;
  await page.getByLabel('De', { exact: true }).fill(clock(hour));
  await page.getByLabel('À', { exact: true }).fill(clock(hour));
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Il faut deux heures différentes.').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('À', { exact: true }).fill(clock(hour + 1));
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Les réglages sont enregistrés.')).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Visites' })
    .getByRole('link', { name: 'Boutiques' })
    .click();
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: `Visiter ${name}` }).click();
  await expect(row).toContainText('heures creuses');
  await row.getByRole('button', { name: `Arrêter ${name}` }).click();
  await expect(row).toContainText('Au repos');
  await row.getByRole('link', { name: /instant|minute/ }).click();
  await expect(page.getByRole('heading', { name: `Visite de ${name}` })).toBeVisible();
  await expectAccessible(page);
});
