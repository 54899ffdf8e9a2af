import type { CDPSession, Locator, Page } from 'playwright/test';

/** A place on the screen, in CSS pixels. */
export type Point = { x: number; y: number };

/** The middle of a control as it stands now: where a finger that does not move taps again. */
export async function middleOf(control: Locator): Promise<Point> {
  const box = await control.boundingBox();
  if (!box) throw new Error('nothing to tap on');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Taps the very point, whatever is there. A browser may leave a touch unanswered where another page comes meanwhile. */
export async function tapAt(page: Page, { x, y }: Point): Promise<void> {
  const anotherPage = new Promise<void>((resolve) => {
    page.once('domcontentloaded', () => resolve());
  });
  await Promise.race([page.touchscreen.tap(x, y), anotherPage]);
}

/** Waits until what has just appeared takes taps. */
export async function untilTapsCount(page: Page): Promise<void> {
  await page.locator('.early-taps').evaluateAll(async (guarded) => {
    // What is folded away has not appeared: its moment begins when it does.
    const running = guarded
      .filter((element) => element.checkVisibility())
      .flatMap((element) => element.getAnimations());
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/**
 * Runs something while the animations of the page are paused, so that a test sees what lasts for an instant, however
 * slow the machine is.
 */
export async function whileAnimationsArePaused<Result>(
  page: Page,
  run: () => Promise<Result>,
): Promise<Result> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  try {
    return await run();
  } finally {
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await session.detach();
  }
}
