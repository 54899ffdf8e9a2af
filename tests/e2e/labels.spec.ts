import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { signInAs } from './account-visitor.ts';
import { test } from './site-test.ts';
import { middleOf, tapAt } from './touch.ts';

const IDEAS = '/contrib/reactions/add/1?source=keyword&keyword=jardin&example=0';

const card = (page: Page) => page.getByRole('article');

test('a newcomer learns by three examples, and labels by the keyboard @js', async ({ page }) => {
  await signInAs(page, 'Contributor');
  await page.goto('/contrib/idea/enrich/feed/newest');
  for (const key of ['k', 's', 'r']) {
    await page.keyboard.press(key);
    const next = page.getByRole('link', { name: /Exemple suivant|C’est parti/ });
    await expect(next).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(next).toBeHidden();
  }
  const shown: string[] = [];
  for (const keys of ['j', 'o3', 'n2', 'r', 'f', 'k', 's', 'l', 'o1', 'n3']) {
    shown.push((await card(page).textContent()) ?? '');
    for (const key of keys) await page.keyboard.press(key);
    await expect(card(page)).not.toHaveText(shown.at(-1)!);
  }
  await expect(page.getByText('Dix de plus, merci')).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('9 sur 10 dans cette série')).toBeVisible();
  await expect(card(page)).toHaveText(shown.at(-1)!);
  await page.route('**/api/contrib/reactions', (route) => route.abort());
  await page.keyboard.press('k');
  await expect(page.getByRole('alert').filter({ hasText: 'gardée' })).toBeVisible();
  await page.unroute('**/api/contrib/reactions');
  await page.getByRole('button', { name: 'Renvoyer' }).click();
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  await expectAccessible(page);
});

test('a thumb labels pairs where the controls stay @mobile-only', async ({ page }) => {
  await signInAs(page, 'Contributor');
  await page.goto('/contrib/idea/enrich/feed/newest?example=0');
  const choice = page.getByRole('group', { name: 'Un oui' }).getByRole('button', { name: 'bien' });
  await expect(choice).toBeInViewport({ ratio: 1 });
  const point = await middleOf(choice);
  for (let labelled = 0; labelled < 3; labelled += 1) {
    const before = (await card(page).textContent()) ?? '';
    await expect(async () => {
      await tapAt(page, point);
      await expect(card(page)).not.toHaveText(before, { timeout: 400 });
    }).toPass();
    expect(await middleOf(choice)).toEqual(point);
  }
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
});

test('without scripts a label is one press, a page of them one form, and the last one is taken back @no-js', async ({
  page,
}) => {
  await signInAs(page, 'Contributor');
  await page.goto('/contrib/idea/enrich/feed/newest?example=0');
  await page.getByRole('button', { name: 'sans rapport' }).click();
  await expect(page.getByText('Réponse enregistrée')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText('C’est annulé')).toBeVisible();
  await page.goto(`${IDEAS}&view=page`);
  const first = page.getByRole('group').first();
  await first.getByLabel('oui, bien').check();
  await page.getByRole('button', { name: 'Envoyer ces réponses' }).click();
  await expect(page.getByText('Réponse enregistrée')).toBeVisible();
});
