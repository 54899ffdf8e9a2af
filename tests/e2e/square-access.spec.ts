import { expect } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { test } from './site-test.ts';

const LIKED = encodeURIComponent('["GoodIdea:0:secateur-forge"]');

test('the square is accessible, empty, refined and without any match @js', async ({ page }) => {
  for (const path of ['/square', `/square?q=maman+jardin&o=1&r=${LIKED}`, '/square?q=xyzzy']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectAccessible(page);
    });
  }
});

test('an opened idea is accessible @js', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/square?q=jardin');
  await page.locator('#square > li summary').nth(3).click();
  await expectAccessible(page);
});

test('targets on the tiles are large enough for a thumb @js', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/square?q=jardin');
  for (const button of await page.locator('#square button:visible').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});
