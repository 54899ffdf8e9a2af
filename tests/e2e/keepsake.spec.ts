import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { MOVING } from './motion.ts';
import { heading, judge, searchForIdea, settled } from './search-player.ts';
import { newVisitor, ready, test } from './site-test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name });
const link = (page: Page, name: string) => page.getByRole('link', { name });

/** The end of a search as its address shows it, which takes less time than to play one. */
const END = '/search?found=0:abonnement-fromages';
const TITLE = 'Trois mois de fromages livrés';

/** Plays a search to its end. @returns the title of the gift. */
async function find(page: Page): Promise<string> {
  const title = await searchForIdea(page);
  await judge(page, 'good');
  await settled(page);
  await button(page, 'C’est trouvé, merci').click();
  await expect(page.getByRole('heading', { name: 'Trouvé, quelle joie' })).toBeVisible();
  return title;
}

/** The page that is made of the gift at the end of the search, wrapped, with words for the card. */
async function preparePage(page: Page): Promise<void> {
  await button(page, 'Partager').click();
  await ready(page);
  await page.getByRole('checkbox', { name: 'L’envoyer emballée' }).check();
  await page.getByLabel('Quelques mots pour la carte').fill('Bon anniversaire, mamie');
  await button(page, 'Voir sa page').click();
  await ready(page);
  await expect(page.getByRole('heading', { name: 'Sa page est prête' })).toBeVisible();
}

/** The link that the dialog, or the page in its place, offers to pass on. */
async function sharedLink(page: Page): Promise<string> {
  const named = { name: 'Envoyer sa page' };
  await page.getByRole('button', named).or(page.getByRole('link', named)).click();
  return await page.getByLabel('Le lien à partager').inputValue();
}

test('a found gift is sent wrapped: a friend unwraps it, and reads it at once without scripts', async ({
  page,
  browser,
}, { project }) => {
  const scripts = project.name !== 'no-js';
  const title = await find(page);
  await preparePage(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  if (scripts) await expectAccessible(page);

  const friend = await newVisitor(browser, { javaScriptEnabled: scripts });
  await friend.goto(await sharedLink(page));
  const words = friend.getByText('Bon anniversaire, mamie').first();
  if (scripts) {
    await expect(words).toBeHidden();
    await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Un paquet t’attend');
    await expectAccessible(friend);
    await expect(friend).toHaveTitle(/^Un paquet t’attend/);
    await link(friend, 'Déballer').click();
    await expect(friend).toHaveTitle(`${title} · Trouvaille`);
    await friend.reload();
    await expect(friend).toHaveTitle(`${title} · Trouvaille`);
  }
  await expect(words).toBeVisible();
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(link(friend, 'Déballer')).toBeHidden();
  await expect(friend.getByText('Envoyer sa page')).toHaveCount(0);
  await friend.close();
});

test.describe('with what moves', () => {
  test.use(MOVING);

  test('the paper is torn before the gift is seen @js', async ({ page }) => {
    await page.goto(END);
    await preparePage(page);
    await page.goto(await sharedLink(page));
    await link(page, 'Déballer').click();
    await expect(page.getByText('Bon anniversaire, mamie').first()).toBeVisible();
    await expect(page).toHaveURL(/#cadeau$/);
  });
});

test('the giver writes a reason, hides it, and takes words that are proposed @js', async ({
  page,
}) => {
  await page.goto(END);
  await button(page, 'Garder cette trouvaille').click();
  await button(page, 'Partager').click();
  await ready(page);
  await page
    .getByRole('textbox', { name: 'Une raison à toi' })
    .fill('Elle en rêve\ndepuis toujours');
  const message = page.locator('textarea[name=message]');
  await message.fill('Ma chère Odette,');
  await page.getByText('En panne de mots').click();
  await page.getByLabel('C’est pour').selectOption('Noël');
  await expect(button(page, 'Joyeux Noël')).not.toHaveCount(0);
  await expectAccessible(page);
  await button(page, 'Prendre ces mots').last().click();
  await expect(message).toHaveValue(/^Ma chère Odette,\n.+$/);
  await button(page, 'Un peu de papier, un ruban').or(button(page, 'débordé')).first().click();
  await expect(message).toHaveValue(/^Ma chère Odette,\n.+Joyeux Noël.*$/);
  await button(page, 'Voir sa page').click();
  await ready(page);
  const gift = page.getByRole('article');
  await expect(gift.getByText('Elle en rêve depuis toujours')).toBeVisible();
  await expect(gift.getByText(/^Ma chère Odette,\s+.*Joyeux Noël/s)).toBeVisible();
  // In this browser's list, too.
  const reasonInList = page.getByRole('listitem').getByText('Elle en rêve depuis toujours');
  await page.goto('/trouvailles');
  await expect(reasonInList).toBeVisible();
  await link(page, 'Sa page').click();
  await ready(page);
  await link(page, 'Changer les mots').click();
  await ready(page);
  await page.getByRole('checkbox', { name: 'Montrer\u00a0: Raison\u00a01' }).uncheck();
  await button(page, 'Voir sa page').click();
  await ready(page);
  await expect(gift.getByText('Joyeux Noël')).toBeVisible();
  await expect(gift.getByText('Elle en rêve depuis toujours')).toHaveCount(0);
  await page.goto('/trouvailles');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(TITLE);
  await expect(reasonInList).toHaveCount(0);
});

test('the end of a search has one main action at a time: keep, share, look for another @js', async ({
  page,
}) => {
  await page.goto(END);
  await settled(page);
  await button(page, 'Garder cette trouvaille').focus();
  await page.keyboard.press('Enter');
  await expect(link(page, 'Gardée dans tes trouvailles')).toBeFocused();
  await expectAccessible(page);
  await preparePage(page);
  await page.goto('/trouvailles');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(TITLE);
  await expectAccessible(page);

  await page.getByLabel('Pour qui').fill('Mamie');
  await page.reload();
  await expect(page.getByLabel('Pour qui')).toHaveValue('Mamie');
  const saved = page.waitForEvent('download');
  await button(page, 'Tout emporter en texte').click();
  const text = readFileSync(await (await saved).path(), 'utf8');
  expect(text).toMatch(/Pour Mamie[\s\S]*\/trouvaille\/[\w-]{100,}/);

  await button(page, 'Les retrouver sur un autre appareil').click();
  const carried = await page.getByLabel('Le lien de tes trouvailles').inputValue();
  await expectAccessible(page);

  await button(page, 'Retirer').click();
  await expect(page.getByText('Le tiroir est vide')).toBeVisible();
  await button(page, 'Annuler').click();
  await link(page, 'Sa page').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);

  await page.goto('/trouvailles');
  await button(page, 'Tout effacer').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tout effacer' }).click();
  await page.reload();
  await expect(page.getByText('Le tiroir est vide')).toBeVisible();

  // As on another device, where nothing is kept.
  await page.goto('/about');
  await page.goto(carried);
  await expect(page.getByText(`Ce lien apporte une trouvaille\u00a0: ${TITLE}.`)).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Les garder ici').click();
  await expect(page.getByLabel('Pour qui')).toHaveValue('Mamie');
  await page.reload();
  await expect(page.getByLabel('Pour qui')).toHaveValue('Mamie');
  expect(new URL(page.url()).hash).toBe('');
});

test('the card is printed on one sheet, white by night too, folded in its middle, with all its words @js', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(END);
  await button(page, 'Partager').click();
  await ready(page);
  const words = 'Grand-mère, voilà de quoi goûter la montagne. '.repeat(11).slice(0, 500);
  await page.getByLabel('Quelques mots pour la carte').fill(words);
  const reason = 'Elle aime recevoir du monde autour d’une longue table. '.repeat(3).slice(0, 160);
  await page.getByRole('textbox', { name: 'Une raison à toi' }).fill(reason);
  await button(page, 'Voir sa page').click();
  await ready(page);
  await expect(page.getByRole('heading', { name: 'Sa page est prête' })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  for (const control of ['heading', 'button', 'link'] as const) {
    await expect(page.getByRole(control)).toHaveCount(0);
  }
  const sheet = page.locator('[data-sheet]');
  await expect(sheet).toContainText(words.trim());
  await expect(sheet).toContainText(reason.trim());
  const printed = await sheet.evaluate((paper) => {
    const of = paper.getBoundingClientRect();
    const panels = [...paper.children].map((panel) => panel.getBoundingClientRect());
    const isWithin = (panel: Element) => {
      const { top, bottom, left, right } = panel.getBoundingClientRect();
      return [...panel.children].every((child) => {
        const box = child.getBoundingClientRect();
        return box.top >= top && box.bottom <= bottom && box.left >= left && box.right <= right;
      });
    };
    return {
      folds: panels.map((box) => [
        Math.round((2 * (box.left - of.left)) / of.width),
        Math.round((2 * (box.top - of.top)) / of.height),
      ]),
      halves: panels.map((box) => [of.width / box.width, of.height / box.height].map(Math.round)),
      within: [...paper.children].map(isWithin),
      grounds: [paper, document.body].map((ground) => getComputedStyle(ground).backgroundColor),
      ink: getComputedStyle(paper).color,
    };
  });
  expect(printed).toEqual({
    folds: [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
    halves: [
      [2, 2],
      [2, 2],
      [2, 2],
      [2, 2],
    ],
    within: [true, true, true, true],
    grounds: ['rgb(255, 255, 255)', 'rgb(255, 255, 255)'],
    ink: 'rgb(0, 0, 0)',
  });
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('« Tes trouvailles » says what it needs where scripts are off @no-js', async ({ page }) => {
  await page.goto('/trouvailles');
  await expect(page.getByText('il lui faut JavaScript')).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
});
