import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import { playUntilIdea, startSearch } from './search-player.ts';

const IDEA = '0%3Aabonnement-fromages';

async function expectAccessible(page: Page): Promise<void> {
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of [`/share?idea=${IDEA}`, '/share', `/email/${IDEA}`, `/email/${IDEA}?sent`]) {
    test(`${path} is accessible, ${colorScheme} @js`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await expectAccessible(page);
    });
  }

  test(`the share dialog is accessible, ${colorScheme} @js`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await startSearch(page);
    await playUntilIdea(page);
    await page.getByRole('button', { name: 'Partager' }).click();
    await expectAccessible(page);
  });
}
