import { expect, type Page } from 'playwright/test';
import { createCohort } from '#modules/catalogue/cohorts/index.server.ts';
import type { Account } from '#modules/moderation/accounts/index.server.ts';
import {
  type Contribution,
  contribute,
  editContribution,
} from '#modules/moderation/contributions/index.server.ts';
import { contributorOf } from '#modules/moderation/contributors/index.server.ts';
import { db } from '#modules/platform/index.server.ts';
import { newAccount, POTTERY } from '../fixtures/contributions.ts';
import { expectAccessible, SIZES } from './accessibility.ts';
import { signInAs, signInAsAdmin } from './account-visitor.ts';
import { withSiteDatabase } from './site-database.ts';
import { test } from './site-test.ts';
import { expectLargeTargets } from './staff-targets.ts';

const COHORTS = '/contrib/idea/cohort';

/** Makes a cohort of five ideas. @returns its address. */
async function makeCohort(): Promise<string> {
  return await withSiteDatabase(async () => {
    const ideas: number[] = await db('idea').orderBy('id').limit(5).pluck('id');
    const result = await createCohort(`Cohorte ${crypto.randomUUID()}`, ideas);
    if (!result.ok) throw new Error(result.reason);
    return `${COHORTS}/${result.id}`;
  });
}

const withPreview = (cohort: string) => `${cohort}/labels?question=1&label=NoIsBetter`;

/** How much of each table is beyond its edge. */
const hiddenWidth = (page: Page) =>
  page
    .locator('[role=region]')
    .evaluateAll((tables) =>
      tables.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    );

test('the screens of contributors are accessible, and a finger meets what it presses @js', async ({
  page,
}) => {
  await signInAsAdmin(page);
  const cohort = await makeCohort();
  for (const path of [
    '/contrib/',
    COHORTS,
    cohort,
    withPreview(cohort),
    '/contrib/idea/inspirations',
    '/contrib/ideas/add/merchant',
  ]) {
    await page.goto(path);
    await expectAccessible(page, [SIZES[0]!]);
    await page.setViewportSize(SIZES[0]!);
    await expectLargeTargets(page);
    // Rows of buttons are cards on a phone: no button is beyond the edge.
    if (path === COHORTS || path === cohort) expect(await hiddenWidth(page)).toEqual([0]);
  }
});

const PRODUCT = {
  url: 'https://boutique.example/theiere',
  title: 'Une théière en fonte',
  description: '',
  price_cents: 4990,
  currency: 'EUR',
  available: null,
  image: 'teapot.dots.webp',
  image_reason: null,
};

/** Signs in a new contributor for whom something is planted, and opens the page about it. */
async function openOwn(page: Page, plant: (account: Account) => Promise<string>): Promise<void> {
  const account = await signInAs(page, 'Contributor');
  const path = await withSiteDatabase(() => plant(account));
  await page.goto(path);
}

/** Opens a page of a shop that was read, to be confirmed. */
function openReadPage(page: Page): Promise<void> {
  return openOwn(page, async (account) => {
    const contributor_id = await contributorOf(db, account.id);
    const read = { contributor_id, url: PRODUCT.url, state: 'read' } as const;
    const row = { ...read, product: JSON.stringify(PRODUCT) as never };
    const [planted] = await db('product_page').insert(row).returning('id');
    return `/contrib/ideas/add/merchant/${planted!.id}`;
  });
}

test('what was read of a product is confirmed on an accessible form @js', async ({ page }) => {
  await openReadPage(page);
  await page.getByLabel('Prix en euros').fill('cher');
  await page.getByRole('button', { name: 'Proposer cette idée' }).click();
  await expect(page.getByText('Écris le prix en chiffres').first()).toBeVisible();
  await expectAccessible(page, [SIZES[0]!]);
  await page.getByLabel('Prix en euros').fill('49,90');
  await page.getByRole('button', { name: 'Proposer cette idée' }).click();
  await expect(page.getByText('attend maintenant qu’un modérateur')).toBeVisible();
});

test('what waits is changed and withdrawn on an accessible page; what a moderator changed meanwhile is shown beside it @js', async ({
  page,
}) => {
  let waiting: Contribution | undefined;
  await openOwn(page, async (account) => {
    const proposed = await contribute(account, 'generic_idea', POTTERY);
    if (!proposed.ok) throw new Error(proposed.reason);
    waiting = proposed.contribution;
    return `/contrib/contributions/${waiting.id}`;
  });
  await page.getByLabel('L’idée en quelques mots').fill('Un tour de potier');
  await withSiteDatabase(async () => {
    const draft = { ...POTTERY, title: 'Un cours de poterie', content: 'Près de chez toi.' };
    await editContribution(
      await newAccount('Moderator', `${crypto.randomUUID()}@exemple.fr`),
      waiting!,
      draft,
    );
  });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Repris de l’autre version')).toBeVisible();
  await expect(page.getByLabel('Où et comment l’offrir')).toHaveValue('Près de chez toi.');
  await expectAccessible(page, [SIZES[0]!]);
  await page.getByLabel('L’autre version').check();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'C’est enregistré' })).toBeVisible();
  await expect(page.getByLabel('L’idée en quelques mots')).toHaveValue('Un cours de poterie');
  await page.getByRole('link', { name: 'Retirer ma proposition' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer ma proposition' }).click();
  await expect(page.getByText('ta proposition est retirée')).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText('tu l’as retirée')).toBeVisible();
});

test('a cohort is labelled, and that undone, by the keyboard alone @js', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(`${await makeCohort()}/labels`);
  await page.getByLabel('Question').focus();
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Un non est un peu');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Voir ce qui change' }).press('Enter');
  await page.getByRole('button', { name: /^Confirmer pour/ }).press('Enter');
  await expect(page.getByText(/idées? (ont|a) changé\./)).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).press('Enter');
  await expect(page.getByText('les étiquettes sont comme avant')).toBeVisible();
});
