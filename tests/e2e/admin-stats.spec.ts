import { expect } from 'playwright/test';
import { countSearches } from '#modules/engine/insight/index.server.ts';
import { storeLog } from '../fixtures/past-searches.ts';
import { expectAccessible } from './accessibility.ts';
import { signInAsAdmin } from './account-visitor.ts';
import { withSiteDatabase } from './site-database.ts';
import { test } from './site-test.ts';

test('an admin narrows the statistics down, follows the filters to a crossing, and finds its numbers @js', async ({
  page,
}, info) => {
  // A campaign of its own for each project: both run on one site.
  const campaign = `essai-${info.project.name}`;
  await withSiteDatabase(async () => {
    for (const gender of ['Couple', 'Couple', 'Male'] as const) {
      await storeLog(
        [
          { kind: 'idea', idea_id: 1, as_question: false },
          { kind: 'feedback', idea_id: 1, feedback: 'GoodIdea', as_question: false },
        ],
        { gender, source: 'Simple', source_campaign: campaign },
      );
    }
    await countSearches();
  });
  await signInAsAdmin(page);
  await page.goto('/admin/stats/overview');
  const filters = page.getByRole('search');
  const recipient = filters.getByLabel('Pour qui');
  await expect(recipient).toBeVisible();
  // A phone shows the list first.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(recipient).toBeHidden();
  await filters.getByText('Filtres').click();
  await recipient.selectOption('un couple');
  await filters.getByRole('button', { name: 'Filtrer' }).click();
  await expect(page).toHaveURL(/gender=Couple/);
  await expect(filters.getByText('1\u00a0actif')).toBeVisible();
  await expect(recipient).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('img', { name: 'Quand on cherche' })).toBeVisible();
  await page.getByText('Les chiffres', { exact: true }).first().click();
  await expect(page.getByRole('region', { name: /^Les chiffres/ }).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Croisements' }).click();
  await expect(page).toHaveURL(/olap\?gender=Couple/);
  await filters.getByLabel('Lignes').selectOption('Campagne');
  await filters.getByRole('button', { name: 'Filtrer' }).click();
  await expect(page.getByRole('row', { name: campaign })).toContainText('2');
  await expectAccessible(page);
});
