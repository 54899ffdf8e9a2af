import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { signInAsAdmin } from './account-visitor.ts';
import { mailedLink, mailTo } from './mailbox.ts';
import { test } from './site-test.ts';

const PASSWORD = 'un cheval correct';

async function fill(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('adresse e-mail').fill(email);
  await page.getByLabel('mot de passe').fill(password);
}

test('a visitor signs up, validates the address, signs in, and signs out', async ({
  page,
}, info) => {
  const email = `visiteur-${info.project.name}-${Date.now()}@exemple.fr`;

  await page.goto('/contrib/');
  await page.getByRole('link', { name: 'Créer mon compte' }).click();
  await fill(page, email, 'court');
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByText('Il est trop court').first()).toBeVisible();
  await expect(page.getByLabel('adresse e-mail')).toHaveValue(email);

  await fill(page, email, PASSWORD);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regarde ta boîte aux lettres');

  await page.goto(await mailedLink(email, '/account/validation/'));
  // Someone else signed up with this address: its owner does not know that password.
  await page.getByLabel('mot de passe').fill('un autre cheval');
  await page.getByRole('button', { name: 'Valider mon compte' }).click();
  await expect(page.getByRole('alert')).toContainText('Ce n’est pas le mot de passe choisi');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByLabel('mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Valider mon compte' }).click();
  await expect(page.getByText('Ton compte est ouvert')).toBeVisible();

  await fill(page, email, 'un autre cheval');
  await page.getByRole('button', { name: 'Me connecter' }).click();
  await expect(page.getByRole('alert')).toHaveText('Identifiants incorrects, merci de réessayer');

  await page.getByLabel('mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Me connecter' }).click();
  await expect(page).toHaveURL(/\/contrib\/$/);
  await expect(page.getByRole('banner')).toContainText(email.split('@', 1)[0] ?? '');

  // What a visit leaves in the browser: the state of a search, and whatever else a page may store.
  const kept = () => page.evaluate(() => [sessionStorage.length, localStorage.length]);
  await page.evaluate(() => {
    sessionStorage.setItem('trouvaille', '{"version":"0.30","flowId":"a search"}');
    localStorage.setItem('anything', 'else');
  });
  expect(await kept()).toEqual([1, 1]);
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL(info.project.name === 'no-js' ? /\/#deconnecte$/ : /\/$/);
  expect(await page.context().cookies()).toEqual([]);
  await expect.poll(kept).toEqual([0, 0]);
});

test('an owner signs up, changes the password, takes the data along, and deletes the account', async ({
  page,
}, info) => {
  const email = `proprietaire-${info.project.name}-${Date.now()}@exemple.fr`;
  const next = 'un autre cheval';
  await page.goto('/account/signup');
  await fill(page, email, PASSWORD);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await page.goto(await mailedLink(email, '/account/validation/'));
  await page.getByLabel('mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Valider mon compte' }).click();

  // An account that asks for its page is led there once it has signed in.
  await page.goto('/account');
  await fill(page, email, PASSWORD);
  await page.getByRole('button', { name: 'Me connecter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ton compte');
  await expect(page.getByText('Ce navigateur-ci')).toBeVisible();

  await page.getByRole('link', { name: 'Changer de mot de passe' }).click();
  await page.getByLabel('Ton mot de passe actuel').fill(PASSWORD);
  await page.getByLabel('Choisis un mot de passe').fill(next);
  await page.getByRole('button', { name: 'Changer' }).click();
  await expect(page.getByText('Ton nouveau mot de passe est en place')).toBeVisible();
  await expect(page.getByText('Mot de passe changé')).toBeVisible();

  await page.getByRole('button', { name: 'Préparer le fichier' }).click();
  const file = page.getByRole('link', { name: 'Télécharger mes données' });
  // With scripts the page shows by itself that the file is made.
  if (info.project.name === 'no-js') {
    await expect(async () => {
      await page.goto('/account');
      await expect(file).toBeVisible({ timeout: 1000 });
    }).toPass();
  }
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  const exported = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(exported).toMatchObject({ compte: { adresse: email }, alertes: [] });

  await page.getByRole('link', { name: 'Supprimer mon compte' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Supprimer mon compte' });
  await dialog.getByLabel('mot de passe').fill(PASSWORD);
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText('Ce n’est pas ton mot de passe');
  await dialog.getByLabel('mot de passe').fill(next);
  await confirm.click();
  await expect(page.getByText('Ton compte est supprimé')).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  await expect.poll(() => mailTo(email, 'supprimé')).not.toBe('');

  await page.goto('/account/signin');
  await fill(page, email, next);
  await page.getByRole('button', { name: 'Me connecter' }).click();
  await expect(page.getByRole('alert')).toContainText('Identifiants incorrects');
});

test('the account’s page and its dialog are accessible, and its header leads where its role may go @js', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await page.goto('/contrib/');
  const banner = page.getByRole('banner');
  for (const [name, path] of [
    ['Chercher parmi les idées', '/contrib/idea/search'],
    ['Administration', '/admin'],
  ] as const) {
    await expect(banner.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await banner.getByRole('link', { name: /^admin-/ }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Supprimer mon compte' }).click();
  await expect(page.getByRole('dialog').getByLabel('mot de passe')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Supprimer mon compte' })).toBeFocused();
});
