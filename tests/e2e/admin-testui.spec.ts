import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { expectAccessible, SIZES } from './accessibility.ts';
import { signInAsAdmin } from './account-visitor.ts';
import { ready, test } from './site-test.ts';
import { middleOf, tapAt } from './touch.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Idées d’essai' });
const rows = (page: Page) => table(page).locator('tbody tr');
const column = async (page: Page, cell: string) => {
  await ready(page);
  return await rows(page).locator(cell).allTextContents();
};
const titles = (page: Page) => column(page, 'th');
const prices = async (page: Page) =>
  (await column(page, 'td:nth-of-type(2)')).map((price) =>
    Number(price.replace(/[^\d,]/g, '').replace(',', '.')),
  );
const ascending = (numbers: number[]) => numbers.toSorted((a, b) => a - b);

/** Goes to a control as a keyboard does, and presses it. */
async function press(page: Page, role: 'link' | 'button', name: string | RegExp): Promise<void> {
  await page.getByRole(role, { name }).first().focus();
  await page.keyboard.press('Enter');
}

test('an admin sorts, filters, pages and downloads a table by the keyboard', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/testui');
  await expect(rows(page)).toHaveCount(20);

  await press(page, 'link', 'Prix');
  await expect(page.getByRole('columnheader', { name: 'Prix' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const cheap = await prices(page);
  expect(cheap).toEqual(ascending(cheap));
  await press(page, 'link', 'Prix');
  await expect(page).toHaveURL(/\?sort=-price$/);
  await expect(page.getByRole('columnheader', { name: 'Prix' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const dear = await prices(page);
  expect(dear).toEqual(ascending(dear).reverse());
  expect(dear[0]).toBeGreaterThan(cheap.at(-1)!);

  await press(page, 'link', 'Page suivante');
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('Lignes 21 à 40 sur 137')).toBeVisible();

  await page.getByLabel('Titre').fill('carnet');
  await page.keyboard.press('Enter');
  await expect(page.locator('#table').getByText(/^\d+ lignes$/)).toBeVisible();
  expect(new URL(page.url()).searchParams.has('page')).toBe(false);
  for (const title of await titles(page)) expect(title).toContain('Carnet');
  const found = await rows(page).count();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page, 'link', 'Télécharger (CSV)'),
  ]);
  expect(download.suggestedFilename()).toBe('idees-d-essai.csv');
  const lines = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines[0]).toBe('\ufeffTitre;Boutique;Prix;État;Ajoutée');
  expect(lines.slice(1).map((line) => line.split(';', 1)[0])).toEqual(await titles(page));
  expect(lines).toHaveLength(found + 1);

  await press(page, 'link', 'Retirer le filtre Titre\u00a0: carnet');
  await expect(page.getByText('Lignes 1 à 20 sur 137')).toBeVisible();
  await expect(page.getByLabel('Titre')).toHaveValue('');

  await page.goto('/admin/testui?q=zzz');
  await expect(page.getByText('Aucune idée ne correspond')).toBeVisible();
});

test('an admin confirms a removal, and undoes it, by the keyboard', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/testui?sort=-price');
  const [title = ''] = await titles(page);
  const dialog = page.getByRole('dialog', { name: 'Retirer' });

  await press(page, 'link', `Retirer ${title}`);
  await expect(dialog.getByRole('link', { name: 'Ne rien changer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Lignes 1 à 20 sur 137')).toBeVisible();

  await press(page, 'link', `Retirer ${title}`);
  await expect(dialog.getByRole('link', { name: 'Ne rien changer' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'est retirée' })).toContainText(title);
  await expect(page.getByText('Lignes 1 à 20 sur 136')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Lignes 1 à 20 sur 137')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annuler' })).toBeHidden();
  expect((await titles(page))[0]).toBe(title);
});

test('without scripts a removal that was not confirmed is asked about first, on an accessible page @no-js', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await page.goto('/admin/testui');
  const { origin } = new URL(page.url());
  const response = await page.request.post('/admin/testui?sort=-price', {
    form: { intent: 'remove', id: '3' },
    headers: { Origin: origin },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  expect(response.headers().location).toBe('/admin/testui?sort=-price&confirm=remove-3');
  await page.goto('/admin/testui?sort=-price&confirm=remove-3');
  await expect(page.getByRole('dialog', { name: 'Retirer' })).toBeVisible();
  await expectAccessible(page, [SIZES[0]!]);
});

test('a filter form submits itself, and follows the history @js', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/testui');
  await page.getByLabel('Boutique').focus();
  await page.getByLabel('Boutique').selectOption('La Bonne Table');
  await expect(page).toHaveURL(/\?merchant=table$/);
  await expect(page.getByLabel('Boutique')).toBeFocused();
  await page.getByLabel('À relire').check({ force: true });
  await expect(page).toHaveURL(/\?merchant=table&state=waiting$/);
  await press(page, 'link', 'Tout effacer');
  await expect(page.getByText('Lignes 1 à 20 sur 137')).toBeVisible();
  await expect(page.getByLabel('Boutique')).toHaveValue('');
  await page.goBack();
  await expect(page.getByLabel('Boutique')).toHaveValue('table');
});

test('a filter that is changed while the answer to another one is on its way is not lost @js', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await page.goto('/admin/testui');
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const first = ({ searchParams }: URL) =>
    searchParams.get('merchant') === 'table' && !searchParams.get('state');
  await page.route(first, async (route) => {
    asked.resolve();
    await answered.promise;
    await route.continue();
  });
  await page.getByLabel('Boutique').selectOption('La Bonne Table');
  await asked.promise;
  await page.getByLabel('À relire').check({ force: true });
  answered.resolve();
  await expect(page).toHaveURL(/\?merchant=table&state=waiting$/);
});

test('the components of the interface are accessible @js', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/testui?removed=3&done=3&q=en&errors=1');
  for (const summary of await page.getByText('Les chiffres', { exact: true }).all()) {
    await summary.click();
  }
  await expectAccessible(page);
  await page.goto('/admin/testui?confirm=remove-42');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('fingers sort and page a table on a phone @mobile-only', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/testui');
  const tap = async (name: string) => {
    const link = page.getByRole('link', { name, exact: true });
    await link.scrollIntoViewIfNeeded();
    const { width, height } = (await link.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await tapAt(page, await middleOf(link));
  };
  await tap('Titre');
  await expect(page).toHaveURL(/\?sort=-title$/);
  await tap('Page suivante');
  await expect(page.getByText('Lignes 21 à 40 sur 137')).toBeVisible();
  // The table scrolls by itself to its last column; the page does not.
  const [asking] = await page.getByRole('link', { name: /^Retirer / }).all();
  await asking!.scrollIntoViewIfNeeded();
  await tapAt(page, await middleOf(asking!));
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollLeft)).toBe(0);
});
