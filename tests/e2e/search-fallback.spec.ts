import { expect, type Page } from 'playwright/test';
import { answer, answered, heading, startSearch, titleOf } from './search-player.ts';
import { test } from './site-test.ts';

/** The addresses that are posted to from now on. */
function watchPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  return posts;
}

/** Starts a search as a visitor does whose scripts load too late to handle the form. */
async function postStart(page: Page): Promise<void> {
  await page.goto('/');
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[action="/search"]');
    form?.querySelector<HTMLInputElement>('[name=gender][value=Male]')?.click();
    form?.submit();
  });
  expect((await answered).status()).toBe(200);
  await expect(heading(page)).toBeVisible();
}

test('scripts that load late continue from the step that a form was answered with @js', async ({
  page,
}) => {
  const stepOnSocket = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived'));
  await postStart(page);
  const first = await titleOf(page);
  await page.waitForFunction(() => sessionStorage.getItem('trouvaille')?.includes('"flowId":"'));
  // From the first step on, moves go over the socket.
  await stepOnSocket;
  const posts = watchPosts(page);
  await answer(page, 0);
  await answer(page, 1);
  expect(posts).toEqual([]);

  const question = await titleOf(page);
  expect(question).not.toBe(first);
  await page.reload();
  await expect(heading(page)).toHaveText(question);
});

test('where sockets are blocked, the search goes on by forms @js', async ({ page }) => {
  await page.routeWebSocket('**/session', (socket) => socket.close());
  const posts = watchPosts(page);
  await page.goto('/');
  await page.locator('[name=gender][value=Female]').check({ force: true });
  await page.getByRole('button', { name: 'C’est parti' }).click();
  await expect(heading(page)).toBeVisible({ timeout: 40_000 });
  await answer(page, 0);
  await answer(page, 1);
  await expect(page.getByRole('button', { name: 'Retirer cette réponse' })).toHaveCount(2);
  expect(posts).toEqual(['/search', '/search', '/search']);
});

test('a server that is down for long is reported, and the search recovers @js', async ({
  page,
}) => {
  let away = false;
  await page.routeWebSocket('**/session', (socket) => {
    if (away) socket.close();
    else socket.connectToServer();
    sockets.push(socket);
  });
  const sockets: { close(): Promise<void> }[] = [];
  await startSearch(page);
  const first = await titleOf(page);

  away = true;
  await page.context().setOffline(true);
  await Promise.all(sockets.map((socket) => socket.close()));
  const answers = page.locator('button[name=answer]');
  await answers.first().click();
  const message = page.getByText('Impossible de contacter le serveur, as-tu internet ?');
  await expect(message).toBeVisible({ timeout: 40_000 });
  await expect(page.locator('main').getByText('Ta réponse est gardée').last()).toBeVisible();
  // The buttons wait, and the one that was pressed stays so.
  await expect(answers.and(page.locator('[aria-disabled]'))).toHaveCount(await answers.count());
  await expect(answers.first()).toHaveAttribute('aria-pressed', 'true');
  await answers.last().click({ force: true });
  await expect(answers.and(page.locator('[aria-pressed]'))).toHaveCount(1);

  away = false;
  await page.context().setOffline(false);
  await expect(heading(page)).not.toHaveText(first, { timeout: 40_000 });
  await expect(message).toBeHidden();
  await expect(page.locator('[aria-disabled]')).toHaveCount(0);
  await expect(answered(page)).toHaveCount(1);
});
