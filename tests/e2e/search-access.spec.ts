import { expect } from 'playwright/test';
import { expectAccessible, SIZES } from './accessibility.ts';
import { heading, judge, playUntilIdea, startSearch } from './search-player.ts';
import { test } from './site-test.ts';

/** The end of a search that found this idea. */
const FOUND = '/search?found=0:abonnement-fromages';

test('questions, ideas and the end are accessible @js', async ({ page }) => {
  await startSearch(page);
  await expectAccessible(page);
  await playUntilIdea(page);
  await judge(page, 'close');
  await expectAccessible(page);
  await page.goto(FOUND);
  await expectAccessible(page);
});

test('their Christmas colours can be told apart, to the end @js', async ({ page }) => {
  const expectColours = async () => {
    await expect(page.locator('html')).toHaveAttribute('data-occasion', 'christmas');
    await expectAccessible(page, [SIZES[1]!]);
  };
  await page.goto('/noel');
  await page.getByRole('button', { name: 'C’est parti' }).click();
  await expect(heading(page)).toBeVisible();
  await expectColours();
  await playUntilIdea(page);
  await expectColours();
  await page.goto(`${FOUND}&occasion=noel`);
  await expectColours();
});
