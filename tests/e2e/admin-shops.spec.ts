import { randomInt } from 'node:crypto';
import { expect } from 'playwright/test';
import { db } from '#modules/platform/index.server.ts';
import { expectAccessible, SIZES } from './accessibility.ts';
import { signInAsAdmin } from './account-visitor.ts';
import { withSiteDatabase } from './site-database.ts';
import { test } from './site-test.ts';
import { expectLargeTargets } from './staff-targets.ts';

/** A shop whose product file waits for an admin. @returns its id and its feed's. */
async function makeShop(): Promise<{ name: string; shop: number; feed: number }> {
  return await withSiteDatabase(async () => {
    const name = `Argile ${crypto.randomUUID().slice(0, 8)}`;
    const shop = randomInt(100_000, 2_000_000_000);
    const host = `argile-${crypto.randomUUID()}.example`;
    await db('merchant').insert({ id: shop, name, host });
    const columns = ['titre', 'lien', 'prix'];
    const sample = JSON.stringify([['Bol bleu', `https://${host}/bol`, '12,50 EUR']]) as never;
    const [added] = await db('merchant_feed')
      .insert({ merchant_id: shop, name: 'Catalogue complet', columns, sample })
      .returning('id');
    const feed = added!.id;
    await db('feed_run').insert({ feed_id: feed, state: 'held', hold: 'new_columns' });
    return { name, shop, feed };
  });
}

test('the screens of shops, crawls and product files are accessible, and a finger meets what it presses @js', async ({
  page,
}) => {
  await signInAsAdmin(page);
  const { shop, feed } = await makeShop();
  for (const path of [
    '/admin/merchants',
    `/admin/merchants/${shop}`,
    `/admin/crawl/flows?shop=${shop}`,
    `/admin/crawl/flows/${feed}`,
    '/admin/crawl',
    `/admin/crawl/auto?shop=${shop}`,
    '/admin/crawl/reports',
    '/admin/crawl/tester',
    '/admin/twins',
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectAccessible(page, [SIZES[0]!]);
      await page.setViewportSize(SIZES[0]!);
      await expectLargeTargets(page);
    });
  }
});

test('the keyboard alone leads from the list to a shop, pauses it, and undoes that @js', async ({
  page,
}) => {
  await signInAsAdmin(page);
  const { name } = await makeShop();
  await page.goto('/admin/merchants');
  await page.getByLabel('Nom ou hôte').focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name, exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Mettre en pause' }).press('Enter');
  await page.getByRole('button', { name: 'Annuler' }).press('Enter');
  await expect(page.getByText('C’est annulé.')).toBeVisible();
  await page.getByRole('link', { name: 'Voir ses flux' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Catalogue complet' })).toBeVisible();
});
