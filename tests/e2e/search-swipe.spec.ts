import { expect, type Page } from 'playwright/test';
import { MOVING } from './motion.ts';
import { heading, titleOf } from './search-player.ts';
import { test } from './site-test.ts';

test.use(MOVING);

const CRITERIA = {
  gender: 'Couple',
  age: 480,
  priceMinCents: 2000,
  priceMaxCents: 8000,
  hints: '',
  startStep: 'hints',
  hasChosenGender: true,
};

/** Drags a finger over the card by so many pixels to the side. */
async function drag(page: Page, by: number): Promise<void> {
  const box = await heading(page).boundingBox();
  if (!box) throw new Error('no card');
  const session = await page.context().newCDPSession(page);
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: from.y }],
    });
  await touch('touchStart', from.x);
  for (let step = 1; step <= 6; step += 1) await touch('touchMove', from.x + (by * step) / 6);
  await touch('touchEnd', from.x + by);
}

test('a swipe answers, a small one comes back @mobile-only', async ({ page }) => {
  const state = {
    version: '0.30',
    criteria: CRITERIA,
    flowId: null,
    fromLocation: '/',
    answered: [],
  };
  await page.addInitScript((stored) => {
    if (!sessionStorage.getItem('trouvaille')) sessionStorage.setItem('trouvaille', stored);
  }, JSON.stringify(state));
  await page.goto('/search');
  await expect(heading(page)).toBeVisible();
  const first = await titleOf(page);

  await drag(page, 30);
  await expect(heading(page)).toHaveText(first);
  await expect(page.getByRole('button', { name: 'Retirer cette réponse' })).toHaveCount(0);

  await drag(page, -140);
  await expect(heading(page)).not.toHaveText(first);
  await expect(page.getByRole('button', { name: 'Retirer cette réponse' })).toHaveCount(1);
});
