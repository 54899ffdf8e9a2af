import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/**
 * Path of a Chromium that runs here: CHROME_PATH, else one of the system, else the one that npm brought.
 *
 * @throws with what to do when there is none.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (runs(named)) return named;
    throw new Error(`CHROME_PATH names ${named}, which does not run`);
  }
  return onPath().find(runs) ?? (await fromNpm());
}

function onPath(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).filter((path) =>
    existsSync(path),
  );
}

/** Some distributions install a stub that only says how to install the browser: so ask it something. */
function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

async function fromNpm(): Promise<string> {
  // Outside the cloud it was made for, the package unpacks its libraries only when told that it is there.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  // It unpacks into the temporary folder, where another user's copy would stand in the way.
  const folder = join(tmpdir(), `trouvaille-chromium-${userInfo().username}`);
  process.env.TMPDIR = folder;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { default: chromium } = await import('@sparticuz/chromium');
  const path = await chromium.executablePath();
  process.env.FONTCONFIG_FILE = writeFontsConfig(folder);
  if (runs(path)) return path;
  throw new Error('No Chromium runs here: install one and name it in CHROME_PATH');
}

/**
 * Names the fonts that came with the browser: the package's own list expects them in /tmp/fonts, and without a single
 * font the browser ends at the first form control.
 */
function writeFontsConfig(folder: string): string {
  const file = join(folder, 'fonts.conf');
  const dirs = [join(folder, 'fonts'), '/usr/share/fonts'].map((dir) => `  <dir>${dir}</dir>`);
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${dirs.join('\n')}
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`,
  );
  return file;
}
