import { expect } from 'playwright/test';
import { expectAccessible, SIZES } from './accessibility.ts';
import { createAlert, newAddress, openAlertForm, TALL, validationPath } from './alert-visitor.ts';
import { test } from './site-test.ts';

test('the form of an alert is accessible @js', async ({ page }) => {
  await openAlertForm(page);
  await expectAccessible(page, [...SIZES, TALL]);
  await page.setViewportSize({ width: 360, height: 720 });
  await page.getByRole('button', { name: 'C’est parti' }).click();
  await page.getByRole('button', { name: 'Ne pas en tenir compte' }).first().click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Suivant' }).click();
  await page.getByRole('button', { name: 'Préviens-moi' }).click({ force: true });
  await expect(page.locator('#email-error')).toBeVisible();
  await expectAccessible(page);
});

test('the pages behind an alert’s mails are accessible @js', async ({ page }, info) => {
  const address = newAddress(info);
  await createAlert(address);
  const validation = await validationPath(address);
  const manage = validation.replace('validation', 'manage');
  await page.goto(manage);
  await expectAccessible(page);
  await page.goto(validation);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ton alerte est lancée\u00a0!');
  await expectAccessible(page);
  await page.goto(`${manage}?found`);
  await page.getByText('Arrêter l’alerte').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Je ne veux plus' }).click();
  await expectAccessible(page);
  await page.goto(validation);
  await expectAccessible(page);
});
