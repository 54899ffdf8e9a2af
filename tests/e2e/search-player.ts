import { expect, type Page, test } from 'playwright/test';
import {
  type Page as FormPage,
  postAnswer,
  postRefusal,
  postSearch,
} from '../fixtures/form-visitor.ts';
import { ready } from './site-test.ts';
import { untilTapsCount } from './touch.ts';

/** As in modules/engine/core/choice/policy.ts. */
const REJECTED_BEFORE_GIVING_UP = 12;

/** Starts a search from the home page as a visitor with a large screen does, with or without JavaScript. */
export async function startSearch(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('[name=gender][value=Female]').check({ force: true });
  await page.getByRole('button', { name: 'C’est parti' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(heading(page)).toBeVisible();
}

/** Title of the card on top: the question, the idea, or the end of the search. */
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
  await ready(page);
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy', 'true');
  await untilTapsCount(page);
}

/** Chooses the first verdict on an idea: bad, close or good. */
export async function judge(page: Page, verdict: 'bad' | 'close' | 'good'): Promise<void> {
  await page.locator(`[data-verdict=${verdict}]`).click();
}

type Kind = 'question' | 'idea' | 'end' | 'give_up';

export async function stepKind(page: Page): Promise<Kind> {
  return (await page.locator('main').getAttribute('data-step')) as Kind;
}

/** Waits until another card than this one is on top, and no move is under way. */
async function nextCard(page: Page, title: string): Promise<void> {
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy', 'true');
  await expect(async () => {
    const ended = ['end', 'give_up'].includes(await stepKind(page));
    expect(ended || (await titleOf(page)) !== title).toBe(true);
  }).toPass({ timeout: 20_000 });
  await ready(page);
}

/** Answers the question on top with its n-th button. */
export async function answer(page: Page, button = 0): Promise<void> {
  const title = await titleOf(page);
  await page.locator('button[name=answer]').nth(button).click();
  await nextCard(page, title);
}

/** Rejects the idea on top. */
export async function reject(page: Page): Promise<void> {
  const title = await titleOf(page);
  if (await page.getByRole('radio').count()) await judge(page, 'bad');
  await page.locator('button[value=BadIdea]:visible').first().click();
  await nextCard(page, title);
}

/** Answers in the page until an idea is proposed as such, not as a question. */
export async function clickUntilIdea(page: Page): Promise<void> {
  for (let moves = 0; moves < 60; moves += 1) {
    const kind = await stepKind(page);
    if (kind === 'question') await answer(page, moves % 2);
    else if (kind === 'idea' && (await page.getByRole('radio').count()) === 0) await reject(page);
    else break;
  }
  expect(await stepKind(page)).toBe('idea');
}

/** The same by plain forms, for tests of what comes then. */
export async function playUntilIdea(page: Page): Promise<void> {
  const isProposal = ({ step, html }: FormPage) => step === 'idea' && html.includes('type="radio"');
  await playByForms(page, isProposal);
  expect(await stepKind(page)).toBe('idea');
}

/** Starts a search and answers until an idea is proposed. @returns its title. */
export async function searchForIdea(page: Page): Promise<string> {
  await startSearch(page);
  await playUntilIdea(page);
  return await titleOf(page);
}

/** Rejects everything until the search gives up, the last idea in the page itself. */
export async function playUntilGivenUp(page: Page): Promise<void> {
  let rejected = 0;
  await playByForms(page, ({ step }) => {
    if (step === 'idea') rejected += 1;
    return step === 'give_up' || rejected === REJECTED_BEFORE_GIVING_UP;
  });
  if ((await stepKind(page)) === 'idea') await reject(page);
  await expect(page.locator('main')).toHaveAttribute('data-step', 'give_up');
}

/**
 * Plays on by plain forms, which is quicker than by the page, answering every other question with its second button;
 * then shows in the page where that led.
 */
async function playByForms(page: Page, isThere: (step: FormPage) => boolean): Promise<void> {
  const { origin } = new URL(page.url());
  const sid = await page.locator('input[name=sid]').first().inputValue();
  let step = await postSearch(origin, { intent: 'resume', sid });
  let moves = 0;
  for (; moves < 150 && !isThere(step); moves += 1) {
    step =
      step.step === 'question'
        ? await postAnswer(origin, step, step.answers[moves % 2] ?? '')
        : await postRefusal(origin, step);
  }
  if (moves > 0) await showStep(page, sid);
}

/** Has the page ask where its search stands: a reload with scripts; without them, a form as they post it. */
async function showStep(page: Page, sid: string): Promise<void> {
  if (test.info().project.use.javaScriptEnabled !== false) {
    await page.reload();
  } else {
    const shown = page.waitForResponse('**/search');
    await page.evaluate((sid) => {
      const form = document.querySelector<HTMLFormElement>('form[method=post]:has([name=sid])')!;
      form.innerHTML = `<input name="intent" value="resume"><input name="sid" value="${sid}">`;
      form.submit();
    }, sid);
    await shown;
  }
  await expect(heading(page)).toBeVisible();
}
