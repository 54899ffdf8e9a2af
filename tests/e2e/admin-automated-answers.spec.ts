import { expect } from 'playwright/test';
import { db } from '#modules/platform/index.server.ts';
import { expectAccessible } from './accessibility.ts';
import { signInAsAdmin } from './account-visitor.ts';
import { withSiteDatabase } from './site-database.ts';
import { test } from './site-test.ts';

test('an admin looks at what a rule would change, adds, pauses and deletes it, and takes that back @js', async ({
  page,
}, info) => {
  // Each worker has a word of its own: two rules for the same people are one.
  const words = `tandem, ${info.project.name}${info.workerIndex}`;
  await signInAsAdmin(page);
  await page.goto('/admin/automated-answers/add');
  await page.getByLabel('Question').first().fill('1');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('link', { name: 'Choisis une réponse.' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'à revoir' })).toBeFocused();
  await page.getByLabel('Réponse').first().selectOption('ProbablyYes');
  await page.getByLabel('Mots tapés').fill(words);
  await page.getByRole('button', { name: 'Voir ce que ça aurait changé' }).click();
  await expect(page.getByRole('heading', { name: 'Ce que la règle aurait changé' })).toBeVisible();
  await expect(page.getByLabel('Mots tapés')).toHaveValue(words);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('La règle est ajoutée')).toBeVisible();
  const rule = page.getByRole('row').filter({ hasText: words.split(', ')[1]! });
  await rule.getByRole('button', { name: 'Mettre en pause' }).click();
  await expect(page.getByText('La règle est en pause.')).toBeVisible();
  await expectAccessible(page);
  await rule.getByRole('link').click();
  await page.getByRole('link', { name: 'Supprimer' }).click();
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('La règle est supprimée.')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText('C’est annulé.')).toBeVisible();
  await expect(rule).toContainText('en pause');
  await withSiteDatabase(() =>
    db('automated_answer')
      .whereRaw('? = any(hint_words)', [words.split(', ')[1]!])
      .delete(),
  );
});
