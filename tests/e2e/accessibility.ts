import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';

export const SIZES = [360, 1280].map((width) => ({ width, height: 800 }));
/** The narrowest window, where only the available width differs. */
const NARROWEST = { width: 320, height: 800 };

/**
 * The page in its present state breaks no rule of axe at these sizes of the window, and nothing sticks out of it there, nor in
 * the narrowest one. In the dark only colours differ, so contrast alone is looked at once more.
 */
export async function expectAccessible(page: Page, sizes = SIZES): Promise<void> {
  // Nine tiles with their controls take axe a while.
  test.slow();
  for (const size of [NARROWEST, ...sizes]) {
    await page.setViewportSize(size);
    if (size !== NARROWEST) await expectNoViolations(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectNoViolations(page: Page, rules?: string[]): Promise<void> {
  // What passes is not described; without frames from elsewhere, nothing has to be gathered in a page of its own.
  const checker = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (rules) checker.withRules(rules);
  const { violations } = await checker.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
