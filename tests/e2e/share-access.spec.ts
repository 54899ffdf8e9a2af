import { expectAccessible } from './accessibility.ts';
import { playUntilIdea, startSearch } from './search-player.ts';
import { test } from './site-test.ts';

const IDEA = '0%3Aabonnement-fromages';
const SCREEN = `/share?url=${encodeURIComponent(`/share?idea=${IDEA}`)}`;

test('the pages that share are accessible @js', async ({ page }) => {
  for (const path of [`/share?idea=${IDEA}`, SCREEN, `/email/${IDEA}`, `/email/${IDEA}?sent`]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectAccessible(page);
    });
  }
});

test('the share dialog is accessible @js', async ({ page }) => {
  await startSearch(page);
  await playUntilIdea(page);
  await page.getByRole('button', { name: 'Partager', exact: true }).click();
  await expectAccessible(page);
});
