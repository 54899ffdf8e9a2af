import { test } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { judge, playUntilIdea, startSearch } from './search-player.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`questions and ideas are accessible, ${colorScheme} @js`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await startSearch(page);
    await expectAccessible(page);
    await playUntilIdea(page);
    await judge(page, 'close');
    await expectAccessible(page);
  });
}
