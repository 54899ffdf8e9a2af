import { expect } from 'playwright/test';
import { configureSite, startRun } from '#modules/catalogue/crawl/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { openCrawledShop, productPage } from '../fixtures/crawled-shop.ts';
import { withSiteDatabase } from './site-database.ts';
import { test } from './site-test.ts';

const SHOP = 4242;
const TITLE = 'Un ocarina de terre cuite';

test('a visitor finds what a shop sells, goes there, and sees its new price after the next visit @no-js', async ({
  page,
}) => {
  // On the port that the site may visit.
  const shop = await openCrawledShop(0, Number(process.env.E2E_SHOP_PORT));
  shop.answers['/ocarina'] = productPage(TITLE, 7400);
  await withSiteDatabase(async () => {
    await db('merchant').insert({ id: SHOP, name: 'Bazar Camomille', host: shop.host });
    await configureSite(SHOP, { window_start: 0, window_end: 1440, delay_ms: 100 });
    await startRun(SHOP);
  });
  const tile = page.getByRole('listitem').filter({ hasText: TITLE });
  const find = async (price: string) => {
    await page.goto(`/square?q=${encodeURIComponent('ocarina')}`);
    await expect(tile.first()).toContainText(price, { timeout: 1000 });
  };
  await expect(() => find('74\u00a0€')).toPass({ timeout: 90_000 });

  await tile.first().locator('summary').click();
  const opened = page.context().waitForEvent('page');
  await tile.first().getByRole('link', { name: 'Voir chez Bazar Camomille' }).click();
  const visited = await opened;
  await expect(visited).toHaveURL(`${shop.origin}/ocarina`);
  await expect(visited.getByRole('heading', { name: TITLE })).toBeVisible();

  shop.answers['/ocarina'] = productPage(TITLE, 5900);
  await expect
    .poll(() => withSiteDatabase(() => startRun(SHOP, { again: true })), { timeout: 60_000 })
    .toEqual({ ok: true });
  await expect(() => find('59\u00a0€')).toPass({ timeout: 90_000 });
  await shop.close();
});
