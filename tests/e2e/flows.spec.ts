import { expect } from 'playwright/test';
import { db } from '#modules/platform/index.server.ts';
import { expectAccessible } from './accessibility.ts';
import { signInAsAdmin } from './account-visitor.ts';
import { withSiteDatabase } from './site-database.ts';
import { test } from './site-test.ts';

const ROWS = Array.from(
  { length: 12 },
  (_, i) => `Théière ${i};https://flux.example/t/${i};${20 + i},90;en stock`,
);
const FILE = `Nom du produit;Lien;Prix TTC;Disponibilité\n${ROWS.join('\n')}\nSans prix;https://flux.example/x;gratuit;\n`;

test('an admin sends a product file, sees its first rows, confirms its columns and reads what was rejected @js', async ({
  page,
}, info) => {
  const merchant = `Flux ${info.project.name} ${info.testId}`;
  await withSiteDatabase(() =>
    db.raw('insert into merchant (id, name, host) select max(id) + 1, ?, ? from merchant', [
      merchant,
      'flux.example',
    ]),
  );
  await signInAsAdmin(page);
  await page.goto('/admin/crawl/flows');
  await page.getByLabel('Boutique').selectOption(merchant);
  await page.getByLabel('Nom du flux').fill('Catalogue');
  await page.getByRole('button', { name: 'Ajouter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${merchant}\u00a0: Catalogue`);

  await page.getByRole('link', { name: 'Envoyer un fichier' }).click();
  await expectAccessible(page);
  const file = { name: 'produits.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) };
  await page.getByLabel('Fichier de produits').setInputFiles(file);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page).toHaveURL(/\/flows\/\d+$/);
  const heading = (name: string) => page.getByRole('heading', { name });
  await expect(async () => {
    await page.reload();
    await expect(heading('Ce flux attend ta décision')).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(page.getByText('20,90\u00a0€')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Prix', { exact: true }).selectOption('');
  await page.getByRole('button', { name: 'Voir les premières lignes' }).click();
  await expect(page.getByText('Prix inconnu')).toHaveCount(5);
  await page.getByLabel('Prix', { exact: true }).selectOption('Prix TTC');
  await page.getByRole('button', { name: 'Confirmer ces colonnes' }).click();
  await expect(page.getByText('Ces colonnes sont confirmées.')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Terminé')).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.getByRole('link', { name: '1 ligne refusée' }).click();
  await expect(page.getByText('le prix n’est pas un montant')).toBeVisible();
  await expectAccessible(page);
});
