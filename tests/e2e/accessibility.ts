import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Page, test } from 'playwright/test';

export const SIZES = [360, 1280].map((width) => ({ width, height: 800 }));
/** The narrowest window, where only the available width differs. */
const NARROWEST = { width: 320, height: 800 };

/**
 * Between two rules axe waits for a timer without delay, which never comes on a page whose clock is stopped; nor does any
 * that the browser calls, `queueMicrotask` included, on a page without scripts.
 */
const AXE_FILE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const SOURCE = `(() => {
  const setTimeout = (run, delay) => delay ? window.setTimeout(run, delay) : Promise.resolve().then(run);
  ${readFileSync(AXE_FILE, 'utf8')}
})();`;
const CONTRAST = 'color-contrast';

/**
 * The page in its present state breaks no rule of axe at these sizes of the window, and nothing sticks out of it there, nor in
 * the narrowest one. Half of axe's time goes to contrast, which is checked where most is shown: in the last window, once in
 * the light and once in the dark.
 */
export async function expectAccessible(page: Page, sizes = SIZES): Promise<void> {
  // Nine tiles with their controls take axe a while.
  test.slow();
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  for (const size of [NARROWEST, ...sizes]) {
    await page.setViewportSize(size);
    const rules = { [CONTRAST]: { enabled: size === sizes.at(-1) } };
    if (size !== NARROWEST) await expectNoViolations(page, { rules });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, { runOnly: [CONTRAST] });
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectNoViolations(page: Page, options: axe.RunOptions): Promise<void> {
  const violations = await page.evaluate(async (options) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    // What passes is not described.
    const { violations } = await checker.run({ resultTypes: ['violations'], ...options });
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  }, options);
  expect(violations).toEqual([]);
}
