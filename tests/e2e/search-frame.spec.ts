import { expect, type Page } from 'playwright/test';
import { clickUntilIdea, settled, startSearch, titleOf } from './search-player.ts';
import { test } from './site-test.ts';
import { middleOf, type Point, tapAt } from './touch.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 568, height: 320 },
  { width: 667, height: 375 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];
type Size = (typeof SIZES)[number];
const NARROWEST = SIZES[1]!;
const WIDEST = SIZES.at(-1)!;

/** Two ideas are proposed by then: fifteen questions may come before the first, and five after each that is shown, as a question too. */
const STEPS_MAX = 30;

const YES = 'button:is([value=Yes], [value=Good])';
const NO = 'button:is([value=No], [value=Bad])';
/** « Non, pas ça » to an idea that is shown to learn from. */
const SHOWN_AS_QUESTION = 'main .early-taps button[value=BadIdea]';

test.use({ hasTouch: true });

/** By name of what is pressed, its box to the pixel; « frame » is the place of all of it. */
type Boxes = Record<string, string>;

async function boxesOfControls(page: Page): Promise<Boxes> {
  return page.evaluate(() => {
    const place = document.querySelector('main .early-taps') as HTMLElement;
    const named = [...place.querySelectorAll<HTMLElement>('button[name=answer], [data-verdict]')];
    const box = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round).join(' ');
    };
    // « Non » and « mauvaise piste » are at one place, and so on.
    const sameAs: Record<string, string> = { Bad: 'No', Good: 'Yes' };
    const nameOf = ({ dataset: { verdict, answer = '' } }: HTMLElement) =>
      verdict ?? sameAs[answer] ?? answer;
    return {
      frame: box(place),
      ...Object.fromEntries(named.map((control) => [nameOf(control), box(control)])),
    };
  });
}

/** Which of the controls on the screen are not wholly in the window, without scrolling. */
async function outOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const place = document.querySelector('main .early-taps') as HTMLElement;
    return [...place.querySelectorAll('button, label, a')]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { left, top, right, bottom } = control.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      })
      .map(({ textContent }) => textContent);
  });
}

/** How far the card lies over what is pressed, and its title beyond the card, in pixels; none of either is 0. */
async function cutOnCard(page: Page): Promise<number[]> {
  return page.locator('#step-heading').evaluate((title) => {
    const shared = (a: DOMRect, b: DOMRect) => {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const along = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return Math.round(Math.max(0, Math.min(across, along)));
    };
    const card = (title.parentElement as HTMLElement).getBoundingClientRect();
    const { top, bottom, left, right } = title.getBoundingClientRect();
    const beyond = [card.top - top, bottom - card.bottom, card.left - left, right - card.right];
    const pressed = document.querySelector('main .early-taps') as HTMLElement;
    return [shared(card, pressed.getBoundingClientRect()), Math.round(Math.max(0, ...beyond))];
  });
}

/**
 * The shifts of the layout since the last call, those that follow a tap included. The second frame from now tells of what the first
 * one moved, such as all of the page when its window has just changed.
 */
async function shifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    return (window as unknown as { takeShifts(): string[] }).takeShifts();
  });
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const all: string[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as Shift[]) {
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40));
        all.push(`${value}: ${moved.join(' | ')}`);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    Object.assign(window, {
      takeShifts: () => {
        note(observer.takeRecords());
        return all.splice(0);
      },
    });
  });
}

/** Looks at the same step, from its top, at each size of the window. */
async function atAllSizes(page: Page, look: (size: Size) => Promise<void>): Promise<void> {
  for (const size of SIZES) {
    await test.step(`${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo(0, 0));
      await look(size);
    });
  }
}

/** Gives the window this size for taps, and forgets what moved as it changed. */
async function showForTaps(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => scrollTo(0, 0));
  await settled(page);
  await shifts(page);
}

/** Taps a control where it stood at the first step of this size, and waits for the next card. */
async function tapAndSettle(page: Page, point: Point): Promise<void> {
  const title = await titleOf(page);
  await tapAt(page, point);
  await expect(page.locator('#step-heading')).not.toHaveText(title);
  await settled(page);
}

/** Where the middles of what can be done with a gift that was found lie on the page: the next one to do grows larger around its own. */
async function middlesAtTheEnd(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main .early-taps :is(button, a)')]
      .filter((control) => control.checkVisibility())
      .map((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        return [x + width / 2, y + scrollY + height / 2].map(Math.round).join(' ');
      }),
  );
}

test('a search played by taps: what is pressed stands still, in sight, and nothing shifts @js', async ({
  page,
}) => {
  await watchShifts(page);
  await startSearch(page);
  const known = new Map<Size, Boxes>();
  const points = new Map<Size, Record<string, Point>>();
  /** What has a place keeps it, and all of it is in the window. */
  const expectInPlace = async (size: Size) => {
    const before = known.get(size) ?? {};
    const boxes = await boxesOfControls(page);
    for (const [name, box] of Object.entries(boxes)) expect(box, name).toBe(before[name] ?? box);
    known.set(size, { ...boxes, ...before });
    expect(await outOfSight(page)).toEqual([]);
    expect(await cutOnCard(page)).toEqual([0, 0]);
  };
  let kept = false;
  let found = false;
  // Looked up at every size, each step is tapped at another one.
  for (let step = 0; step < STEPS_MAX && !found; step += 1) {
    await atAllSizes(page, expectInPlace);
    const isIdea = (await page.locator('[data-verdict]').count()) > 0;
    // There is the least room for what tells of the first idea that is kept on the narrowest phone; the end differs most in the widest window.
    const ideaSize = kept ? WIDEST : NARROWEST;
    const size = isIdea ? ideaSize : SIZES[step % SIZES.length]!;
    await showForTaps(page, size);
    if (isIdea) {
      for (const verdict of ['close', 'bad', 'good']) {
        await tapAt(page, await middleOf(page.locator(`[data-verdict=${verdict}]`)));
        await settled(page);
        expect(await shifts(page)).toEqual([]);
        await atAllSizes(page, expectInPlace);
        await showForTaps(page, size);
      }
      // One idea is kept, which is then told on top of the screen; the next one is the gift.
      found = kept;
      kept = true;
      const then = found ? 'C’est trouvé, merci' : 'Bonne idée, mais je continue';
      const point = await middleOf(page.getByText(then));
      if (found) {
        await tapAt(page, point);
        await expect(page.locator('main')).toHaveAttribute('data-step', 'end');
        await settled(page);
      } else await tapAndSettle(page, point);
    } else {
      const boxes = await boxesOfControls(page);
      const answer = boxes.No ? (step % 3 === 2 ? YES : NO) : SHOWN_AS_QUESTION;
      const at = points.get(size) ?? {};
      at[answer] ??= await middleOf(page.locator(answer).first());
      points.set(size, at);
      await tapAndSettle(page, at[answer]);
    }
    expect(await shifts(page), `after step ${step}`).toEqual([]);
  }
  expect(found).toBe(true);

  const middles = new Map<Size, string[]>();
  const keep = page.getByRole('button', { name: 'Garder cette trouvaille' });
  const goOn = page.getByRole('button', { name: 'Continuer à chercher' });
  await atAllSizes(page, async (size) => {
    middles.set(size, await middlesAtTheEnd(page));
    for (const control of [keep, goOn]) await expect(control).toBeInViewport({ ratio: 1 });
  });
  await tapAt(page, await middleOf(keep));
  await expect(keep).toHaveCount(0);
  await atAllSizes(page, async (size) => {
    expect(await middlesAtTheEnd(page)).toEqual(middles.get(size));
  });
});

test('« plus comme ça » and « moins comme ça » stand side by side on a card, with scripts and without', async ({
  page,
}) => {
  await startSearch(page);
  await clickUntilIdea(page);
  const box = async (name: string) =>
    (await page.getByRole('button', { name, exact: true }).boundingBox())!;
  const more = await box('Plus comme ça');
  const less = await box('Moins comme ça');
  expect(less.y).toBe(more.y);
  expect(less.x).toBeGreaterThan(more.x + more.width);
});

test('the sentence on a short card ends after a whole line, with an ellipsis @js', async ({
  page,
}) => {
  await page.goto('/search?found=0:abonnement-fromages');
  for (const size of [NARROWEST, { width: 360, height: 640 }, { width: 568, height: 320 }]) {
    await page.setViewportSize(size);
    for (const title of ['Un livre', 'Un livre illustré sur les montagnes où elle est née']) {
      const cut = await page.locator('[data-excerpt]').evaluate((sentence, title) => {
        const heading = document.querySelector('#step-heading') as HTMLElement;
        heading.textContent = title;
        sentence.textContent = 'Des guides, des cordées et des neiges. '.repeat(9);
        const { lineHeight, webkitLineClamp } = getComputedStyle(sentence);
        const { height, bottom } = sentence.getBoundingClientRect();
        const room = (sentence.parentElement as HTMLElement).getBoundingClientRect();
        return {
          lines: height / Number.parseFloat(lineHeight),
          shown: Number(webkitLineClamp),
          beyond: Math.max(0, Math.round(bottom - room.bottom)),
        };
      }, title);
      expect(cut.lines).toBeCloseTo(cut.shown, 1);
      expect(cut.beyond).toBe(0);
    }
  }
});
