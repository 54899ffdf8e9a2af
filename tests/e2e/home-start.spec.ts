import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { ready, test } from './site-test.ts';

const SMALL = { width: 360, height: 740 };

/** What the page keeps for this tab, as it is stored when the page is left. */
async function storedCriteria(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('trouvaille') ?? '{}').criteria);
}

test('a laptop shows the whole form without scrolling, no choice is lower than 44 pixels, no interest has a row for itself, and no ages touch @js', async ({
  page,
}) => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'C’est parti' })).toBeInViewport({ ratio: 1 });
  }
  await expect(page.locator('[name=gender]')).toHaveCount(5);
  const heights = await page
    .locator('input:is([type=radio], [type=checkbox])')
    .filter({ visible: true })
    .evaluateAll((inputs) => inputs.map((input) => input.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await expect(page.getByRole('button')).toHaveCount(1);
  for (const width of [320, 360, 412, 480, 560, 640, 768, 800, 840, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .locator('label:has([name=interests])')
      .evaluateAll((chips) => chips.map((chip) => Math.round(chip.getBoundingClientRect().top)));
    const alone = tops.filter((top) => tops.filter((other) => other === top).length === 1);
    expect(alone, `at ${width} px`).toEqual([]);
    const labels = await page
      .locator('[data-months] text')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().toJSON()));
    const shown = labels.filter((label) => label.width > 0);
    const crowded = shown.filter((label) =>
      shown.some(
        (other) =>
          other !== label &&
          Math.abs(other.top - label.top) < label.height / 2 &&
          other.left >= label.left &&
          other.left < label.right + 3,
      ),
    );
    expect(crowded, `at ${width} px`).toEqual([]);
    expect(shown.length).toBeGreaterThan(5);
    // 14 px of text, above and below it what its line takes.
    for (const label of shown) expect(label.height).toBeGreaterThanOrEqual(16);
  }
});

test('a small screen without JavaScript has one plain form @no-js', async ({ page }) => {
  await page.setViewportSize(SMALL);
  await page.goto('/');
  await expect(page.getByRole('button')).toHaveCount(1);
  await expect(page.getByRole('slider')).toHaveCount(0);
  const choice = page.locator('label:has([name=gender][value=Female])');
  const size = async () => (await choice.boundingBox())?.height;
  const sizeAtHome = await size();
  await page.locator('[name=age]').fill('trente');
  await page.locator('[name=hints]').fill('la mer');
  await page.getByRole('checkbox', { name: 'Jardin' }).check();
  await page.getByRole('checkbox', { name: 'Lecture' }).check();
  await page.getByRole('button', { name: 'C’est parti' }).click();
  await expect(page.getByRole('link', { name: 'Écris l’âge en chiffres' })).toBeVisible();
  expect(await size()).toBe(sizeAtHome);
  await expect(page.locator('[name=age]')).toHaveValue('trente');
  await expect(page.locator('[name=age]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name=hints]')).toHaveValue('la mer');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.locator('[name=age]').fill('8');
  await page.getByRole('button', { name: 'C’est parti' }).click();
  await expect(page.getByRole('link', { name: 'cadeaux pour les enfants' })).toBeVisible();
  await page.locator('[name=age]').fill('30');
  await page.getByRole('checkbox', { name: 'Lecture' }).uncheck();
  await page.getByRole('button', { name: 'C’est parti' }).click();
  await expect(page.getByText('Question 1', { exact: false })).toBeVisible();
  await expect(page.getByText('tu as parlé de', { exact: false }).first()).toContainText('jardin');
});

test('an age and a budget typed before the scripts come are kept @js', async ({ page }) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('[name=age]').fill('45');
  await page.locator('[name=price_max]').fill('60');
  arrive();
  await ready(page);
  await expect(page.locator('[name=age]')).toHaveValue('45');
  await expect(page.locator('[name=price_max]')).toHaveValue('60');
  await expect(page.getByRole('slider', { name: 'Âge' })).toHaveAttribute(
    'aria-valuetext',
    '45\u00a0ans',
  );
});

test('sliders and numbers stay in step @js', async ({ page }) => {
  await page.goto('/');
  const age = page.getByRole('slider', { name: 'Âge' });
  await expect(age).toHaveAttribute('aria-valuetext', '30\u00a0ans');
  await age.press('ArrowRight');
  await expect(page.locator('[name=age]')).toHaveValue('31');
  await page.locator('[name=age]').fill('60');
  await expect(age).toHaveValue('78');
  await age.press('End');
  await expect(age).toHaveAttribute('aria-valuetext', '100\u00a0ans et plus');

  const max = page.getByRole('slider', { name: 'Budget maximum' });
  await max.press('Home');
  await expect(page.locator('[name=price_max]')).toHaveValue('1');
  await expect(page.locator('[name=price_min]')).toHaveValue('0');
});

test('an age is picked by its decade, then its year; the number and the slider follow @js', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto('/');
  const age = page.locator('[name=age]');
  await expect(page.getByRole('radio', { name: '30–39' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '30', exact: true })).toBeChecked();
  await page.getByRole('radio', { name: '60–69' }).check({ force: true });
  await expect(age).toHaveValue('65');
  await page.getByRole('radio', { name: '62', exact: true }).check({ force: true });
  await expect(age).toHaveValue('62');
  await expect(page.getByRole('slider', { name: 'Âge' })).toHaveAttribute(
    'aria-valuetext',
    '62\u00a0ans',
  );
  // By keyboard from the decades to the years, which a low window shows while an age is picked.
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.getByRole('radio', { name: '60–69' }).press('ArrowRight');
  await expect(age).toHaveValue('75');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '74', exact: true })).toBeFocused();
  await expect(age).toHaveValue('74');
  // They lie over the numbers of the slider, none of which sticks out below them.
  const numbers = page.locator('div:has(> #age-slider) text').filter({ visible: true });
  await expect(numbers).toHaveCount(0);
  await age.focus();
  await expect(numbers).not.toHaveCount(0);
  // Months, and a child's age, by the slider and the number alone.
  await age.fill('0,5');
  await expect(page.getByText('soit 6\u00a0mois')).toBeVisible();
  for (const radio of await page.getByRole('radiogroup', { name: /Dizaine|Année/ }).all()) {
    await expect(radio.getByRole('radio', { checked: true })).toHaveCount(0);
  }
  // Nobody under 15 is among the ages to tap.
  await page.getByRole('radio', { name: '15–19' }).check({ force: true });
  await expect(age).toHaveValue('17');
  await expect(page.getByRole('radiogroup', { name: 'Année' }).getByRole('radio')).toHaveCount(5);
});

test('a typed budget stays as it was typed, and a note beside it says what changes @js', async ({
  page,
}) => {
  await page.goto('/');
  const min = page.locator('[name=price_min]');
  const max = page.locator('[name=price_max]');
  await min.fill('12,50');
  await max.fill('999');
  await expect(max).toHaveAccessibleDescription(/^Ton maximum est ramené à 200/);
  await max.blur();
  await expect(max).toHaveValue('200');
  await max.fill('10');
  await expect(min).toHaveAccessibleDescription(/^Ton minimum passe de 12,50\s€ à 0\s€/);
  await max.press('Tab');
  await expect(min).toHaveValue('0');
  await expect(min).toHaveAccessibleDescription(/^Ton minimum passe de 12,50\s€ à 0\s€/);
  await min.fill('5,25');
  await max.press('Enter');
  await expect(page).toHaveURL(/\/search$/);
  expect(await storedCriteria(page)).toMatchObject({ priceMinCents: 525, priceMaxCents: 1000 });
});

test('the note about a budget that the server changed comes with the first question @no-js', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('[name=price_max]').fill('15');
  await page.getByRole('button', { name: 'C’est parti' }).click();
  await expect(page.getByText(/^Ton minimum passe de 20\s€ à 0\s€/)).toBeVisible();
  await expect(page.getByText('Question 1', { exact: false })).toBeVisible();
});

test('what was entered is kept for the search @js', async ({ page }) => {
  await page.goto('/?gk=cadeau');
  await page.locator('[name=gender][value=Others]').check({ force: true });
  await page.locator('[name=age]').fill('45');
  await page.locator('[name=hints]').fill('les trains');
  // By the keyboard alone.
  await page.locator('[name=hints]').press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Cuisine' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Jardin' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?gk=cadeau');
  expect(await storedCriteria(page)).toMatchObject({
    gender: 'Others',
    age: 540,
    priceMinCents: 2000,
    priceMaxCents: 10_000,
    hints: 'les trains, jardin',
    hasChosenGender: true,
  });

  await page.goto('/');
  await expect(page.locator('[name=gender][value=Others]')).toBeChecked();
  await expect(page.locator('[name=hints]')).toHaveValue('les trains');
  await expect(page.getByRole('checkbox', { name: 'Jardin' })).toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
});

test('a mistake is named beside its field and at the top @js', async ({ page }) => {
  await page.goto('/');
  await page.locator('[name=age]').fill('trente');
  await page.getByRole('button', { name: 'C’est parti' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Écris l’âge' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Écris l’âge en chiffres' }).click();
  await expect(page.locator('[name=age]')).toBeFocused();
  await page.locator('[name=age]').fill('30');
  await expect(page.locator('[name=age]')).not.toHaveAttribute('aria-invalid', 'true');
});
