import { expect, type Page } from 'playwright/test';
import { answer } from './search-player.ts';
import { test } from './site-test.ts';

const CAMPAIGN = 'gk=cadeau&gks=cadeau+homme&gc=hiver&gclid=x1';

const expectChristmas = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-occasion', 'christmas');

/** Begins the search by the form that the page has at once on a large screen. */
async function start(page: Page) {
  await page.getByRole('button', { name: 'C’est parti' }).click();
  await expect(page.getByText('Question 1', { exact: false })).toBeVisible();
}

test('what brought a visitor stays in the address through the search and to the square', async ({
  page,
}) => {
  await page.goto(`/?${CAMPAIGN}`);
  const square = page.getByRole('link', { name: 'Ou neuf idées en quelques mots' });
  await expect(square).toHaveAttribute('href', `/square?${CAMPAIGN}`);
  await start(page);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/search?${CAMPAIGN}`);
  await answer(page);
  await expect(page.getByText('Question 2', { exact: false })).toBeVisible();
  expect(page.url()).toContain(`/search?${CAMPAIGN}`);
  await page.getByRole('link', { name: 'Recommencer' }).click();
  await expect(page).toHaveURL(`/?${CAMPAIGN}`);
});

test('the hash stays in the address too @js', async ({ page }) => {
  await page.goto('/?gc=hiver#suite');
  const square = page.getByRole('link', { name: 'Ou neuf idées en quelques mots' });
  await expect(square).toHaveAttribute('href', '/square?gc=hiver#suite');
  await start(page);
  await expect(page).toHaveURL('/search?gc=hiver#suite');
});

test('Christmas lasts from its landing to the search, its reload and its end', async ({ page }, {
  project,
}) => {
  await page.goto('/noel?gc=hiver');
  await start(page);
  await expect(page).toHaveURL('/search?gc=hiver&occasion=noel');
  await expectChristmas(page);
  if (project.name === 'js') {
    await page.reload();
    await expect(page.getByText('Question 1', { exact: false })).toBeVisible();
    await expectChristmas(page);
    await page.goto('/search');
    await expect(page).toHaveURL('/search?gc=hiver&occasion=noel');
    await expectChristmas(page);
  }
  await answer(page);
  await expect(page.getByText('Question 2', { exact: false })).toBeVisible();
  await expectChristmas(page);
  await page.getByRole('link', { name: 'Recommencer' }).click();
  await expect(page).toHaveURL('/noel?gc=hiver');
  await expectChristmas(page);
});

test('a screen whose scripts fail or never come is asked for as plain HTML @js', async ({
  page,
}) => {
  const scripts = '**/assets/search-*.js';
  await page.route(scripts, (route) => route.abort());
  await page.goto('/');
  await page.locator('[name=price_min]').fill('12,50');
  await start(page);

  await page.unroute(scripts);
  await page.clock.install();
  await page.route(scripts, () => {});
  await page.goto('/');
  await page.getByRole('button', { name: 'C’est parti' }).click();
  await expect(page.getByText('Une demande est en cours')).toBeAttached();
  await page.clock.fastForward(120_000);
  await expect(page.getByText('Question 1', { exact: false })).toBeVisible();
  // Its scripts still do not come.
  await page.locator('button[name=answer]').first().click();
  await expect(page.getByText('Question 2', { exact: false })).toBeVisible();
});
