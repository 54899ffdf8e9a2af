/** That there is a mouse: what Playwright sets, which another `--blink-settings` replaces. */
const MOUSE =
  'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

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
  return { ...JSON.parse(process.env.E2E_BROWSER ?? '{}'), args: [...args, '--disable-sync'] };
}
