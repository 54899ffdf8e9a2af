import { expect } from 'playwright/test';
import { expectAccessible, SIZES } from './accessibility.ts';
import { heading, judge, playUntilIdea, settled, startSearch } from './search-player.ts';
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

test('on a narrow phone without scripts, a finger reaches each answer of the row @no-js', async ({
  page,
}) => {
  await startSearch(page);
  await playUntilIdea(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const chips = page.getByRole('region', { name: 'Tes réponses' }).getByRole('button');
  expect(await chips.count()).toBeGreaterThan(3);
  // The newest is in sight from the start.
  await expect(chips.last()).toBeInViewport({ ratio: 0.9 });
  await chips.first().scrollIntoViewIfNeeded();
  await expect(chips.first()).toBeInViewport({ ratio: 0.9 });
});

test('on a narrow phone, the row of answers shows all of the one that Tab has reached, and the page stays @js', async ({
  page,
}) => {
  await startSearch(page);
  await playUntilIdea(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await settled(page);
  // An idea may have been judged on the way, too.
  const chips = page.getByRole('region', { name: 'Tes réponses' }).getByRole('button');
  const count = await chips.count();
  expect(count).toBeGreaterThan(3);
  await chips.last().focus();
  const before = await page.evaluate(() => scrollY);
  for (let place = count - 2; place >= 0; place -= 1) {
    await page.keyboard.press('Shift+Tab');
    await expect(chips.nth(place)).toBeFocused();
    const hidden = await chips.nth(place).evaluate((chip) => {
      const { left, right, width } = chip.getBoundingClientRect();
      const row = chip.closest('form')!.getBoundingClientRect();
      const seen = Math.min(right, row.right) - Math.max(left, row.left);
      // One that is wider than the row, less its padding, cannot be seen whole.
      return Math.max(0, Math.round(Math.min(width, row.width - 32) - seen));
    });
    expect(hidden, `chip ${place}`).toBe(0);
  }
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
