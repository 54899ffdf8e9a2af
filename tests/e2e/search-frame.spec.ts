import { expect, type Page } from 'playwright/test';
import { settled, startSearch, titleOf } from './search-player.ts';
import { test } from './site-test.ts';
import { middleOf, type Point, tapAt } from './touch.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
];

/** At most so many questions come before an idea, and after it. */
const STEPS_MAX = 16;

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

/** The shifts of the layout since the last call, those that follow a tap included. */
async function shifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { takeShifts(): string[] }).takeShifts());
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

/** Taps a control where it stood at the first step of this size, and waits for the next card. */
async function tapAndSettle(page: Page, point: Point): Promise<void> {
  const title = await titleOf(page);
  await tapAt(page, point);
  await expect(page.locator('#step-heading')).not.toHaveText(title);
  await settled(page);
}

test('a search played by taps: what is pressed stands still, in sight, and nothing shifts @js', async ({
  page,
}) => {
  await watchShifts(page);
  await startSearch(page);
  for (const size of SIZES) {
    await test.step(`${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size);
      await settled(page);
      await page.evaluate(() => scrollTo(0, 0));
      await shifts(page);
      const known: Boxes = {};
      const points: Record<string, Point> = {};
      let ideas = 0;
      for (let step = 0; step < STEPS_MAX && ideas < 1; step += 1) {
        const boxes = await boxesOfControls(page);
        for (const [name, box] of Object.entries(boxes)) {
          known[name] ??= box;
          expect(box, name).toBe(known[name]);
        }
        expect(await outOfSight(page)).toEqual([]);
        if (boxes.bad) {
          ideas += 1;
          for (const verdict of ['close', 'good', 'bad']) {
            await tapAt(page, await middleOf(page.locator(`[data-verdict=${verdict}]`)));
            await settled(page);
            expect(await boxesOfControls(page)).toMatchObject(boxes);
            expect(await outOfSight(page)).toEqual([]);
          }
          // One idea is kept, which is then told on top of the screen.
          await tapAt(page, await middleOf(page.locator('[data-verdict=good]')));
          await settled(page);
          await tapAndSettle(page, await middleOf(page.getByText('Bonne idée, mais je continue')));
          for (const [name, box] of Object.entries(await boxesOfControls(page))) {
            expect(box, name).toBe(known[name] ?? box);
          }
          expect(await outOfSight(page)).toEqual([]);
        } else {
          const answer = boxes.No ? (step % 3 === 2 ? YES : NO) : SHOWN_AS_QUESTION;
          points[answer] ??= await middleOf(page.locator(answer).first());
          await tapAndSettle(page, points[answer]);
        }
      }
      expect(ideas).toBe(1);
      expect(await shifts(page)).toEqual([]);
    });
  }
});
