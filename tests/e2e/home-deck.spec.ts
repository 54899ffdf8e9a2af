import { expect, type Locator, type Page } from 'playwright/test';
import { expectAccessible, SIZES } from './accessibility.ts';
import { launchOptions } from './browser-launch.ts';
import { MOVING } from './motion.ts';
import { newVisitor, ready, siteOrigin, stopClock, test } from './site-test.ts';
import { middleOf, tapAt, untilTapsCount, whileAnimationsArePaused } from './touch.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, ...MOVING });

/** A button of the step that lies on top; the one that slides away still shows its own. */
function turn(page: Page, name: string) {
  return page.locator('[data-state=current]').getByRole('button', { name });
}

async function isStep(page: Page, legend: string) {
  await expect(page.locator('[data-state=current]')).toContainText(legend);
}

/** Axe finds nothing wrong with the step on top, once it lies alone. */
async function expectStepAccessible(page: Page) {
  await expect(page.locator('[data-state=leaving]')).toHaveCount(0);
  await expectAccessible(page, [SIZES[0]!]);
}

/** How much of the height above its buttons the step on top makes use of, from 0 to 1. */
async function filled(page: Page): Promise<number> {
  return page.locator('[data-state=current]').evaluate((step) => {
    const box = (selector: string) => step.querySelector(selector)!.getBoundingClientRect();
    const end = Math.max(
      ...[...step.querySelectorAll('[name], [type=range]')].map(
        (control) => control.getBoundingClientRect().bottom,
      ),
    );
    const { top } = step.getBoundingClientRect();
    return (end - box('legend').top) / (box('button').top - top);
  });
}

/** A finger on the middle of what is there, whatever lies over it, once the step has come to rest. */
async function touch(page: Page, target: Locator) {
  await expect(page.locator('[data-state=leaving]')).toHaveCount(0);
  await untilTapsCount(page);
  await target.scrollIntoViewIfNeeded();
  await tapAt(page, await middleOf(target));
}

test('fingers go through the deck to the search; a step with errors is not left @js', async ({
  page,
}) => {
  await page.goto('/');
  await touch(page, turn(page, 'Commencer'));
  await isStep(page, 'Étape 1 sur 4');
  // « Peu importe » is checked already: a finger on it chooses it all the same.
  await touch(page, page.getByRole('radio', { name: 'Peu importe' }));
  await isStep(page, 'Étape 2 sur 4');

  const age = page.locator('[name=age]');
  await age.fill('trente');
  await touch(page, turn(page, 'Suivant'));
  await isStep(page, 'Étape 2 sur 4');
  await expect(age).toBeFocused();
  await expect(page.getByText('Écris l’âge en chiffres').last()).toBeInViewport();
  expect(await filled(page)).toBeGreaterThan(0.6);
  await age.fill('45');
  await touch(page, turn(page, 'Suivant'));
  await isStep(page, 'Étape 3 sur 4');

  expect(await filled(page)).toBeGreaterThan(0.6);
  const max = page.locator('[name=price_max]');
  await max.fill('cher');
  await touch(page, turn(page, 'Suivant'));
  await isStep(page, 'Étape 3 sur 4');
  await expect(max).toBeFocused();
  await expect(max).toHaveAccessibleDescription(/Écris le montant en chiffres/);
  await max.fill('500');
  await expect(page.getByText('Ton maximum est ramené à 200')).toBeInViewport();
  await touch(page, turn(page, 'Suivant'));
  await isStep(page, 'Étape 4 sur 4');
  await expect(page.locator('[data-state=leaving]')).toHaveCount(0);
  for (const name of ['Cuisine', 'Jardin', 'Lecture', 'Jardin']) {
    const chip = page.locator('label').filter({ has: page.getByRole('checkbox', { name }) });
    // As it is laid out: the step may still be sliding in, turned a little.
    expect(await chip.evaluate((label: HTMLElement) => label.offsetHeight)).toBeGreaterThanOrEqual(
      44,
    );
    await touch(page, chip);
  }
  await touch(page, page.getByRole('button', { name: 'C’est parti' }));
  await expect(page.getByText('Question 1', { exact: false })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  const stored = await page.evaluate(() => sessionStorage.getItem('trouvaille') ?? '{}');
  expect(JSON.parse(stored).criteria).toMatchObject({
    gender: 'Unknown',
    hasChosenGender: true,
    age: 540,
    priceMaxCents: 20_000,
    hints: 'cuisine, lecture',
    startStep: 'hints',
  });

  // The next gift may be for somebody else: all that was entered is shown again.
  await touch(page, page.getByRole('link', { name: 'Recommencer' }));
  await isStep(page, 'Étape 1 sur 4');
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a second tap at the same point presses nothing of the step that has come @js', async ({
    page,
  }) => {
    await page.goto('/');
    for (const [name, next] of [
      ['Commencer', 'Étape 1 sur 4'],
      ['Suivant', 'Étape 2 sur 4'],
      ['Suivant', 'Étape 3 sur 4'],
      // « C’est parti » comes to where this one was.
      ['Suivant', 'Étape 4 sur 4'],
      ['Suivant', 'Quelques questions'],
    ] as const) {
      await untilTapsCount(page);
      const point = await middleOf(turn(page, name));
      await whileAnimationsArePaused(page, async () => {
        await tapAt(page, point);
        await isStep(page, next);
        await tapAt(page, point);
      });
    }
    await touch(page, turn(page, 'Commencer'));
    await isStep(page, 'Étape 1 sur 4');
  });
});

test('on small screens the last step stays within its card, and every interest can be reached @js', async ({
  page,
}) => {
  await page.goto('/');
  await turn(page, 'Précédent').click();
  await isStep(page, 'Un petit indice');
  for (const [width, height] of [
    [320, 450],
    [360, 568],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator('[name=hints]').focus();
    for (const chip of await page.getByRole('checkbox').all()) {
      await page.keyboard.press('Tab');
      await expect(chip).toBeFocused();
      await expect(chip).toBeInViewport({ ratio: 0.9 });
    }
    const card = await page.locator('[data-state=current]').boundingBox();
    const start = page.getByRole('button', { name: 'C’est parti' });
    await expect(start).toBeInViewport({ ratio: 1 });
    const button = await start.boundingBox();
    expect(button!.y + button!.height).toBeLessThanOrEqual(card!.y + card!.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('the keyboard goes through the accessible steps of the deck, which wraps both ways and comes back where it was @js', async ({
  page,
}) => {
  await page.goto('/');
  await turn(page, 'Précédent').press('Enter');
  await isStep(page, 'Étape 4 sur 4');
  await expect(page.locator('[data-state=current] :focus')).toContainText('Un petit indice');
  await expectStepAccessible(page);
  await turn(page, 'Suivant').press('Enter');
  await isStep(page, 'Quelques questions');
  await turn(page, 'Commencer').press('Enter');
  await isStep(page, 'Étape 1 sur 4');
  await expectStepAccessible(page);
  await page.getByRole('radio', { name: 'Peu importe' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Plusieurs personnes' })).toBeChecked();
  await isStep(page, 'Étape 1 sur 4');
  await page.keyboard.press('Space');
  await isStep(page, 'Étape 2 sur 4');
  await turn(page, 'Précédent').press('Enter');
  await isStep(page, 'Étape 1 sur 4');
  await page.getByRole('radio', { name: 'Plusieurs personnes' }).press('Enter');
  await isStep(page, 'Étape 2 sur 4');
  await page.reload();
  await isStep(page, 'Étape 2 sur 4');
  await expect(page.locator('[name=gender][value=Others]')).toBeChecked();
  const age = page.locator('[name=age]');
  await age.fill('trente');
  await age.press('Enter');
  await expect(age).toHaveAttribute('aria-invalid', 'true');
  await expectStepAccessible(page);
  await age.fill('45');
  await age.press('Enter');
  await isStep(page, 'Étape 3 sur 4');
  await expectStepAccessible(page);
});

test('« Commencer » works before the scripts come @js', async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const begin = page.getByRole('button', { name: 'Commencer' });
  await expect(begin).toBeVisible();
  await touch(page, begin);
  await expect(page.getByText('C’est pour qui', { exact: false })).toBeVisible();
  await expect(begin).toBeHidden();
  arrive();
  await ready(page);
  await isStep(page, 'Étape 1 sur 4');
});

test('a page asks for its scripts once all that it shows is there @js', async ({ page }) => {
  for (const address of ['/', '/square?q=jardin']) {
    await page.goto(address);
    const { shown, asked } = await page.evaluate(() => ({
      shown: performance.getEntriesByType('navigation')[0]?.toJSON().loadEventStart,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(asked.length).toBeGreaterThan(3);
    expect(Math.min(...asked)).toBeGreaterThan(shown);
  }
});

test('the first touch of the form fetches every style sheet that a search is shown with @js', async ({
  page,
}) => {
  await page.goto('/');
  await ready(page);
  await touch(page, turn(page, 'Commencer'));
  await expect(page.locator('link[rel=prefetch][as=style]').first()).toBeAttached();
  const there = await page
    .locator('link[rel=stylesheet], link[rel=prefetch][as=style]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  const search = await (await page.request.get('/search')).text();
  const needed = [...search.matchAll(/href="(\/assets\/[\w.-]+\.css)/g)].map(([, path]) => path);
  expect(needed.length).toBeGreaterThan(2);
  expect(there).toEqual(expect.arrayContaining(needed));
});

test('a child’s age is explained, then put back to 16 years, and a note says so @js', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await turn(page, 'Commencer').click();
  await turn(page, 'Suivant').click();
  const age = page.getByRole('slider', { name: 'Âge' });
  // A step comes with the next frame, of which a stopped clock has none.
  await expect(age).toBeVisible();
  await stopClock(page);
  await age.press('Home');
  await expect(age).toHaveAttribute('aria-valuetext', 'pas encore né\u00a0: bientôt');
  await expect(page.getByText('ne propose pas encore de cadeaux pour les enfants')).toBeVisible();
  await expect(turn(page, 'Suivant')).toBeHidden();
  await expectStepAccessible(page);
  await page.clock.runFor(3000);
  await expect(page.locator('[name=age]')).toHaveValue('16');
  await expect(page.getByText('L’âge est revenu à 16 ans')).toBeVisible();
  await expectStepAccessible(page);
  await expect(turn(page, 'Suivant')).toBeVisible();
});

test('« Commencer » is on the first screen where the visitor’s text is set large @js', async ({
  playwright,
}) => {
  for (const size of [20, 24, 28]) {
    // What a visitor sets is asked by media queries too, unlike the size that a style sheet gives to the root.
    const browser = await playwright.chromium.launch(
      launchOptions({ pictures: false, textSize: size }),
    );
    const page = await newVisitor(browser);
    for (const address of ['/', '/noel']) {
      await page.goto(`${siteOrigin()}${address}`);
      for (const [width, height] of [
        [320, 568],
        [360, 640],
        [390, 844],
        [768, 1024],
      ] as const) {
        await page.setViewportSize({ width, height });
        const place = `${address} at ${size} px on ${width} × ${height}`;
        const { textSize, pageWidth } = await page.evaluate(() => ({
          textSize: getComputedStyle(document.documentElement).fontSize,
          pageWidth: document.documentElement.scrollWidth,
        }));
        expect(textSize).toBe(`${size}px`);
        expect(pageWidth, place).toBe(width);
        const { top, bottom, left, right } = await turn(page, 'Commencer').evaluate((button) =>
          button.getBoundingClientRect().toJSON(),
        );
        expect(top, place).toBeGreaterThan(0);
        expect(bottom, place).toBeLessThanOrEqual(height);
        expect(left, place).toBeGreaterThanOrEqual(0);
        expect(right, place).toBeLessThanOrEqual(width);
      }
    }
    await browser.close();
  }
});
