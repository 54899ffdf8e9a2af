import { expect, type Page } from 'playwright/test';

/**
 * Whatever can be pressed in the page's main part is at least 44 px wide, as its label or the name of a row may be, and is
 * pressed 21 px above and below its middle too: nothing else covers it there. Links within a paragraph are left out.
 */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(a[href], button, input:not([type=hidden]), select, textarea, summary)',
      ),
    ].filter((each) => each.checkVisibility() && !each.closest('p, .visually-hidden'));
    const isOf = (control: HTMLElement, hit: Element | null) =>
      control.contains(hit) || hit?.closest('label')?.control === control;
    return controls.flatMap((control) => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const around = (control.closest('label, th') ?? control).getBoundingClientRect();
      const isReached = [-21, 21].every((reach) =>
        isOf(control, document.elementFromPoint(left + width / 2, top + height / 2 + reach)),
      );
      return isReached && around.width >= 43.5 ? [] : [control.textContent || control.outerHTML];
    });
  });
  expect(small).toEqual([]);
}
