import { expect, type Page } from 'playwright/test';
import { openAlertForm, placesAboveLine, rowButton, rows, TALL } from './alert-visitor.ts';
import { test } from './site-test.ts';

/** Where a row is taken, and the middle of another. */
async function points(page: Page, from: number, to: number) {
  const middle = async (index: number) => {
    const box = await page.locator('[data-row]').nth(index).boundingBox();
    return {
      left: box?.x ?? 0,
      right: (box?.x ?? 0) + (box?.width ?? 0),
      y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
    };
  };
  const [start, end] = [await middle(from), await middle(to)];
  return { start, end };
}

test('each answer goes up and down by its buttons, which keep the focus', async ({ page }) => {
  await page.setViewportSize(TALL);
  await openAlertForm(page);
  const [first = '', second = '', ...others] = await rows(page);
  await rowButton(page, 'Monter', second).click();
  await expect.poll(() => rows(page)).toEqual([second, first, ...others]);
  await expect(rowButton(page, 'Monter', second)).toBeFocused();
  await rowButton(page, 'Monter', second).click({ force: true });
  await expect.poll(() => rows(page)).toEqual([second, first, ...others]);
  await page.getByRole('button', { name: `Ne pas en tenir compte\u00a0: ${first}` }).click();
  await page.getByRole('button', { name: `En tenir compte\u00a0: ${first}` }).click();
  await expect.poll(() => placesAboveLine(page, first)).toBe(1);
});

test('arrow keys move the row in focus, and its place is announced @js', async ({ page }) => {
  await page.setViewportSize(TALL);
  await openAlertForm(page);
  const [first = '', second = '', ...others] = await rows(page);
  const status = page.getByRole('status').filter({ hasText: first });
  await rowButton(page, 'Descendre', first).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => rows(page)).toEqual([second, first, ...others]);
  await expect(status).toContainText('2 sur');
  await page.keyboard.press('End');
  await expect.poll(async () => (await rows(page)).at(-1)).toBe(first);
  await expect(status).toContainText('ne compte pas');
  await page.keyboard.press('Home');
  await expect.poll(async () => (await rows(page))[0]).toBe(first);
  await expect(rowButton(page, 'Descendre', first)).toBeFocused();
});

test('rows are dragged with the mouse, also across the line; Escape puts them back @js', async ({
  page,
}) => {
  await page.setViewportSize(TALL);
  await openAlertForm(page);
  const before = await rows(page);
  const line = before.indexOf('line');
  const drag = async () => {
    const { start, end } = await points(page, 0, line);
    await page.mouse.move(start.left + 60, start.y);
    await page.mouse.down();
    await page.mouse.move(end.left + 60, end.y + 4, { steps: 12 });
  };
  await drag();
  const across = [...before.slice(1, line + 1), before[0], ...before.slice(line + 1)];
  await expect.poll(() => rows(page)).toEqual(across);
  await page.keyboard.press('Escape');
  await expect.poll(() => rows(page)).toEqual(before);
  await page.mouse.up();
  await expect.poll(() => rows(page)).toEqual(before);
  await drag();
  await page.mouse.up();
  await expect.poll(() => rows(page)).toEqual(across);
  await expect(page.getByRole('status').filter({ hasText: 'ne compte pas' })).toBeAttached();
});

test('a finger drags rows by their handle, and buttons are large enough for it @mobile-only', async ({
  page,
}) => {
  await page.setViewportSize(TALL);
  const path = await openAlertForm(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await page.getByRole('button', { name: 'C’est parti' }).click();
  const [first = '', second = '', ...others] = await rows(page);
  for (const button of await page.locator('[data-row] button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await expect(rowButton(page, 'Monter', first)).toHaveAccessibleName(/tout en haut déjà/);
  const { start, end } = await points(page, 0, 1);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: start.right - 16, y }],
    });
  await touch('touchStart', start.y);
  for (let step = 1; step <= 8; step += 1) {
    await touch('touchMove', start.y + ((end.y + 6 - start.y) * step) / 8);
  }
  await touch('touchEnd');
  await expect.poll(() => rows(page)).toEqual([second, first, ...others]);
});
