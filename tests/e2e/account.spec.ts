import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import PostalMime from 'postal-mime';
import { writtenMails } from '../setup/outbox.ts';

const PASSWORD = 'un cheval correct';

/** The link of the validation mail sent to an address, once the worker has written it. */
async function validationLink(address: string): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        for (const file of writtenMails(process.env.E2E_DATA_DIR ?? '')) {
          const mail = await PostalMime.parse(readFileSync(file));
          if (mail.to?.[0]?.address !== address) continue;
          link = /https?:\/\/\S+\/account\/validation\/\S+/.exec(mail.text ?? '')?.[0] ?? '';
        }
        return link;
      },
      { timeout: 20_000 },
    )
    .not.toBe('');
  return link;
}

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

  await page.goto(await validationLink(email));
  // Someone else signed up with this address: its owner does not know that password.
  await page.getByLabel('mot de passe').fill('un autre cheval');
  await page.getByRole('button', { name: 'Valider mon compte' }).click();
  await expect(page.getByRole('alert')).toContainText('Ce n’est pas le mot de passe choisi');
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

test('a page that does not exist says so and links to the home page', async ({ page }) => {
  const response = await page.goto('/nulle-part');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page s’est envolée');
  await page.getByRole('main').getByRole('link', { name: 'Retour à l’accueil' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a foreign address is shown before the visitor is redirected to it', async ({ page }) => {
  await page.goto('/goto?url=https%3A%2F%2Finconnu.example%2Fpage');
  await expect(page.getByText('inconnu.example').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Aller sur' })).toHaveAttribute(
    'href',
    '/goto?url=https%3A%2F%2Finconnu.example%2Fpage&confirmed=1',
  );
});
