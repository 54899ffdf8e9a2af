import { expect } from 'playwright/test';
import { detectAllTwins } from '#modules/catalogue/twins/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { expectAccessible } from './accessibility.ts';
import { signInAsAdmin } from './account-visitor.ts';
import { withSiteDatabase } from './site-database.ts';
import { test } from './site-test.ts';

test('an admin reviews chains of twins by single keys, and takes a decision back @js', async ({
  page,
}, info) => {
  const merchant = 700_000 + info.workerIndex;
  await withSiteDatabase(async () => {
    await db('merchant').insert({ id: merchant, name: 'Gourdes', host: `g${merchant}.example` });
    const titles = ['Gourde Kanto noire 50 cl', 'Gourde Kanto bleue 50 cl'];
    await db('idea').insert(
      titles.map((title, place) => ({
        merchant_id: merchant,
        id_within_merchant: `p${place}`,
        title,
        image: 'gift.dots.webp',
        content: `https://g${merchant}.example/${place}`,
        available: false,
      })),
    );
    await detectAllTwins();
  });
  await signInAsAdmin(page);
  await page.goto('/admin/twins?min_chain_len=1');
  await expect(page.getByRole('heading', { name: 'Gourde Kanto noire 50 cl' })).toBeVisible();
  await expect(page.getByText('autre couleur · 100 % · la machine')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Raccourcis clavier' })).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByText('C’est noté')).toBeVisible();
  await expect(page.getByText('autre taille · 100 % · quelqu’un')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Annuler' })).toBeInViewport();
  await page.keyboard.press('u');
  await expect(page.getByText('C’est annulé')).toBeVisible();
  await expect(page.getByText('autre couleur · 100 % · la machine')).toBeVisible();
  await expectAccessible(page);
  await withSiteDatabase(() => db('idea').where({ merchant_id: merchant }).delete());
});
