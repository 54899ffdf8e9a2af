import { expect, type Page } from 'playwright/test';
import { mailTo } from './mailbox.ts';
import { heading, searchForIdea } from './search-player.ts';
import { newVisitor, stopClock, test } from './site-test.ts';

const IDEA = '/share?idea=0%3Aabonnement-fromages';
const SHARE_SCREEN = `/share?url=${encodeURIComponent(IDEA)}`;

/** Presses « Partager », a button where scripts run and a link elsewhere; the way out is the same. */
async function share(page: Page): Promise<void> {
  const named = { name: 'Partager', exact: true };
  await page.getByRole('button', named).or(page.getByRole('link', named)).click();
}

function sharedLink(page: Page) {
  return page.getByLabel('Le lien à partager');
}

test('a found idea is shared, and a visitor who opens its link sees it', async ({
  page,
  browser,
}) => {
  const title = await searchForIdea(page);
  await share(page);
  const link = await sharedLink(page).inputValue();

  const otherVisitor = await newVisitor(browser);
  await otherVisitor.goto(link);
  await expect(otherVisitor.getByRole('heading', { level: 1 })).toHaveText(title);
  await otherVisitor.getByLabel('Âge').fill('41');
  await otherVisitor.getByRole('button', { name: 'C’est parti' }).click();
  await expect(otherVisitor).toHaveURL(/\/search$/);
  await expect(otherVisitor.getByRole('heading', { level: 1 })).not.toHaveText(title);
  await otherVisitor.close();
});

test('the link is copied at a press, and the button confirms it @js', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(SHARE_SCREEN);
  await stopClock(page);
  await page.getByRole('button', { name: 'Copier' }).click();
  await expect(page.getByRole('button', { name: 'Copié' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Copié' })).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await sharedLink(page).inputValue());
});

test('where the clipboard is closed, the link is selected to be copied by hand @js', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('closed'));
  });
  await page.goto(SHARE_SCREEN);
  await page.getByRole('button', { name: 'Copier' }).click();
  await expect(page.getByText('copie-le toi-même').first()).toBeVisible();
  const selected = await sharedLink(page).evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  );
  expect(selected).toBe(await sharedLink(page).inputValue());
});

test('a device with a share sheet of its own opens that one @js', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async (data: ShareData) => {
        document.documentElement.dataset.shared = JSON.stringify(data);
      },
    });
  });
  const title = await searchForIdea(page);
  await share(page);
  const shared = () => page.evaluate(() => document.documentElement.dataset.shared ?? '{}');
  await expect
    .poll(async () => JSON.parse(await shared()))
    .toEqual({
      title,
      text: expect.stringContaining(title),
      url: expect.stringContaining(`${baseURL}/share?idea=`),
    });
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('keys act in the dialog alone; it closes with Escape, and gives the focus back @js', async ({
  page,
}) => {
  const title = await searchForIdea(page);
  await share(page);
  const dialog = page.getByRole('dialog', { name: 'À qui le dire' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Fermer' }).focus();
  await page.keyboard.press('n');
  await expect(page.locator('input[value=bad]')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Partager', exact: true })).toBeFocused();
  await expect(heading(page)).toHaveText(title);
});

test('an idea is sent by e-mail from here, after a mistyped address @js', async ({
  page,
}, info) => {
  const address = `ami-${info.project.name}-${Date.now()}@exemple.fr`;
  await page.goto(IDEA);
  await page.getByRole('link', { name: 'Trouvaille l’envoie' }).click();
  const field = page.getByLabel('adresse e-mail');
  await field.fill('ami@exemple');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('ne ressemble pas à une adresse').first()).toBeVisible();
  await expect(field).toHaveValue('ami@exemple');
  await field.fill(address);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('C’est parti\u00a0!');
  expect(await page.context().cookies()).toEqual([]);
  await expect
    .poll(() => mailTo(address), { timeout: 60_000 })
    .toContain('/share?idea=0%3Aabonnement-fromages');
});
