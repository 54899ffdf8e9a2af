import { expect, type Page } from 'playwright/test';
import { MOVING } from './motion.ts';
import { answered, playUntilIdea, settled, startSearch, titleOf } from './search-player.ts';
import { test } from './site-test.ts';
import { middleOf, type Point, tapAt, whileAnimationsArePaused } from './touch.ts';

/** The last one is that of a phone, where fingers have the least room. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
  { width: 320, height: 568 },
];

test.use({ hasTouch: true, ...MOVING });

/** Taps a point, and the same point again as soon as another card lies there. */
async function tapTwice(page: Page, point: Point): Promise<void> {
  const title = await titleOf(page);
  await settled(page);
  await whileAnimationsArePaused(page, async () => {
    await tapAt(page, point);
    await expect(page.locator('#step-heading')).not.toHaveText(title);
    await tapAt(page, point);
  });
  await settled(page);
}

/**
 * How far down the page the answers begin below a short question and below the longest ones of the starter catalogue,
 * and how much room they leave empty, in pixels.
 */
async function placeOfAnswers(page: Page) {
  return page.evaluate(() => {
    const heading = document.getElementById('step-heading') as HTMLElement;
    const controls = document.querySelector('main .early-taps') as HTMLElement;
    const picker = document.querySelector('form:has([name=answer])') as HTMLElement;
    const asked = heading.textContent;
    const tops = [
      'Du vin\u00a0?',
      'Un cadeau écologique ou zéro déchet, bonne piste pour elle\u00a0?',
      'Un cadeau pour jouer de la musique ou chanter, c’est une bonne piste pour cette personne\u00a0?',
    ].map((question) => {
      heading.textContent = question;
      // As the card does for long questions.
      heading.toggleAttribute('data-long', question.length > 60);
      return controls.getBoundingClientRect().top;
    });
    heading.textContent = asked;
    return {
      moved: Math.max(...tops) - Math.min(...tops),
      empty: controls.offsetHeight - picker.offsetHeight,
    };
  });
}

/** Where the verdicts stand, to the pixel. */
async function placeOfVerdicts(page: Page) {
  return page.locator('[data-verdict]').evaluateAll((verdicts) =>
    verdicts.map((verdict) => {
      const { x, y, width, height } = verdict.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round);
    }),
  );
}

/** Tries the places of controls at each size of the window, which keeps the last one. */
async function expectAtAllSizes(page: Page, expectPlaces: () => Promise<void>): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await settled(page);
    await expectPlaces();
  }
}

test('a second tap at the same point decides nothing, and controls stay where they are @js', async ({
  page,
}) => {
  await startSearch(page);
  await expectAtAllSizes(page, async () => {
    expect(await placeOfAnswers(page)).toEqual({ moved: 0, empty: 0 });
  });
  let given = 0;
  for (let button = 0; button < 3; button += 1) {
    if ((await page.locator('main').getAttribute('data-step')) !== 'question') break;
    const control = page.locator('button[name=answer]').nth(button);
    await control.scrollIntoViewIfNeeded();
    await tapTwice(page, await middleOf(control));
    given += 1;
    await expect(answered(page)).toHaveCount(given);
  }

  await playUntilIdea(page);
  const idea = await titleOf(page);
  const verdicts = page.locator('[data-verdict]');
  await expectAtAllSizes(page, async () => {
    await verdicts.first().scrollIntoViewIfNeeded();
    const before = await placeOfVerdicts(page);
    for (const name of ['bad', 'close', 'good']) {
      const verdict = page.locator(`[data-verdict=${name}]`);
      const point = await middleOf(verdict);
      await tapAt(page, point);
      await tapAt(page, point);
      await expect(verdict.getByRole('radio')).toBeChecked();
      expect(await placeOfVerdicts(page)).toEqual(before);
    }
  });
  // Where a second choice has only just come, a finger that was on its way there decides nothing either.
  const found = page.getByRole('button', { name: 'C’est trouvé, merci' });
  const point = await middleOf(found);
  const no = await middleOf(verdicts.first());
  const yes = await middleOf(verdicts.last());
  await whileAnimationsArePaused(page, async () => {
    await tapAt(page, no);
    await tapAt(page, yes);
    await tapAt(page, point);
  });
  await settled(page);
  await expect(page.locator('#step-heading')).toHaveText(idea);
  await tapAt(page, point);
  await expect(page.locator('main')).toHaveAttribute('data-step', 'end');
});

test('a second tap that a busy page handles late decides nothing either @js', async ({ page }) => {
  await startSearch(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await settled(page);
  const point = await middleOf(page.locator('button[name=answer]').first());
  // The page shows the next card, and is then busy for longer than controls that have just appeared take nothing.
  await page.evaluate(() => {
    const heading = document.getElementById('step-heading')?.textContent;
    const observer = new MutationObserver(() => {
      if (document.getElementById('step-heading')?.textContent === heading) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => {
          console.info('busy');
          const end = performance.now() + 1000;
          while (performance.now() < end);
        }),
      );
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });
  const busy = page.waitForEvent('console', (message) => message.text() === 'busy');
  await tapAt(page, point);
  await busy;
  await tapAt(page, point);
  await settled(page);
  await expect(answered(page)).toHaveCount(1);
});

test('a second tap decides nothing without scripts either, and spaced text fits its controls @no-js', async ({
  page,
}) => {
  await startSearch(page);
  await page.setViewportSize({ width: 320, height: 568 });
  const control = page.locator('button[name=answer]').nth(1);
  await control.scrollIntoViewIfNeeded();
  await settled(page);
  const point = await middleOf(control);
  const title = await titleOf(page);
  await tapAt(page, point);
  await tapAt(page, point);
  await expect(page.locator('#step-heading')).not.toHaveText(title);
  await expect(answered(page)).toHaveCount(1);

  await playUntilIdea(page);
  const verdict = page.locator('[data-verdict=good]');
  await verdict.scrollIntoViewIfNeeded();
  await settled(page);
  const before = await placeOfVerdicts(page);
  const yes = await middleOf(verdict);
  await tapAt(page, yes);
  await tapAt(page, yes);
  await expect(verdict.getByRole('radio')).toBeChecked();
  await expect(page.locator('main')).toHaveAttribute('data-step', 'idea');
  expect(await placeOfVerdicts(page)).toEqual(before);

  // WCAG 1.4.12
  const cut = await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets = [sheet];
    const controls = document.querySelectorAll('main :is(button, label, a, summary)');
    return [...controls]
      .filter((control) => control.checkVisibility() && !control.closest('ul'))
      .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
        return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
      })
      .map(({ textContent }) => textContent);
  });
  expect(cut).toEqual([]);
});
