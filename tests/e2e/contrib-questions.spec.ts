import { expect, type Page, type TestInfo, test } from 'playwright/test';
import { createAccount } from '#modules/moderation/accounts/index.server.ts';
import { expectAccessible } from './accessibility.ts';
import { withSiteDatabase } from './site-database.ts';

const PASSWORD = 'un cheval correct';

/** What a contributor proposes waits: searches of other tests meet the same questions as before. */
async function signInAsContributor(page: Page, info: TestInfo): Promise<void> {
  const email = `question-${info.project.name}-${info.testId}-${Date.now()}@exemple.fr`;
  await withSiteDatabase(() => createAccount(email, PASSWORD, 'Contributor'));
  await page.goto('/account/signin');
  await page.getByLabel('adresse e-mail').fill(email);
  await page.getByLabel('mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Me connecter' }).click();
  await expect(page).toHaveURL(/\/contrib\/$/);
}

test('a contributor writes a question, corrects a proposed text, chooses an idea, and sees what a relation changes', async ({
  page,
}, info) => {
  await signInAsContributor(page, info);
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
  if (info.project.name === 'js') await expectAccessible(page);
});
