import { expect } from 'playwright/test';
import { ABOUT_PAIRS } from '#app/features/search/remarks/pairs-text.ts';
import { ABOUT_ANSWERS, BY_ANSWER } from '#app/features/search/remarks/text.ts';
import { expectAccessible } from './accessibility.ts';
import { MOVING } from './motion.ts';
import {
  answer,
  answered,
  clickUntilIdea,
  heading,
  judge,
  playUntilGivenUp,
  playUntilIdea,
  reject,
  searchForIdea,
  settled,
  startSearch,
  stepKind,
  titleOf,
} from './search-player.ts';
import { newVisitor, ready, test } from './site-test.ts';
import { whileAnimationsArePaused } from './touch.ts';

test.describe('with animations', () => {
  test.use(MOVING);

  test('a search leads from the home page to an accepted idea', async ({ page }) => {
    await startSearch(page);
    await clickUntilIdea(page);
    await reject(page);
    await clickUntilIdea(page);
    const idea = await titleOf(page);

    const accept = async () => {
      await judge(page, 'good');
      await page.getByRole('button', { name: 'C’est trouvé, merci' }).click();
      await expect(page.getByRole('heading', { name: 'Trouvé, quelle joie' })).toBeVisible();
      await expect(page.getByText('Mes premières pistes arrivent')).toBeHidden();
      await expect(heading(page)).toHaveText(idea);
    };
    await accept();
    await page.getByRole('button', { name: 'Continuer à chercher' }).click();
    await ready(page);
    await expect(heading(page)).toHaveText(idea);
    await accept();
    await page.getByRole('link', { name: 'Nouvelle recherche' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('words about the first answer come without styles, which would be laid over the page twice @js', async ({
    page,
  }) => {
    await startSearch(page);
    const sheets = page.locator('link[rel=stylesheet]');
    const before = await sheets.count();
    const words = page.waitForResponse(/remark-on/);
    await answer(page, 0);
    await words;
    await expect(sheets).toHaveCount(before);
  });

  test('what is said about an answer is not shown beside later steps @js', async ({ page }) => {
    const remarks = [
      ...[...ABOUT_PAIRS, ...ABOUT_ANSWERS].map(([, text]) => text),
      ...Object.values(BY_ANSWER).flat(),
    ];
    const isRemark = async () =>
      remarks.includes(String(await page.locator('main strong').first().textContent()));
    await startSearch(page);
    await answer(page, 0);
    await expect.poll(isRemark).toBe(true);
    await clickUntilIdea(page);
    await reject(page);
    // An idea may come first that is shown as a question.
    if ((await stepKind(page)) === 'idea') await reject(page);
    await expect(page.locator('main')).toHaveAttribute('data-step', 'question');
    await expect.poll(isRemark).toBe(false);
  });
});

test('a good idea need not end the search @js', async ({ page }) => {
  const idea = await searchForIdea(page);
  await judge(page, 'good');
  const choices = page.getByRole('region', { name: 'Ça ferait plaisir' });
  await expect(choices.locator('button[name=feedback]:visible')).toHaveText([
    /Tu peux faire mieux/,
    /Déjà eu/,
    /C’est trouvé/,
    /mais je continue/,
  ]);
  await page.getByRole('button', { name: 'Bonne idée, mais je continue' }).click();
  await expect(heading(page)).not.toHaveText(idea);
  await expect(page.locator('main')).not.toHaveAttribute('data-step', 'end');
});

test('an idea that is shown as a question leads to another like it, or is accepted at once @js', async ({
  page,
}) => {
  await page.routeWebSocket('**/session', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.type === 'IDEA') message.aaq = true;
      socket.send(JSON.stringify(message));
    });
  });
  await startSearch(page);
  const main = page.locator('main');
  while ((await main.getAttribute('data-step')) === 'question') await answer(page, 0);
  const choices = page.getByRole('region', { name: 'Quelque chose dans ce genre' });
  await expect(choices.locator('button[name=feedback]')).toHaveText([
    /Non, pas ça/,
    /Je ne sais pas/,
    /Bonne piste, continue/,
    /Plus comme ça/,
    /C’est trouvé, merci/,
  ]);
  const first = await titleOf(page);
  await choices.getByRole('button', { name: 'Plus comme ça' }).click();
  await expect(heading(page)).not.toHaveText(first);
  await expect(main).toHaveAttribute('data-step', 'idea');
  await settled(page);
  await choices.getByRole('button', { name: 'C’est trouvé, merci' }).click();
  await expect(main).toHaveAttribute('data-step', 'end');
  await expect(page.getByRole('status').filter({ hasText: 'C’est trouvé' })).toHaveCount(1);
});

test('the back of an idea shows why it was chosen, and that there is more text below @js', async ({
  page,
}) => {
  await startSearch(page);
  await playUntilIdea(page);
  const why = page.getByRole('heading', { name: 'Pourquoi cette idée' });
  await expect(why).toBeHidden();
  await page.locator('summary', { hasText: 'Pourquoi' }).click();
  await expect(why).toBeVisible();
  const back = page.getByRole('region', { name: 'Le dos de la carte' });
  const fade = () => back.evaluate((side) => getComputedStyle(side, '::after').opacity);
  await page.setViewportSize({ width: 320, height: 480 });
  await expect.poll(fade).toBe('1');
  await back.press('End');
  await expect.poll(fade).toBe('0');
  await back.evaluate((side) => {
    side.style.height = `${side.scrollHeight + 10}px`;
  });
  await expect.poll(fade).toBe('0');
  await page.locator('summary', { hasText: 'Retour à l’idée' }).click();
  await expect(why).toBeHidden();
});

test('an answer can be taken back, and its question is asked again', async ({ page }) => {
  await startSearch(page);
  const first = await titleOf(page);
  await answer(page, 1);
  await answer(page, 0);
  const answers = answered(page);
  await expect(answers).toHaveCount(2);
  await answers.first().click();
  await expect(heading(page)).toHaveText(first);
  await expect(answers).toHaveCount(1);
});

test('what is supposed of the person is folded beside the answers; one is taken back, and the others stay in sight', async ({
  page,
}) => {
  await startSearch(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await settled(page);
  const list = page.getByRole('region', { name: 'Tes réponses' });
  const folded = list.getByText('Je suppose (11)');
  await expect(folded).toBeInViewport({ ratio: 1 });
  await expect(list.getByRole('button')).toHaveCount(0);
  const controls = () =>
    page.locator('button[name=answer]').evaluateAll((all) =>
      all.map((control) => {
        const { x, y } = control.getBoundingClientRect();
        return [x, y + scrollY];
      }),
    );
  const before = await controls();
  await folded.click();
  const supposed = list.getByRole('button', { name: 'Retirer' });
  await expect(supposed).toHaveCount(11);
  expect(await controls()).toEqual(before);
  await supposed.first().click();
  await expect(list.getByText('Je suppose (10)')).toBeVisible();
  await expect(supposed).toHaveCount(10);
});

test('a search without a good idea ends with chocolates: it can be made into an alert, and a liked idea can still be accepted', async ({
  page,
  javaScriptEnabled,
}) => {
  const liked = await searchForIdea(page);
  await judge(page, 'good');
  await settled(page);
  await page.getByRole('button', { name: 'mais je continue' }).click();
  await expect(heading(page)).not.toHaveText(liked);
  await playUntilGivenUp(page);
  await expect(heading(page)).toContainText('Il te reste les chocolats ou les fleurs');
  await expect(page.getByRole('link', { name: 'Nouvelle recherche' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'les chocolats' })).toHaveCount(1);
  if (javaScriptEnabled !== false) await expectAccessible(page);
  await page.getByRole('link', { name: 'Me prévenir' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je te préviens\u00a0?');
  await ready(page);
  await page.getByRole('button', { name: 'Revenir à ma recherche' }).click();
  await expect(heading(page)).toContainText('Il te reste les chocolats ou les fleurs');
  await page.getByRole('button', { name: liked }).click();
  await expect(heading(page)).toHaveText(liked);
  await settled(page);
  await page.getByRole('button', { name: 'C’est trouvé, merci' }).click();
  await expect(page.getByRole('heading', { name: 'Trouvé, quelle joie' })).toBeVisible();
});

test('the search page without a search has nothing to resume @js', async ({ page }) => {
  await page.goto('/search');
  await expect(page).toHaveURL(/\/$/);
});

test('the search page without a search explains so without scripts @no-js', async ({ page }) => {
  const response = await page.goto('/search');
  expect(response?.status()).toBe(200);
  await page.getByRole('link', { name: 'Aller à l’accueil' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a search goes on where it was after a reload @js', async ({ page }) => {
  await startSearch(page);
  await answer(page, 0);
  await answer(page, 1);
  const question = await titleOf(page);
  await page.reload();
  await expect(heading(page)).toHaveText(question);
  await expect(answered(page)).toHaveCount(2);
});

test('keys answer, take back and give feedback @js', async ({ page }) => {
  await startSearch(page);
  const first = await titleOf(page);
  await settled(page);
  await page.keyboard.press('o');
  await expect(heading(page)).not.toHaveText(first);
  await settled(page);
  await page.keyboard.press('z');
  await expect(heading(page)).toHaveText(first);
  await settled(page);
  await page.keyboard.press('ArrowLeft');
  await expect(heading(page)).not.toHaveText(first);
  await playUntilIdea(page);
  const idea = await titleOf(page);
  await settled(page);
  await page.keyboard.press('n');
  await expect(page.getByRole('radio', { name: 'Non' })).toBeChecked();
  await settled(page);
  await page.keyboard.press('1');
  await expect(heading(page)).not.toHaveText(idea);
});

test('a second Enter decides nothing on the card that has only just come @js', async ({ page }) => {
  await startSearch(page);
  const first = await titleOf(page);
  await page.locator('button[name=answer]').first().focus();
  await settled(page);
  await whileAnimationsArePaused(page, async () => {
    await page.keyboard.press('Enter');
    await expect(heading(page)).not.toHaveText(first);
    await page.keyboard.press('Enter');
    await page.keyboard.press('o');
  });
  await settled(page);
  await expect(answered(page)).toHaveCount(1);
  await page.keyboard.press('o');
  await expect(answered(page)).toHaveCount(2);
});

test('the back button and a second submit change no answer @no-js', async ({ page }) => {
  await startSearch(page);
  await answer(page, 0);
  const second = await titleOf(page);
  await page.goBack();
  await page.locator('button[name=answer]').nth(1).click();
  await expect(heading(page)).toHaveText(second);
  await expect(answered(page)).toHaveCount(1);
});

test('a found gift is found again after a reload, by the back button and by its address', async ({
  page,
  browser,
}, { project }) => {
  const scripts = project.name !== 'no-js';
  const idea = await searchForIdea(page);
  const advice = page.getByText('Où et comment').last();
  await page.locator('summary', { hasText: 'Où' }).click();
  await expect(advice).toBeVisible();
  await page.locator('summary', { hasText: 'Retour' }).click();
  await judge(page, 'good');
  await page.getByRole('button', { name: 'C’est trouvé, merci' }).click();
  const thanks = page.getByRole('heading', { name: 'Trouvé, quelle joie' });
  await expect(thanks).toBeVisible();
  await expect(advice).toBeVisible();
  await page.reload();
  await expect(heading(page)).toHaveText(idea);

  if (!scripts) await page.getByRole('link', { name: 'Le lien de cette page' }).click();
  await expect(page).toHaveURL(/\/search\?found=0%3A[\w-]+$/);
  await expect(heading(page)).toHaveText(idea);
  // The tab where it was found may still make an alert of it; its address does not contain the search.
  await expect(page.getByRole('link', { name: 'Me prévenir' })).toHaveCount(scripts ? 1 : 0);
  const around = `/square?h=${new URL(page.url()).search.slice('?found='.length)}`;
  const like = page.getByRole('link', { name: 'dans le même genre' });
  const href = await like.getAttribute('href');
  expect(href?.replace(/&os=[\w-]{22}$/, '')).toBe(around);
  expect(href?.includes('&os=')).toBe(scripts);
  await page.getByRole('link', { name: 'Nouvelle recherche' }).click();
  await expect(page).toHaveURL(/\/$/);
  await ready(page);
  await page.goBack();
  await expect(thanks).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(heading(page)).toHaveText(idea);

  const otherVisitor = await newVisitor(browser, { javaScriptEnabled: scripts });
  await otherVisitor.goto(page.url());
  await expect(heading(otherVisitor)).toHaveText(idea);
  await expect(otherVisitor.getByRole('link', { name: 'Me prévenir' })).toHaveCount(0);
  expect((await otherVisitor.goto('/search?found=0:nowhere'))?.status()).toBe(404);
  expect((await otherVisitor.goto('/search?found=x'))?.status()).toBe(404);
  await otherVisitor.close();
});

test('a search that was left can be resumed until another begins, whatever old end is looked at @js', async ({
  page,
}) => {
  await startSearch(page);
  await answer(page, 0);
  const question = await titleOf(page);
  await page.getByRole('link', { name: 'Recommencer' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/search?found=0:abonnement-fromages');
  await expect(heading(page)).toHaveText('Trois mois de fromages livrés');
  await page.goto('/');
  await page.getByRole('link', { name: 'Reprendre ta recherche' }).click();
  await expect(heading(page)).toHaveText(question);
  await expect(answered(page)).toHaveCount(1);
});

test('single keys are switched off for good, and never act from elsewhere @js', async ({
  page,
}) => {
  await startSearch(page);
  const keys = page.getByRole('switch', { name: 'Raccourcis clavier' });
  const first = await titleOf(page);
  await settled(page);
  await page.getByRole('link', { name: 'Recommencer' }).focus();
  await page.keyboard.press('o');
  await keys.click();
  await page.keyboard.press('o');
  await page.keyboard.press('ArrowRight');
  await page.reload();
  await expect(keys).toHaveAttribute('aria-checked', 'false');
  await settled(page);
  await page.keyboard.press('o');
  await expect(heading(page)).toHaveText(first);
  await expect(answered(page)).toHaveCount(0);
  await keys.click();
  await page.keyboard.press('o');
  await expect(answered(page)).toHaveCount(1);
});
