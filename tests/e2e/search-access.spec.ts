import { test } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { playUntilIdea, startSearch } from './search-player.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`questions and ideas are accessible, ${colorScheme} @js`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await startSearch(page);
    await expectAccessible(page);
    await playUntilIdea(page);
    await page.getByRole('radio', { name: 'Presque' }).check({ force: true });
    await expectAccessible(page);
  });
}
