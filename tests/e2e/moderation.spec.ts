import { expect, type Page } from 'playwright/test';
import { contribute } from '#modules/moderation/contributions/index.server.ts';
import { contributorOf } from '#modules/moderation/contributors/index.server.ts';
import { react as giveReactions } from '#modules/moderation/reactions/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { newAccount, POTTERY } from '../fixtures/contributions.ts';
import { expectAccessible, SIZES } from './accessibility.ts';
import { signInAsAdmin } from './account-visitor.ts';
import { withSiteDatabase } from './site-database.ts';
import { test } from './site-test.ts';
import { expectLargeTargets } from './staff-targets.ts';

const QUEUE = '/mod/contributions/generic-ideas';

/** Proposes ideas as a new contributor, whose list alone is looked at. @returns the address of that list. */
async function propose(titles: string[]): Promise<string> {
  return await withSiteDatabase(async () => {
    const account = await newAccount('Contributor', `${crypto.randomUUID()}@exemple.fr`);
    let contributor = 0;
    for (const title of titles) {
      const result = await contribute(account, 'generic_idea', {
        ...POTTERY,
        title,
        image: 'text.dots.webp',
      });
      if (!result.ok) throw new Error(result.reason);
      contributor = result.contribution.contributor_id;
    }
    return `${QUEUE}?contributor=${contributor}`;
  });
}

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
const panel = (page: Page) => page.getByRole('region', { name: 'Proposition ouverte' });
const opened = (page: Page) => panel(page).getByRole('heading', { level: 2 });

test('a moderator decides by buttons and ticks, edits, and undoes', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(await propose(['Un banjo', 'Une luge', 'Un moulin', 'Un phare']));
  await expect(rows(page)).toHaveCount(4);
  await expect(opened(page)).toHaveText('Un banjo');
  await rows(page).filter({ hasText: 'luge' }).getByRole('button', { name: 'Accepter' }).click();
  await expect(page.getByText('C’est fait\u00a0: acceptée.')).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(rows(page)).toHaveCount(4);
  await page.getByLabel('Choisir «\u00a0Une luge\u00a0»').check();
  await page.getByLabel('Choisir «\u00a0Un moulin\u00a0»').check();
  await page.getByRole('button', { name: 'Supprimer la sélection' }).click();
  await expect(page.getByText('C’est fait\u00a0: 2 supprimées.')).toBeVisible();
  await panel(page).getByRole('link', { name: 'Modifier' }).click();
  await page.getByLabel('L’idée en quelques mots').fill('Un banjo d’étude');
  await page.getByRole('button', { name: 'Enregistrer et accepter' }).click();
  await expect(page.getByText('C’est fait\u00a0: acceptée.')).toBeVisible();
  await page.goto('/mod/decisions');
  await expect(rows(page).filter({ hasText: 'Un banjo d’étude' }).first()).toContainText(
    'acceptée',
  );
});

test('a moderator decides by the keyboard alone @js', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(await propose(['Une toupie', 'Un yoyo', 'Un sifflet']));
  await expect(opened(page)).toHaveText('Une toupie');
  await page.keyboard.press('j');
  await expect(opened(page)).toHaveText('Un yoyo');
  await page.keyboard.press('ArrowUp');
  await expect(opened(page)).toHaveText('Une toupie');
  const shortcuts = page.getByRole('switch', { name: 'Raccourcis clavier' });
  await shortcuts.press('Space');
  await expect(shortcuts).not.toBeChecked();
  await page.keyboard.press('j');
  await shortcuts.press('Space');
  await expect(shortcuts).toBeChecked();
  await expect(opened(page)).toHaveText('Une toupie');
  await page.keyboard.press('j');
  await expect(opened(page)).toHaveText('Un yoyo');
  await page.keyboard.press('a');
  await expect(opened(page)).toHaveText('Un sifflet');
  await page.keyboard.press('u');
  await expect(opened(page)).toHaveText('Un yoyo');
  await page.keyboard.press('d');
  await expect(page.getByText('C’est fait\u00a0: supprimée.')).toBeVisible();
  await page.getByLabel('Texte', { exact: true }).focus();
  await page.keyboard.type('jade');
  await expect(page.getByText('Rien de tel n’attend.')).toBeVisible();
});

/** A new contributor gives two reactions to the first idea. @returns where each screen of reactions shows them. */
async function react(): Promise<string[]> {
  return await withSiteDatabase(async () => {
    const account = await newAccount('Contributor', `${crypto.randomUUID()}@exemple.fr`);
    const idea = await db('idea').orderBy('id').first('id', 'merchant_id', 'id_within_merchant');
    const pair = { idea_id: idea!.id, label: 'NoIsDesired' } as const;
    await giveReactions(account, [
      { ...pair, question_id: 1 },
      { ...pair, question_id: 2 },
    ]);
    return [
      '/mod/reaction-summaries',
      '/mod/user-reactions',
      `/mod/user-reactions/${await contributorOf(db, account.id)}`,
      `/mod/idea-relations/${idea!.merchant_id}/${idea!.id_within_merchant}`,
    ];
  });
}

test('the moderators’ screens of reactions are accessible, and a finger meets what it presses @js', async ({
  page,
}) => {
  await signInAsAdmin(page);
  for (const path of await react()) {
    await page.goto(path);
    await expectAccessible(page, [SIZES[0]!]);
    await page.setViewportSize(SIZES[0]!);
    await expectLargeTargets(page);
  }
});

test('the moderators’ screens are accessible @js', async ({ page }) => {
  await signInAsAdmin(page);
  const address = await propose(['Un kazoo', 'Un tambourin']);
  for (const path of ['/mod', address, '/mod/decisions']) {
    await page.goto(path);
    await expectAccessible(page);
  }
  await page.goto(address);
  await panel(page).getByRole('link', { name: 'Modifier' }).click();
  await expect(page.getByLabel('L’idée en quelques mots')).toBeVisible();
  await expectAccessible(page);
});
