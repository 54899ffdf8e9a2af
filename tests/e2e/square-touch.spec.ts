import { expect, type Page } from 'playwright/test';
import { test } from './site-test.ts';

test.use({ hasTouch: true, isMobile: true });

type Point = { x: number; y: number };
type Points = { title: string; picture: Point; like: Point; dislike: Point };

/** Where a finger would go, for each tile: measured once, since a finger follows nothing that moves. */
async function measure(page: Page): Promise<Points[]> {
  return page.locator('#square > li').evaluateAll((tiles) => {
    const middle = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    return tiles.map((tile) => {
      const [like, dislike] = [...tile.querySelectorAll('button')].map(middle);
      const name = tile.querySelector('button')?.getAttribute('aria-label') ?? '';
      const picture = middle(tile.querySelector('img')!);
      return { title: name.replace(/^.*?\u00a0: /, ''), picture, like: like!, dislike: dislike! };
    });
  });
}

/** Where the square lies under points: its place, and the control's name where there is one. */
async function under(page: Page, points: Point[]): Promise<[number, string | null][]> {
  return page.evaluate((points) => {
    const tiles = [...document.querySelectorAll('#square > li')];
    return points.map(({ x, y }) => {
      const hit = document.elementFromPoint(x, y);
      const name = hit?.closest('button')?.getAttribute('aria-label') ?? null;
      return [tiles.indexOf(hit?.closest('li') as Element), name];
    });
  }, points);
}

/** Two taps on the same point, a tenth of a second apart however busy the machine is. */
async function tapTwice(page: Page, point: Point): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const begin = Date.now() / 1000;
  for (const [type, seconds] of [
    ['touchStart', 0],
    ['touchEnd', 0.02],
    ['touchStart', 0.1],
    ['touchEnd', 0.12],
  ] as const) {
    const touchPoints = type === 'touchStart' ? [point] : [];
    await client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints,
      timestamp: begin + seconds,
    });
  }
  await client.detach();
}

async function atRest(page: Page): Promise<void> {
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy', 'true');
}

test('fingers tap two interests in a row that slides @js', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/square');
  await atRest(page);
  const words = page.getByRole('textbox', { name: 'Pour qui' });
  let expected = '';
  for (const [name, word] of [
    ['Cuisine', 'cuisine'],
    ['Culture', 'culture'],
  ] as const) {
    const chip = page.getByRole('button', { name, exact: true });
    await chip.scrollIntoViewIfNeeded();
    const box = await chip.boundingBox();
    expect(box!.height).toBeGreaterThanOrEqual(44);
    await page.touchscreen.tap(box!.x + box!.width / 2, box!.y + box!.height / 2);
    expected = expected === '' ? word : `${expected}, ${word}`;
    await expect(words).toHaveValue(expected);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await atRest(page);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

/** Each finger would hit what it aims at, where the tiles stand now. @returns where that is. */
async function expectPoints(page: Page): Promise<Points[]> {
  const tiles = await measure(page);
  expect(tiles).toHaveLength(9);
  for (const [place, { title, picture, like, dislike }] of tiles.entries()) {
    const names = [`Plus comme ça\u00a0: ${title}`, `Moins comme ça\u00a0: ${title}`] as const;
    expect(await under(page, [like, dislike, picture])).toEqual([
      [place, names[0]],
      [place, names[1]],
      [place, null],
    ]);
    for (const name of names) {
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  }
  return tiles;
}

test('a finger hits what it aims at, once @js', async ({ page }) => {
  test.slow();
  await page.goto('/square?q=jardin');
  // What lies under every point is looked up at each width; each tap is another page, so all are tapped at the last one.
  for (const width of [560, 414]) {
    await page.setViewportSize({ width, height: 1300 });
    await expectPoints(page);
  }
  await page.setViewportSize({ width: 360, height: 1300 });
  const tiles = await expectPoints(page);
  const keys = await page
    .locator('#square > li input[name="r"]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  for (const [place, { picture, like, dislike }] of tiles.entries()) {
    for (const [kind, point] of [like, dislike].entries()) {
      await tapTwice(page, point);
      await expect(page).toHaveURL((url) => url.searchParams.get('r') === keys[2 * place + kind]);
      await atRest(page);
      expect(new URL(page.url()).searchParams.get('r')).toBe(keys[2 * place + kind]);
      // Beside the two tools that a reaction brings.
      await expect(page.getByRole('button', { name: 'Partager' })).toBeInViewport({ ratio: 1 });
      await expect(page.locator('details[open]')).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(/\?q=jardin$/);
      await atRest(page);
    }
    await tapTwice(page, picture);
    const open = page.locator('#square > li').nth(place).locator('details[open]');
    await expect(open).toBeVisible();
    await expect(page.locator('details[open]')).toHaveCount(1);
    await expect(page).toHaveURL(/\?q=jardin$/);
    await page.keyboard.press('Escape');
    await expect(page.locator('details[open]')).toHaveCount(0);
  }
  expect(page.context().pages()).toHaveLength(1);
});
