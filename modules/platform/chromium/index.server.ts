import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

/** What launches a Chromium: the path of its program, and all of the environment that it needs. */
export type Browser = { executablePath: string; env: Record<string, string> };

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
/** Where programs of the system are; what the environment adds to it is not asked. */
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const MAX_MILLISECONDS = 20_000;

const execute = promisify(execFile);

/**
 * A Chromium that runs here: the one that is named, else the one that npm brought, else one of the system; null when there is
 * none. The one from npm is the same on every machine and draws no windows, which takes half the time.
 *
 * @param named the path of a program, of CHROME_PATH; no other is tried then.
 */
export async function findBrowser(named: string | undefined): Promise<Browser | null> {
  if (named) {
    const browser = { executablePath: named, env: { PATH } };
    return (await runs(browser)) ? browser : null;
  }
  const packaged = await fromNpm();
  for (const browser of [...(packaged ? [packaged] : []), ...onPath()]) {
    if (await runs(browser)) return browser;
  }
  return null;
}

function onPath(): Browser[] {
  const folders = PATH.split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path))
    .map((executablePath) => ({ executablePath, env: { PATH } }));
}

/** Some distributions install a stub that only says how to install the browser: so it is run to see. */
async function runs({ executablePath, env }: Browser): Promise<boolean> {
  return await succeeds(executablePath, ['--version'], env);
}

async function succeeds(program: string, args: readonly string[], env: Browser['env']) {
  try {
    await execute(program, args, { env, timeout: MAX_MILLISECONDS });
    return true;
  } catch {
    return false;
  }
}

/** The browser of the package, unpacked once into a temporary folder of this user. */
async function fromNpm(): Promise<Browser | null> {
  const folder = join(tmpdir(), `trouvaille-chromium-${userInfo().username}`);
  if (!existsSync(folder)) {
    // Another process may unpack at the same time: each into its own folder, and the first to finish wins.
    const draft = mkdtempSync(`${folder}-`);
    if (await unpack(draft)) renameUnlessThere(draft, folder);
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) return null;
  }
  const env = {
    PATH,
    TMPDIR: folder,
    LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
    FONTCONFIG_FILE: writeFontsConfig(folder),
  };
  return { executablePath: join(folder, 'chromium'), env };
}

/** In a process of its own, since the package changes the environment of the one that imports it. */
async function unpack(folder: string): Promise<boolean> {
  const script =
    "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();";
  // Outside the cloud it was made for, the package unpacks its libraries only with the variable of that cloud.
  const env = { PATH, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  return await succeeds(process.execPath, ['--input-type=module', '--eval', script], env);
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
