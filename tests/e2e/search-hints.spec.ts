import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import {
  answer,
  answered,
  heading,
  playUntilIdea,
  reject,
  settled,
  titleOf,
} from './search-player.ts';
import { test } from './site-test.ts';

async function startWith(page: Page, hints: string): Promise<void> {
  await page.goto('/');
  await page.locator('[name=gender][value=Female]').check({ force: true });
  await page.locator('[name=hints]').fill(hints);
  await page.getByRole('button', { name: 'C’est parti' }).click();
  await expect(heading(page)).toBeVisible();
}

test('a note on the budget stands beside the hints that were not understood @no-js', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('[name=gender][value=Female]').check({ force: true });
  await page.locator('[name=price_max]').fill('500');
  await page.locator('[name=hints]').fill('des puzzles, xyzzy');
  await page.getByRole('button', { name: 'C’est parti' }).click();
  await expect(page.getByText('Ton maximum est ramené à 200')).toBeVisible();
  await expect(page.getByText('Pas compris : « xyzzy ».')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Préciser' })).toBeVisible();
});

test('a theme of the hints is a chip that can be removed, and the recipient changes on the way', async ({
  page,
}) => {
  await startWith(page, 'des puzzles, xyzzy');
  const chip = page.getByRole('button', { name: 'Retirer : Tu as parlé de « puzzles »' });
  await expect(chip).toBeVisible();
  await expect(page.getByText('Je n’ai pas compris « xyzzy »')).toBeVisible();

  await answer(page, 1);
  await expect(page.getByText('Je n’ai pas compris')).toBeHidden();
  const question = await titleOf(page);
  const isRefinement = /puzzle|casse-tête/i.test(question);
  await settled(page);
  await chip.click();
  await expect(chip).toBeHidden();
  await expect(answered(page)).toHaveCount(1);
  if (!isRefinement) await expect(heading(page)).toHaveText(question);

  const last = await titleOf(page);
  await expect(page.getByText('Une femme, 30 ans, 20 à 100 €')).toBeVisible();
  await page.getByRole('button', { name: 'Modifier' }).click();
  await expect(page.locator('[name=hints]')).toHaveValue('des puzzles, xyzzy');
  await page.locator('[name=age]').fill('deux');
  await page.locator('[name=hints]').fill('le yoga');
  await page.getByRole('button', { name: 'Reprendre', exact: true }).click();
  await expect(page.getByText('Écris l’âge en chiffres').first()).toBeVisible();
  await expect(page.locator('[name=hints]')).toHaveValue('le yoga');
  await page.locator('[name=age]').fill('62');
  await page.locator('[name=price_max]').fill('60');
  await page.getByRole('button', { name: 'Reprendre', exact: true }).click();

  await expect(page.getByText('Une femme, 62 ans, 20 à 60 €')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tu as parlé de « yoga »' })).toBeVisible();
  await expect(answered(page)).toHaveCount(1);
  if (!/yoga|bien-être/i.test(last)) await expect(heading(page)).toHaveText(last);

  const changed = await titleOf(page);
  await page.getByRole('button', { name: 'Modifier' }).click();
  await page.getByRole('button', { name: 'Revenir sans rien changer' }).click();
  await expect(page.getByText('Une femme, 62 ans')).toBeVisible();
  await expect(heading(page)).toHaveText(changed);
  // The search goes on from there, be it by a question or by an idea.
  await playUntilIdea(page);
  await reject(page);
});

test('chips, what was not understood and the form that changes it are accessible @js', async ({
  page,
}) => {
  await startWith(page, 'des puzzles, le yoga et xyzzy');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Modifier' }).click();
  await expect(page.getByRole('heading', { name: 'Ta recherche, en plus juste' })).toBeVisible();
  await expectAccessible(page);
});
