import { expect } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { signInAs } from './account-visitor.ts';
import { test } from './site-test.ts';

test('a contributor writes a question, corrects a proposed text, chooses an idea, and sees what a relation changes', async ({
  page,
}, info) => {
  await signInAs(page, 'Contributor');
  await page.goto('/contrib/questions/add');
  await expect(page.getByText('Écris une question pour valider')).toBeVisible();
  await page.getByLabel('Ce qu’on dirait d’un homme').fill('aime le yodel');
  await page.getByRole('button', { name: 'Proposer les textes' }).click();
  const negative = page.getByLabel('Non, Pour un couple');
  await expect(negative).toHaveValue('Le yodel, ce n’est pas leur truc');
  await expect(page.getByText('Choisis des idées pour valider')).toBeVisible();
  await negative.fill('Le yodel, très peu pour eux');

  await page.getByLabel('Chercher des idées').fill('vinyle');
  await page.getByRole('button', { name: 'Chercher', exact: true }).click();
  await page
    .getByRole('button', { name: /^Choisir/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: '1 idée choisie' })).toBeVisible();
  await page.getByLabel(/^Force pour/).selectOption('indispensable');
  await expect(negative).toHaveValue('Le yodel, très peu pour eux');
  if (info.project.name === 'js') await expectAccessible(page);
  await page.getByRole('button', { name: 'Valider la question' }).click();
  await expect(page.getByText('attend la relecture d’un modérateur')).toBeVisible();
  if (info.project.name === 'js') await expectAccessible(page);

  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.locator('select[name=relation]').first().selectOption('from-implies');
  await page.getByLabel('L’autre question').first().fill('77');
  await page.getByRole('button', { name: 'Voir ce que ça change' }).click();
  await expect(page.getByRole('heading', { name: 'Ce que ça aurait changé' })).toBeVisible();
  await expect(page.getByText('Pour les 120 personnes décrites')).toBeVisible();
  if (info.project.name === 'js') await expectAccessible(page);
});
