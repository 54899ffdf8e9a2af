import { expect, type Page } from 'playwright/test';
import { newVisitor, ready, test } from './site-test.ts';

/** Titles of the nine tiles, in reading order. */
async function titles(page: Page): Promise<string[]> {
  await ready(page);
  return (
    page
      .locator('#square > li summary > span:first-of-type')
      // Whole for screen readers, after what is shown.
      .evaluateAll((titles) => titles.map((title) => (title.lastElementChild ?? title).textContent))
  );
}

function tile(page: Page, place: number) {
  return page.locator('#square > li').nth(place);
}

/** Presses a button of a tile and waits for the grid that it leads to. */
async function react(
  page: Page,
  place: number,
  name: 'Plus comme ça' | 'Moins comme ça',
): Promise<void> {
  const address = page.url();
  const title = (await titles(page))[place];
  const button = tile(page, place).getByRole('button', { name });
  await button.click();
  await expect(page).not.toHaveURL(address);
  if (name === 'Moins comme ça') await expect.poll(() => titles(page)).not.toContain(title);
  else await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy', 'true');
}

async function search(page: Page, words: string): Promise<void> {
  // Pictures that were never asked for before are drawn first, and keep the browser's connections busy.
  await page.waitForLoadState();
  await page.getByRole('textbox', { name: 'Pour qui' }).fill(words);
  await page.getByRole('button', { name: 'Chercher' }).click();
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(page.getByText(`Voici pour «\u00a0${words}\u00a0».`)).toBeVisible();
}

test('a square found in a few words, refined three times and shared is the same for everyone who opens it', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto('/');
  await page.getByRole('link', { name: 'neuf idées en quelques mots' }).first().click();
  await expect(page.locator('#square > li')).toHaveCount(9);
  await search(page, 'jardin pour maman');

  const found = await titles(page);
  await react(page, 0, 'Moins comme ça');
  await react(page, 4, 'Plus comme ça');
  await react(page, 8, 'Moins comme ça');
  const refined = await titles(page);
  expect(refined).toHaveLength(9);
  expect(refined[4]).toBe(found[4]);
  expect(refined).not.toContain(found[0]);
  expect(refined).not.toContain(found[8]);
  await expect(tile(page, 4).getByRole('button', { name: 'Plus comme ça' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  const named = { name: 'Partager', exact: true };
  await page.getByRole('button', named).or(page.getByRole('link', named)).click();
  const link = await page.getByLabel('Le lien à partager').inputValue();
  const otherVisitor = await newVisitor(browser);
  await otherVisitor.goto(link);
  expect(await titles(otherVisitor)).toEqual(refined);
  await expect(otherVisitor.getByText('On te montre ces idées')).toBeVisible();
  await otherVisitor.close();
});

test('a reaction changes its tile, moves none, and can be taken back', async ({ page }) => {
  await page.goto('/square?q=jardin');
  const before = await titles(page);
  await react(page, 2, 'Moins comme ça');
  const after = await titles(page);
  expect(after).not.toContain(before[2]);
  for (const [place, title] of before.entries()) {
    expect([place, -1]).toContain(after.indexOf(title));
  }
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page).toHaveURL(/\/square\?q=jardin$/);
  await expect.poll(() => titles(page)).toEqual(before);
  await page.getByRole('button', { name: 'Recommencer' }).click();
  await expect(page).toHaveURL(/\/square\??$/);
});

test('the starting idea stands in the middle until it is disliked @js', async ({ page }) => {
  await page.goto('/square?h=0%3Asecateur-forge');
  const middle = (await titles(page))[4] ?? '';
  await expect(page.getByText('Autour de «')).toBeVisible();
  await react(page, 4, 'Moins comme ça');
  await expect(page).not.toHaveURL(/[?&]h=/);
  await expect.poll(() => titles(page)).not.toContain(middle);
});

test('a square around an idea is left as it was before it', async ({ page }) => {
  await page.goto('/square?q=jardin');
  await react(page, 2, 'Moins comme ça');
  const before = await titles(page);
  const address = page.url();
  await tile(page, 0).locator('summary').click();
  await tile(page, 0).getByRole('button', { name: 'Autour de cette idée' }).click();
  await expect(page.getByText('autour de «')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page).toHaveURL(address);
  await expect.poll(() => titles(page)).toEqual(before);
});

test('once the recipient is known, a guided search starts from the same words', async ({
  page,
}) => {
  await page.goto('/square?q=jardin', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('button', { name: 'Me laisser guider' })).toBeHidden();
  await page.goto('/square?q=maman+60+ans+jardin&gk=fleurs#coin');
  await page.getByRole('button', { name: 'Me laisser guider' }).click();
  // Without scripts a hash stays where it was.
  await expect(page).toHaveURL(/\/search\?gk=fleurs(#coin)?$/);
  await expect(page.locator('main[data-step]')).toBeVisible();
});

test('what was refused stays away when the words change, and in the guided search', async ({
  page,
}) => {
  await page.goto('/square?q=maman+60+ans+jardin');
  const [refused] = await titles(page);
  await react(page, 0, 'Moins comme ça');
  await search(page, 'maman 60 ans le jardin');
  expect(await titles(page)).not.toContain(refused);
  await page.getByRole('button', { name: 'Me laisser guider' }).click();
  await expect(page.getByRole('button', { name: 'Retirer cet avis' })).toHaveCount(1);
});

test('tapping interests adds their words to those of the square, or takes them back', async ({
  page,
}) => {
  await page.goto('/square?q=maman&gk=fleurs');
  const words = page.getByRole('textbox', { name: 'Pour qui' });
  const interest = (name: string) => page.getByRole('button', { name, exact: true });
  // What is typed and not looked for yet counts too.
  await words.fill('maman, 60 ans');
  await interest('Jardin').click();
  await expect(page).toHaveURL('/square?q=maman%2C+60+ans%2C+jardin&gk=fleurs');
  await expect(interest('Jardin')).toHaveAttribute('aria-pressed', 'true');
  await interest('Cuisine').click();
  await expect(words).toHaveValue('maman, 60 ans, jardin, cuisine');
  await expect(
    page.getByText('Voici pour «\u00a0maman, 60 ans, jardin, cuisine\u00a0».'),
  ).toBeVisible();
  await interest('Jardin').click();
  await expect(page).toHaveURL('/square?q=maman%2C+60+ans%2C+cuisine&gk=fleurs');
  await expect(interest('Jardin')).toHaveAttribute('aria-pressed', 'false');
  await words.fill('');
  await interest('Cuisine').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/square?q=cuisine&gk=fleurs');
  await interest('Cuisine').press('Space');
  await expect(page).toHaveURL('/square?gk=fleurs');
  await expect(words).toHaveValue('');
});

test('words are looked for once typing pauses, in the same entry of the history @js', async ({
  page,
}) => {
  await page.goto('/');
  await page.goto('/square');
  const words = page.getByRole('textbox', { name: 'Pour qui' });
  await words.fill('   ');
  await words.pressSequentially('jardin');
  await expect(page).toHaveURL(/q=jardin$/);
  await expect(words).toBeFocused();
  await words.fill('cuisine');
  await expect(page).toHaveURL(/q=cuisine$/);
  await expect(page.getByText('Voici pour «\u00a0cuisine\u00a0».')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('the field shows the words of the grid, also when going back @js', async ({ page }) => {
  await page.goto('/square?q=jardin');
  await react(page, 0, 'Moins comme ça');
  await page.getByRole('button', { name: 'Recommencer' }).click();
  const words = page.getByRole('textbox', { name: 'Pour qui' });
  await expect(words).toHaveValue('');
  await page.goBack();
  await expect(words).toHaveValue('jardin');
});

test('with the keyboard alone: arrows between tiles, the focus stays where a tile changed @js', async ({
  page,
}) => {
  await page.goto('/square?q=jardin');
  const dislike = (place: number) =>
    tile(page, place).getByRole('button', { name: 'Moins comme ça' });
  await dislike(0).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(dislike(4)).toBeFocused();
  const before = await titles(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/r=/);
  await expect(page.getByRole('status').filter({ hasText: 'ouvelle' })).toBeAttached();
  await expect(dislike(4)).toBeFocused();
  expect((await titles(page))[4]).not.toBe(before[4]);
});

test('an idea opens in place with all there is to know, and leads to others like it @js', async ({
  page,
}) => {
  await page.goto('/square?q=jardin');
  const title = (await titles(page))[1] ?? '';
  await tile(page, 1).locator('summary').click();
  await expect(tile(page, 1).getByText(title, { exact: true })).toBeVisible();
  await expect(tile(page, 1).getByText('Où et comment\u00a0:')).toBeVisible();
  await expect(tile(page, 1).getByText('€')).toBeVisible();
  await tile(page, 1)
    .getByRole('button', { name: `Autour de cette idée\u00a0: ${title}` })
    .click();
  await expect(page).toHaveURL(/\/square\?q=jardin&h=/);
  await expect.poll(async () => (await titles(page))[4]).toBe(title);
});

test('an idea that is opened is reported to the server @js', async ({ page }) => {
  await page.goto('/square?q=jardin');
  const reported = page.waitForResponse('**/api/public/square/f');
  await tile(page, 1).locator('summary').click();
  expect((await reported).status()).toBe(200);
});

test('where tiles are small an idea covers the square, and closes again @js @mobile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/square?q=jardin');
  const front = tile(page, 7).locator('summary');
  await front.click();
  await expect(tile(page, 0)).toBeHidden();
  const [card, square] = await Promise.all([
    tile(page, 7).locator('article').boundingBox(),
    page.locator('#square').boundingBox(),
  ]);
  expect(card?.width).toBe(square?.width);
  await page.keyboard.press('Escape');
  await expect(tile(page, 0)).toBeVisible();
  await expect(front).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(tile(page, 0)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(tile(page, 7).getByRole('button', { name: 'Plus comme ça' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(front).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tile(page, 0)).toBeVisible();
});

test('on a tablet a finger opens an idea beside the others, and closes it @js', async ({
  browser,
}) => {
  const page = await newVisitor(browser, {
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  await page.goto('/square?q=jardin');
  const [front, away] = await Promise.all([
    tile(page, 4).locator('img').boundingBox(),
    tile(page, 0).locator('img').boundingBox(),
  ]);
  await page.touchscreen.tap(front!.x + 9, front!.y + 9);
  await expect(tile(page, 4).getByText('Où et comment')).toBeVisible();
  await expect(tile(page, 0)).toBeVisible();
  await page.touchscreen.tap(away!.x + 9, away!.y + 9);
  await expect(tile(page, 4).getByText('Où et comment')).toBeHidden();
  await page.close();
});

test('two reactions in quick succession both count @js', async ({ page }) => {
  await page.goto('/square?q=jardin');
  let asked = 0;
  // The first grid never comes.
  await page.route('**/square.data?**', (route) => asked++ > 0 && route.continue());
  await tile(page, 0).getByRole('button', { name: 'Plus comme ça' }).click();
  await tile(page, 1).getByRole('button', { name: 'Moins comme ça' }).click();
  await expect(page).toHaveURL((url) => JSON.parse(url.searchParams.get('r') ?? '[]').length === 2);
});

test('under the mouse an idea grows by 80 pixels, within the square @js', async ({ page }) => {
  await page.goto('/square?q=jardin');
  for (const place of [0, 4, 8]) {
    const card = tile(page, place).locator('article');
    const width = (await tile(page, place).boundingBox())?.width ?? 0;
    await tile(page, place).locator('summary').hover();
    await expect
      .poll(async () => Math.round((await card.boundingBox())?.width ?? 0))
      .toBe(Math.round(width) + 80);
    const [shown, square] = await Promise.all([
      card.boundingBox(),
      page.locator('#square').boundingBox(),
    ]);
    expect(shown!.x).toBeGreaterThanOrEqual(square!.x - 1);
    expect(shown!.x + shown!.width).toBeLessThanOrEqual(square!.x + square!.width + 1);
    expect(shown!.y).toBeGreaterThanOrEqual(square!.y - 1);
  }
});

test('when the server is away, what was typed stays and another try works @js', async ({
  page,
}) => {
  await page.goto('/square?q=jardin');
  await page.route('**/square.data?**', (route) => route.abort());
  const words = page.getByRole('textbox', { name: 'Pour qui' });
  await words.fill('cuisine');
  await expect(page.getByText('Impossible de contacter le serveur')).toBeVisible();
  await expect(words).toHaveValue('cuisine');
  await expect(words).toBeFocused();
  await page.unroute('**/square.data?**');
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(page.locator('#square > li')).toHaveCount(9);
  await expect(page).toHaveURL(/q=cuisine$/);
});

test('a failure of the server shows a message and a link to try again @js', async ({ page }) => {
  await page.goto('/square?q=jardin');
  await page.route('**/square.data?**', (route) => route.fulfill({ status: 500, body: 'x' }));
  await page.getByRole('textbox', { name: 'Pour qui' }).fill('cuisine');
  await expect(page.getByText('Erreur server. Réessaye plus tard.')).toBeVisible();
});
