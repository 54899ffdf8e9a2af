import { expect } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { signInAsAdmin } from './account-visitor.ts';
import { test } from './site-test.ts';

test('an idea is proposed with a preview, a picture of its words, and what it is like', async ({
  page,
}, info) => {
  await signInAsAdmin(page);
  await page.goto('/contrib/ideas/add');
  await page.getByRole('link', { name: 'Une idée toute simple' }).click();
  await page.getByLabel('L’idée en quelques mots').fill('Un atelier de poterie');
  await page.getByLabel('Où et comment l’offrir').fill('Dans un atelier de sa ville.');
  await page.getByLabel('Chercher un autre dessin').fill('teapot');
  if (info.project.name === 'no-js') {
    await expect(page.getByRole('button', { name: 'Proposer cette idée' })).toBeHidden();
    await page.getByRole('button', { name: 'Prévisualiser' }).click();
  }
  const preview = page.getByRole('complementary', { name: 'Ce que verront les visiteurs' });
  await expect(preview.getByText('Un atelier de poterie', { exact: true }).first()).toBeVisible();
  await expect(preview.getByText('de 20 à 50\u00a0€').first()).toBeVisible();
  await expect(preview.getByText('Quatre séances dans un atelier de poterie')).toBeVisible();
  const teapot = page.getByRole('radio', { name: 'Dessin «\u00a0théière\u00a0»' });
  await teapot.check();
  await page.getByLabel('Le papier').selectOption('À étoiles');
  if (info.project.name === 'js') {
    await expect(preview.locator('img[src="/img/teapot.stars.webp"]').first()).toBeVisible();
    await page.getByRole('slider', { name: 'Prix maximum' }).press('ArrowLeft');
    await expect(page.getByLabel('À (€)')).toHaveValue('45');
    await expect(preview.getByText('de 20 à 45\u00a0€').first()).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Proposer cette idée' }).click();
  await expect(page.getByRole('heading', { name: 'Merci, ton idée est en ligne' })).toBeVisible();
  await page.getByRole('link', { name: 'En ajouter une autre' }).click();
  await expect(page.getByLabel('L’idée en quelques mots')).toHaveValue('');
});

test('an address fills in whom an idea is wanted for @no-js', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/contrib/ideas/add/generic?gender=Female&age=60-75&budget=30-80&question=1');
  await expect(page.getByLabel('Pour qui', { exact: true })).toHaveValue('Female');
  await expect(page.getByLabel('De (ans)')).toHaveValue('60');
  await expect(page.getByLabel('À (€)')).toHaveValue('80');
  await expect(page.locator('#question-1')).toBeVisible();
});
