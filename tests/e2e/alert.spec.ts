import { expect, type Page } from 'playwright/test';
import {
  createAlert,
  newAddress,
  openAlertForm,
  placesAboveLine,
  rowButton,
  rows,
  TALL,
  validationPath,
} from './alert-visitor.ts';
import { heading, judge, searchForIdea, startSearch, titleOf } from './search-player.ts';
import { ready, stopClock, test } from './site-test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const email = (page: Page) => page.getByLabel('adresse e-mail');
const submit = (page: Page) => page.getByRole('button', { name: 'Préviens-moi' });

test('a visitor who creates an alert confirms it by mail, and finds the search as it was', async ({
  page,
  javaScriptEnabled,
}, info) => {
  const address = newAddress(info);
  const idea = await searchForIdea(page);
  await page.getByRole('link', { name: 'Me prévenir' }).click();
  await expect(title(page)).toHaveText('Je te préviens\u00a0?');
  await ready(page);
  await page.getByRole('button', { name: 'C’est parti' }).click();
  await page.getByRole('button', { name: 'Suivant' }).click();
  await email(page).fill(address);
  await submit(page).click();
  await expect(title(page)).toHaveText('Regarde ta boîte aux lettres');
  if (javaScriptEnabled === false) await page.getByRole('button', { name: 'Revenir à' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(heading(page)).toHaveText(idea);

  await page.goto(await validationPath(address));
  if (javaScriptEnabled === false)
    await page.getByRole('button', { name: 'Lancer mon alerte' }).click();
  await expect(title(page)).toHaveText('Ton alerte est lancée\u00a0!');
  expect(await page.context().cookies()).toEqual([]);
});

test('an alert is shown, paused, resumed and ended @js', async ({ page }, info) => {
  const address = newAddress(info);
  await createAlert(address);
  const path = await validationPath(address);
  await page.request.post(path);
  await page.goto(path);
  await page.getByRole('link', { name: 'Voir mon alerte' }).click();
  await expect(title(page)).toHaveText('Ton alerte cadeau');
  await expect(page.getByText('a…@exemple.fr')).toBeVisible();
  await expect(page.getByText('une femme, 30\u00a0ans')).toBeVisible();
  await page.getByRole('button', { name: 'Mettre en pause' }).click();
  await expect(page.getByText('Ton alerte est en pause')).toBeVisible();
  await page.getByRole('button', { name: 'Reprendre' }).click();
  await expect(page.getByText('Ton alerte est lancée')).toBeVisible();

  await page.goto(`${page.url()}?found`);
  await expect(title(page)).toHaveText('Alors, c’est trouvé\u00a0?');
  await page.getByRole('button', { name: 'Trouvé, merci' }).click();
  await expect(title(page)).toHaveText('Trouvé, quelle joie\u00a0!');
  await page.goto(path);
  await expect(title(page)).toHaveText('Ce lien ne marche plus');
});

test('a visitor who wants no more messages ends the alert on its page @js', async ({
  page,
}, info) => {
  const address = newAddress(info);
  await createAlert(address);
  const path = (await validationPath(address)).replace('validation', 'unsubscribe');
  await page.goto(path);
  await expect(page.getByText('Ton alerte attend que tu valides')).toBeVisible();
  await page.getByText('Arrêter l’alerte').click();
  await page.getByRole('button', { name: 'Je ne veux plus de messages' }).click();
  await expect(title(page)).toHaveText('C’est arrêté');
});

test('a mistyped address keeps what was typed', async ({ page }, info) => {
  await page.setViewportSize(TALL);
  await openAlertForm(page);
  const [first = ''] = await rows(page);
  await rowButton(page, 'Descendre', first).click();
  await expect.poll(async () => (await rows(page))[1]).toBe(first);
  const sorted = await rows(page);
  await email(page).fill('ada@exemple');
  await submit(page).click({ force: true });
  await expect(page.locator('#email-error')).toContainText('il y faut un @, puis un point');
  await expect(email(page)).toHaveValue('ada@exemple');
  await expect.poll(() => rows(page)).toEqual(sorted);
  await email(page).fill(newAddress(info));
  await email(page).press('Enter');
  await expect(title(page)).toHaveText('Regarde ta boîte aux lettres');
});

test('an alert without any answer above the marker is not created @js', async ({ page }, info) => {
  await page.setViewportSize(TALL);
  await openAlertForm(page, 2);
  const places = (await rows(page)).indexOf('line');
  for (let place = places - 1; place >= 0; place -= 1) {
    await rowButton(page, 'Monter', 'line').click();
    await expect.poll(async () => (await rows(page)).indexOf('line')).toBe(place);
  }
  await email(page).fill(newAddress(info));
  await submit(page).click();
  await expect(page.locator('#order-error')).toContainText('au moins une réponse');
  await expect(email(page)).toHaveValue(/@exemple\.fr$/);
});

test('on a screen that is not tall, each step keeps what the others hold', async ({ page }) => {
  await openAlertForm(page);
  await expect(email(page)).toBeHidden();
  await page.getByRole('button', { name: 'C’est parti' }).click();
  const [first = ''] = await rows(page);
  await page.getByRole('button', { name: `Ne pas en tenir compte\u00a0: ${first}` }).click();
  await page.getByRole('button', { name: 'Suivant' }).click();
  await email(page).fill('ada@exemple.fr');
  await page.getByRole('button', { name: 'Précédent' }).click();
  await expect.poll(() => placesAboveLine(page, first)).toBe(-1);
  await page.getByRole('button', { name: 'Suivant' }).click();
  await expect(email(page)).toHaveValue('ada@exemple.fr');
});

test('an accepted idea is still there after an alert @js', async ({ page }, info) => {
  const idea = await searchForIdea(page);
  await judge(page, 'good');
  await page.getByRole('button', { name: 'C’est trouvé, merci' }).click();
  await expect(page.getByRole('heading', { name: 'Trouvé, quelle joie' })).toBeVisible();
  await page.setViewportSize(TALL);
  await page.getByRole('link', { name: 'Me prévenir' }).click();
  await expect(email(page)).toBeVisible();
  await ready(page);
  await email(page).fill(newAddress(info));
  await submit(page).click();
  await expect(title(page)).toHaveText('Regarde ta boîte aux lettres');
  await expect(page).toHaveURL(/\/search(\?found=[^&]+)?$/);
  await expect(heading(page)).toHaveText(idea);
});

test('an alert of a search without answers has its recipient alone @js', async ({ page }, info) => {
  const address = newAddress(info);
  await page.clock.install();
  await startSearch(page);
  const question = await titleOf(page);
  const sid = await page.locator('input[name=sid]').first().inputValue();
  await page.goto(`/alert/create/${sid}`);
  await expect(page.getByText('une femme, 30\u00a0ans')).toBeVisible();
  await page.getByRole('button', { name: 'C’est parti' }).click();
  await email(page).fill(address);
  await page.getByRole('button', { name: 'Précédent' }).click();
  await page.getByRole('button', { name: 'C’est parti' }).click();
  await expect(email(page)).toHaveValue(address);
  // The page would soon go back by itself.
  await stopClock(page);
  await submit(page).click();
  await expect(title(page)).toHaveText('Regarde ta boîte aux lettres');
  await page.getByRole('button', { name: 'Revenir à ma recherche' }).click();
  await expect(heading(page)).toHaveText(question);
  await page.goto((await validationPath(address)).replace('validation', 'manage'));
  await expect(page.getByText('Une femme, 30\u00a0ans')).toBeVisible();
  await expect(page.getByText('Ce qui compte')).toHaveCount(0);
});

test('the button shows what it waits for, and after a failure it can be pressed again @js', async ({
  page,
}, info) => {
  await page.clock.install();
  await page.setViewportSize(TALL);
  await openAlertForm(page);
  await expect(submit(page)).toBeDisabled();
  await expect(submit(page)).toHaveAccessibleDescription('Il manque ton adresse e-mail.');
  await email(page).fill('ada@');
  await expect(page.getByText('L’adresse n’est pas complète')).toBeVisible();
  await email(page).fill(newAddress(info));
  await expect(submit(page)).toBeEnabled();
  await expect(submit(page)).toHaveAccessibleDescription('');
  await page.route('**/api/public/alert/create', (route) => route.abort());
  await stopClock(page);
  await submit(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Impossible de contacter' }),
  ).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  await expect(submit(page)).toHaveAccessibleDescription(/tu pourras réessayer/);
  await page.clock.resume();
  await expect(submit(page)).toBeEnabled();
  await page.unroute('**/api/public/alert/create');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(title(page)).toHaveText('Regarde ta boîte aux lettres');
});

test('the message about a new alert stays while the visitor uses the page, and can be shown again @js', async ({
  page,
}, info) => {
  const leaving = page.getByText('Je te ramène à ta recherche');
  await page.clock.install();
  await startSearch(page);
  const sid = await page.locator('input[name=sid]').first().inputValue();
  await page.setViewportSize(TALL);
  await page.goto(`/alert/create/${sid}`);
  await stopClock(page);
  await email(page).fill(newAddress(info));
  await submit(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Un message t’y attend' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(leaving).toBeHidden();
  await page.clock.fastForward(60_000);
  await expect(title(page)).toHaveText('Regarde ta boîte aux lettres');

  await page.getByRole('link', { name: 'Corriger mon adresse' }).click();
  await expect(email(page)).toBeVisible();
  await ready(page);
  await email(page).fill(newAddress(info));
  await submit(page).click();
  await expect(leaving).toBeVisible();
  await page.clock.fastForward(3000);
  await expect(page).toHaveURL(/\/search$/);
  await page.goForward();
  await expect(title(page)).toHaveText('Regarde ta boîte aux lettres');
  await expect(leaving).toBeHidden();
});

test('a validation that fails can be tried again @js', async ({ page }, info) => {
  const address = newAddress(info);
  await createAlert(address);
  await page.route('**/api/public/alert/validate/*', (route) => route.abort());
  await page.goto(await validationPath(address));
  await expect(page.getByText('Impossible de contacter le serveur')).toBeVisible();
  await page.getByRole('button', { name: 'Lancer mon alerte' }).click();
  await expect(title(page)).toHaveText('Ton alerte est lancée\u00a0!');
});
