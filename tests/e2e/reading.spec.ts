import { expect, type Page } from 'playwright/test';
import { openAlertForm } from './alert-visitor.ts';
import { launchOptions } from './browser-launch.ts';
import { heading, playUntilIdea, startSearch } from './search-player.ts';
import { test } from './site-test.ts';

/** What WCAG 1.4.12 lets a reader ask for. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Keeps what arrives where it begins. */
const HELD = '* { animation-play-state: paused !important; }';

// The only file that looks at pictures.
test.use({ launchOptions: launchOptions({ pictures: true }) });

const SIZES = [320, 1280].map((width) => ({ width, height: 800 }));

const IDEA = '0%3Aabonnement-fromages';

const PAGES = [
  ...['/', '/noel', '/square', '/square?q=caf%C3%A9', '/share', '/about', '/about/legal'],
  ...['/articles', '/articles/noel-cadeaux-maman.html'],
  ...['/trouvailles', '/trouvaille'],
  ...['/about/privacy-policy', '/bot', '/contrib/', '/account/signin', '/account/signup'],
  ...['/nulle-part', `/alert/validation/${'A'.repeat(43)}`, `/alert/manage/${'A'.repeat(43)}`],
  ...['/goto?url=https%3A%2F%2Fexemple.fr%2F', `/share?idea=${IDEA}`, `/email/${IDEA}`],
];

/** Texts that are cut off, by what hides them or by the edge of the window; an excerpt may be, if another paragraph has all of it. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isClipping = (value: string) => value === 'hidden' || value === 'clip';
    const isCut = (box: DOMRect, clip: DOMRect, style: CSSStyleDeclaration) =>
      (isClipping(style.overflowX) && (box.left < clip.left - 2 || box.right > clip.right + 2)) ||
      (isClipping(style.overflowY) && (box.top < clip.top - 2 || box.bottom > clip.bottom + 2));
    const isWholeElsewhere = (excerpt: Element) =>
      [...document.querySelectorAll('p')].some(
        (other) => other !== excerpt && other.textContent.includes(excerpt.textContent),
      );
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: owner, textContent } = texts.currentNode;
      if (!owner?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (!textContent?.trim() || owner.closest('script, style, [aria-hidden=true]')) continue;
      const excerpt = owner.closest('[data-excerpt]');
      if (excerpt && isWholeElsewhere(excerpt)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const box = range.getBoundingClientRect();
      for (let around: Element | null = owner; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        const clip = around.getBoundingClientRect();
        // For screen readers alone, or to be scrolled to.
        if (clip.width <= 1 || /auto|scroll/.test(style.overflowX + style.overflowY)) break;
        const clamped = style.webkitLineClamp !== 'none';
        if (clamped ? around.scrollHeight > around.clientHeight + 2 : isCut(box, clip, style)) {
          cut.push(textContent.trim());
          break;
        }
      }
    }
    return cut;
  });
}

/** Pictures whose box has other proportions than they have, and that would be stretched to fill it, or cut to cover it. */
function pictures(page: Page, done: { to: 'fill' | 'cover' }): Promise<string[]> {
  return page.evaluate(
    (way) =>
      [...document.images]
        .filter(({ naturalHeight }) => naturalHeight > 0)
        .filter((image) => {
          const { objectFit, paddingTop, paddingBottom, paddingLeft, paddingRight } =
            getComputedStyle(image);
          const px = (...sizes: string[]) => sizes.reduce((sum, size) => sum + parseFloat(size), 0);
          const shown =
            (image.clientWidth - px(paddingLeft, paddingRight)) /
            (image.clientHeight - px(paddingTop, paddingBottom));
          const own = image.naturalWidth / image.naturalHeight;
          return objectFit === way && Math.abs(shown / own - 1) > 0.02;
        })
        .map(({ src }) => src),
    done.to,
  );
}

/** How many pictures of ideas have come. */
function shownPictures(page: Page): Promise<number> {
  return page.evaluate(
    () => [...document.images].filter((i) => i.src.includes('/img/') && i.naturalHeight > 0).length,
  );
}

/**
 * Animations that move: the style sheet leaves each one instant, so that its end is still reached. The one that holds
 * taps back from controls that have just appeared changes nothing to be seen.
 */
function motions(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        (animation) => !String((animation as CSSAnimation).animationName).startsWith('early-taps'),
      )
      .map(({ effect }) => effect?.getComputedTiming())
      .filter((timing) => Number(timing?.duration) > 1 || Number(timing?.iterations) > 1),
  );
}

/** Lays this style sheet over those of the page; an empty one takes it away. */
function layOver(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** By how much the page is wider than the window. */
function widthBeyondWindow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

async function expectReadable(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await layOver(page, SPACING);
    const at = `${page.url()} at ${size.width} px`;
    expect(await cutTexts(page), at).toEqual([]);
    expect(await pictures(page, { to: 'fill' }), at).toEqual([]);
    expect(await motions(page), at).toEqual([]);
    expect(await widthBeyondWindow(page), at).toBe(0);
    await layOver(page, '');
  }
}

test('pages can be read with wide spacing, no picture stretched and nothing moving @js', async ({
  page,
}) => {
  test.slow();
  for (const path of PAGES) {
    await page.goto(path);
    await expectReadable(page);
    if (path.includes('q=')) expect(await shownPictures(page)).toBeGreaterThan(0);
  }
});

test('a search, its idea and its alert can be read the same way @js', async ({ page }) => {
  test.slow();
  await startSearch(page);
  await heading(page).evaluate(({ firstChild }) => {
    (firstChild as Text).data = 'anticonstitutionnellement, photographier/télécharger';
  });
  await expectReadable(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await playUntilIdea(page);
  await expectReadable(page);
  for (const size of [
    { width: 360, height: 740 },
    { width: 768, height: 1024 },
    { width: 1280, height: 1000 },
  ]) {
    await page.setViewportSize(size);
    expect(await pictures(page, { to: 'cover' }), `seen whole at ${size.width} px`).toEqual([]);
  }
  await openAlertForm(page);
  await expectReadable(page);
  for (const step of ['C’est parti', 'Suivant']) {
    await page.setViewportSize({ width: 320, height: 740 });
    await layOver(page, HELD);
    await page.getByRole('button', { name: step }).click();
    expect(await widthBeyondWindow(page), `where a step arrives after « ${step} »`).toBe(0);
    await expectReadable(page);
  }
});
