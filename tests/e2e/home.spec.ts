import { expect, test } from 'playwright/test';

test('the home page answers in French @mobile', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
