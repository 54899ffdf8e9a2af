import { printFailure } from '#modules/platform/shared.ts';
import type { Site, SiteOptions } from './supervision/supervisor.ts';

/**
 * Runs the site until it has to stop: SIGINT, SIGTERM, or the end of the process that launched this one.
 * Loaded late, so that a configuration error is one line and not a trace.
 */
export async function run(options: SiteOptions, onReady: (site: Site) => void): Promise<void> {
  const abort = new AbortController();
  let site: Site | null = null;
  let begun = false;
  async function stop(): Promise<void> {
    if (abort.signal.aborted) return;
    abort.abort();
    // A start in progress stops itself when aborted.
    if (begun && !site) return;
    await site?.stop();
    process.exit(0);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (process.send) process.once('disconnect', stop);
  try {
    const { startSite } = await import('./start-site.ts');
    begun = true;
    site = await startSite(options, abort.signal);
    onReady(site);
  } catch (error) {
    if (abort.signal.aborted) process.exit(0);
    const { ChildFailed } = await import('./supervision/child.ts');
    if (!(error instanceof ChildFailed)) printFailure(error);
    process.exit(1);
  }
}
