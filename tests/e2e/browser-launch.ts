/** That there is a mouse: what Playwright sets, which another `--blink-settings` replaces. */
const MOUSE =
  'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/** Whether pages are drawn, to see on a picture where a test failed. */
export const DRAWN = process.env.E2E_DRAWN === 'true';

/**
 * What keeps pages from being drawn: no tile fits into no memory. A third of what a page costs its processor is drawing; no test
 * looks at a pixel, and boxes, styles, taps, frames and what axe computes are the same.
 */
const UNDRAWN = ['--force-gpu-mem-available-mb=0'];
/** No process that nothing needs (one to draw in, and a spare one beside each page), and no threads that take turns with a page's own. */
const FEW_PROCESSES = [
  '--in-process-gpu',
  '--renderer-process-limit=1',
  '--js-flags=--single-threaded',
];

/**
 * How Playwright launches the browser of this run. Without pictures, which keep their places all the same: the site draws each
 * one when it is first asked for, which takes a core a sixth of a second.
 *
 * @param textSize in px, as a visitor sets it in the browser; media queries follow it.
 */
export function launchOptions({
  pictures,
  textSize = 16,
}: {
  pictures: boolean;
  textSize?: number;
}) {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const settings = `${MOUSE},defaultFontSize=${textSize}`;
  args.push(`--blink-settings=${settings}${pictures ? '' : ',imagesEnabled=false'}`);
  args.push(...FEW_PROCESSES);
  if (!DRAWN) args.push(...UNDRAWN);
  return { ...JSON.parse(process.env.E2E_BROWSER ?? '{}'), args: [...args, '--disable-sync'] };
}
