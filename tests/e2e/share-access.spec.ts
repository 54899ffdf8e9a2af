import { test } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { playUntilIdea, startSearch } from './search-player.ts';

const IDEA = '0%3Aabonnement-fromages';

for (const path of [`/share?idea=${IDEA}`, '/share', `/email/${IDEA}`, `/email/${IDEA}?sent`]) {
  test(`${path} is accessible @js`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
  });
}

test('the share dialog is accessible @js', async ({ page }) => {
  await startSearch(page);
  await playUntilIdea(page);
  await page.getByRole('button', { name: 'Partager', exact: true }).click();
  await expectAccessible(page);
});
