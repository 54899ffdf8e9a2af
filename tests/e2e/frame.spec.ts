import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { startSearch } from './search-player.ts';
import { test } from './site-test.ts';

const ARTICLE = '/articles/noel-cadeaux-maman.html';
const PENDING = 'Une demande est en cours';

/** Answers to requests whose address matches come only when `release` is called. */
async function holdAnswers(page: Page, address: RegExp) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

test('pending requests of a page are shown in words @js', async ({ page }) => {
  const status = page.getByRole('status').filter({ hasText: PENDING });

  // The router's own.
  await page.goto('/square');
  let release = await holdAnswers(page, /square\.data/);
  await page.locator('input[name=q]').fill('café');
  await page.keyboard.press('Enter');
  await expect(status).toBeVisible();
  release();
  await expect(status).toHaveCount(0);

  await startSearch(page);
  const sid = await page.locator('input[name=sid]').first().inputValue();
  await page.goto(`/alert/create/${sid}`);
  await page.setViewportSize({ width: 1280, height: 1000 });
  // A call of the page's own.
  release = await holdAnswers(page, /alert\/create$/);
  await page.getByLabel('adresse e-mail').fill('ada@exemple.fr');
  await page.getByRole('button', { name: 'Préviens-moi' }).click();
  await expect(status).toBeVisible();
  release();
  await expect(status).toHaveCount(0);
});

test('the first Tab on a page offers to skip to its content @js', async ({ page }) => {
  for (const path of ['/', '/square', '/share', '/about', '/account/signin', '/nulle-part']) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Aller au contenu' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('#main :focus')).toBeAttached();
  }
});

test('screen readers get the name of the site with its comma, wherever it links to the home page @js', async ({
  page,
}) => {
  const home = page.getByRole('link', {
    name: 'Trouvaille, bêta, retour à l’accueil',
    exact: true,
  });
  for (const path of ['/about', '/square', '/nulle-part']) {
    await page.goto(path);
    await expect(home).toBeVisible();
  }
  await startSearch(page);
  await expect(home).toBeVisible();
});

test('pages to be read and their forms are accessible @js', async ({ page }) => {
  for (const path of [
    ...['/', '/noel', '/articles', ARTICLE, '/contrib/', '/nulle-part', '/offline'],
    ...['/about', '/about/legal', '/about/privacy-policy', '/bot'],
    ...['/account/signin', '/account/signup', '/account/forgotten'],
    ...[`/account/reset/${'A'.repeat(43)}`, '/goto?url=https%3A%2F%2Fexemple.fr%2F'],
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectAccessible(page);
    });
  }
});
