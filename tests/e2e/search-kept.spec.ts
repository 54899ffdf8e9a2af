import { expect, type Locator, type Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { MOVING } from './motion.ts';
import {
  answered,
  heading,
  judge,
  playUntilIdea,
  searchForIdea,
  settled,
  startSearch,
  titleOf,
} from './search-player.ts';
import { newVisitor, test } from './site-test.ts';
import { middleOf, tapAt } from './touch.ts';

test.use({ hasTouch: true, ...MOVING });

const kept = (page: Page) => page.getByRole('region', { name: 'Tes coups de cœur' });
const keptTiles = (page: Page) => kept(page).locator('button[name=idea]');
const highlights = (page: Page) =>
  page.getByRole('region', { name: /^Mes (autres )?pistes/ }).locator('button[name=idea]');
const feedbackChips = (page: Page) => page.getByRole('button', { name: 'Retirer cet avis' });
const button = (page: Page, name: string) => page.getByRole('button', { name });

/** The list of what was liked shows these titles, latest first, none of them cut. */
async function expectKept(page: Page, ...titles: string[]): Promise<void> {
  const shown = keptTiles(page).locator('.visually-hidden');
  await expect(shown).toHaveText(titles);
  const read = keptTiles(page).locator('span[aria-hidden]');
  await expect(read).toHaveText(titles);
}

/** A tile keeps its width, and all of its title, where a word of it is longer than a line. */
async function expectToHoldLongWords(tile: Locator): Promise<void> {
  const widths = await tile.evaluate((button: HTMLElement) => {
    const title = button.querySelector('span') as HTMLElement;
    const { textContent } = title;
    title.textContent = 'Un lombricomposteur…';
    const held = [button.offsetWidth, button.scrollWidth, button.parentElement?.offsetWidth];
    title.textContent = textContent;
    return held;
  });
  expect(new Set(widths).size).toBe(1);
}

/** Calls the idea on top good and goes on. */
async function keepIdea(page: Page): Promise<void> {
  await settled(page);
  if (await page.getByRole('radio').count()) await judge(page, 'good');
  await settled(page);
  await button(page, 'mais je continue').or(button(page, 'Bonne piste, continue')).click();
}

test('ideas that were liked stay in sight: opened, removed, brought back, shared, accepted', async ({
  page,
  browser,
}, { project }) => {
  const scripts = project.name !== 'no-js';
  const liked = await searchForIdea(page);
  await keepIdea(page);
  await expectKept(page, liked);

  // A highlight opens as a full card with the same choices, and the step below it waits.
  const step = await titleOf(page);
  const highlight =
    (await highlights(page).first().locator('.visually-hidden').textContent()) ?? '';
  await highlights(page).first().click();
  await expect(heading(page)).toHaveText(highlight);
  // The card that slides away may be an idea too.
  const turn = page.getByRole('article').locator('summary');
  await turn.filter({ hasText: 'Pourquoi' }).click();
  await expect(page.getByRole('heading', { name: 'Pourquoi cette idée' })).toBeVisible();
  await turn.filter({ hasText: 'Retour à l’idée' }).click();
  await button(page, 'Revenir où j’en étais').click();
  await expect(heading(page)).toHaveText(step);
  await highlights(page).first().click();
  await keepIdea(page);
  await expect(heading(page)).toHaveText(step);
  await expectKept(page, highlight, liked);

  // A removal is undone like any other move.
  await keptTiles(page).first().click();
  await settled(page);
  await button(page, 'Retirer de mes coups de cœur').click();
  await expectKept(page, liked);
  await settled(page);
  await feedbackChips(page).last().click();
  await expectKept(page, highlight, liked);
  await expect(heading(page)).toHaveText(step);
  if (scripts) {
    await page.reload();
    await expect(keptTiles(page)).toHaveCount(2);
  }

  const named = { name: 'Partager la liste' };
  await page.getByRole('button', named).or(page.getByRole('link', named)).click();
  const link = await page.getByLabel('Le lien à partager').inputValue();
  const otherVisitor = await newVisitor(browser, { javaScriptEnabled: scripts });
  await otherVisitor.goto(link);
  for (const title of [liked, highlight]) {
    await expect(otherVisitor.getByRole('heading', { name: title })).toBeVisible();
  }
  if (scripts) await expectAccessible(otherVisitor);
  await otherVisitor.close();
  if (scripts) await page.keyboard.press('Escape');
  else await page.goBack();

  await keptTiles(page).last().click();
  await settled(page);
  await button(page, 'C’est trouvé').click();
  await expect(page.locator('main')).toHaveAttribute('data-step', 'end');
  await expect(heading(page)).toHaveText(liked);
  await expectKept(page, highlight);
  await expect(highlights(page).first()).toBeVisible();
  await page.reload();
  await expect(heading(page)).toHaveText(liked);
  await expectKept(page, highlight);
  await expect(highlights(page).first()).toBeVisible();
  await keptTiles(page).first().click();
  await expect(heading(page)).toHaveText(highlight);
  await button(page, 'Revenir où j’en étais').click();
  await expect(page.getByRole('heading', { name: 'Trouvé, quelle joie' })).toBeVisible();
});

test('by keyboard alone a highlight is opened, kept and taken back, and a rejected idea comes back @js', async ({
  page,
}) => {
  await startSearch(page);
  const step = await titleOf(page);
  const highlight = highlights(page).first();
  await expect(highlight).toBeVisible();
  await highlight.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).not.toHaveText(step);
  await expect(heading(page)).toBeFocused();
  await settled(page);
  await page.keyboard.press('r');
  await expect(heading(page)).toHaveText(step);
  await highlight.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  for (const key of ['o', '4']) {
    await settled(page);
    await page.keyboard.press(key);
  }
  await expect(keptTiles(page)).toHaveCount(1);
  await expect(heading(page)).toHaveText(step);
  await settled(page);
  await page.keyboard.press('z');
  await expect(keptTiles(page)).toHaveCount(0);

  await playUntilIdea(page);
  const idea = await titleOf(page);
  for (const key of ['n', '1']) {
    await settled(page);
    await page.keyboard.press(key);
  }
  await expect(heading(page)).not.toHaveText(idea);
  await settled(page);
  await page.keyboard.press('z');
  await expect(heading(page)).toHaveText(idea);
  await expect(page.getByRole('radio', { name: 'Non' })).not.toBeChecked();
  // The answer before it is asked again, and given again brings the idea back.
  const answers = await answered(page).count();
  const last = await answered(page).last().getAttribute('data-answer');
  await settled(page);
  await page.keyboard.press('z');
  await expect(answered(page)).toHaveCount(answers - 1);
  await settled(page);
  await page.locator(`button[name=answer][value=${last}]`).click();
  await expect(heading(page)).toHaveText(idea);
});

test('by touch a highlight is opened and kept, and nothing moves under the finger @js', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) document.documentElement.dataset.shifted = 'yes';
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await startSearch(page);
  await page.setViewportSize({ width: 360, height: 800 });
  const step = await titleOf(page);
  await expect(highlights(page).first()).toBeVisible();
  await settled(page);
  await expectToHoldLongWords(highlights(page).first());
  await highlights(page).first().scrollIntoViewIfNeeded();
  await tapAt(page, await middleOf(highlights(page).first()));
  await expect(heading(page)).not.toHaveText(step);
  await settled(page);
  await page.evaluate(() => delete document.documentElement.dataset.shifted);
  await settled(page);
  const yes = page.locator('[data-verdict=good]');
  await yes.scrollIntoViewIfNeeded();
  await tapAt(page, await middleOf(yes));
  await settled(page);
  const point = await middleOf(button(page, 'mais je continue'));
  await tapAt(page, point);
  await tapAt(page, point);
  await expect(keptTiles(page)).toHaveCount(1);
  await expect(heading(page)).toHaveText(step);
  await expect(answered(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-shifted');
  // However small the window, it shows how many ideas were kept, and links to them.
  const link = page.getByRole('link', { name: 'Voir ton coup de cœur' });
  await expect(link).toBeInViewport();
  await settled(page);
  await tapAt(page, await middleOf(link));
  await expect(keptTiles(page).first()).toBeInViewport();
  await tapAt(page, await middleOf(keptTiles(page).first()));
  await expect(button(page, 'Retirer de mes coups de cœur')).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await feedbackChips(page).click();
  await expect(keptTiles(page)).toHaveCount(0);
});
