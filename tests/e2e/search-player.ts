import { expect, type Page } from 'playwright/test';

/** Starts a search from the home page as a visitor with a large screen does, with or without JavaScript. */
export async function startSearch(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('[name=gender][value=Female]').check({ force: true });
  await page.getByRole('button', { name: 'C’est parti' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(heading(page)).toBeVisible();
}

/** Title of the card on top: the question, the idea, or the last word. */
export function heading(page: Page) {
  return page.locator('#step-heading');
}

/** The words on the card on top. */
export async function titleOf(page: Page): Promise<string> {
  return (await heading(page).textContent()) ?? '';
}

/** The chips of the answers so far. */
export function answered(page: Page) {
  return page.getByRole('button', { name: 'Retirer cette réponse' });
}

/** Waits until no move is under way, and controls that have just appeared answer. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy', 'true');
  await page.locator('.tap-guard').evaluateAll(async (guarded) => {
    const running = guarded.flatMap((element) => element.getAnimations());
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/** Says first of an idea that it is bad, close or good. */
export async function judge(page: Page, verdict: 'bad' | 'close' | 'good'): Promise<void> {
  await page.locator(`[data-verdict=${verdict}]`).click();
}

type Kind = 'question' | 'idea' | 'end' | 'give_up';

async function stepKind(page: Page): Promise<Kind> {
  return (await page.locator('main').getAttribute('data-step')) as Kind;
}

/** Waits until another card than this one is on top, and no move is under way. */
async function nextCard(page: Page, title: string): Promise<void> {
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy', 'true');
  await expect(async () => {
    const ended = ['end', 'give_up'].includes(await stepKind(page));
    expect(ended || (await titleOf(page)) !== title).toBe(true);
  }).toPass({ timeout: 5000 });
}

/** Answers the question on top with its n-th button. */
export async function answer(page: Page, button = 0): Promise<void> {
  const title = await titleOf(page);
  await page.locator('button[name=answer]').nth(button).click();
  await nextCard(page, title);
}

/** Refuses the idea on top. */
export async function refuse(page: Page): Promise<void> {
  const title = await titleOf(page);
  if (await page.getByRole('radio').count()) await judge(page, 'bad');
  await page.locator('button[value=BadIdea]:visible').first().click();
  await nextCard(page, title);
}

/** Answers questions until an idea is proposed as such, not as a question. */
export async function playUntilIdea(page: Page): Promise<void> {
  for (let moves = 0; moves < 60; moves += 1) {
    const kind = await stepKind(page);
    if (kind === 'question') await answer(page, moves % 2);
    else if (kind === 'idea' && (await page.getByRole('radio').count()) === 0) await refuse(page);
    else break;
  }
  expect(await stepKind(page)).toBe('idea');
}

/** Starts a search and answers until an idea is proposed. @returns its title. */
export async function searchForIdea(page: Page): Promise<string> {
  await startSearch(page);
  await playUntilIdea(page);
  return await titleOf(page);
}

/** Refuses everything until the search gives up. */
export async function playUntilGivenUp(page: Page): Promise<void> {
  for (let moves = 0; moves < 150; moves += 1) {
    const kind = await stepKind(page);
    if (kind === 'question') await answer(page, moves % 2);
    else if (kind === 'idea') await refuse(page);
    else break;
  }
}
