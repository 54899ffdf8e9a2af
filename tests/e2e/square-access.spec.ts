import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';

async function expectAccessible(page: Page): Promise<void> {
  // Nine tiles with all that stands on them take the checker a while.
  test.slow();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
}

const LIKED = encodeURIComponent('["GoodIdea:0:secateur-forge"]');

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of ['/square', `/square?q=maman+jardin&o=1&r=${LIKED}`, '/square?q=xyzzy']) {
    test(`${path} is accessible, ${colorScheme} @js`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await expectAccessible(page);
    });
  }

  test(`an opened idea is accessible, ${colorScheme} @js`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/square?q=jardin');
    await page.locator('#square > li a').nth(3).click();
    await expectAccessible(page);
  });
}

test('targets on the tiles are large enough for a thumb @js', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/square?q=jardin');
  for (const button of await page.locator('#square button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});
