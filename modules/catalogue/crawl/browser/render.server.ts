import type {
  BrowserContext,
  BrowserContextOptions,
  Page,
  Browser as Playwright,
  Response,
} from 'playwright-core';
import { findBrowser } from '#modules/platform/chromium/index.server.ts';
import { config, createConcurrencyLimit } from '#modules/platform/index.server.ts';
import {
  type FetchFailure,
  type FetchOptions,
  type FetchOutcome,
  failureOfStatus,
  fetchFailure,
  startOutboundProxy,
  userAgent,
} from '#modules/platform/outbound/index.server.ts';

export type RenderOptions = Pick<FetchOptions, 'signal' | 'network' | 'allow'> & {
  chromePath?: string;
  /** Whether a page may fetch an address, by robots.txt; all by default. */
  mayFetch?: (address: string) => boolean;
  milliseconds?: number;
};

const MAX_MILLISECONDS = 30_000;
/** The share of its time after which a page that is still busy is taken as it is. */
const BUSY_SHARE = 0.25;
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_REQUESTS = 100;
const MAX_HTML_LENGTH = 5 * 1024 * 1024;
/** What a page needs in order to say what it has; pictures, fonts, films and messages are left out. */
const NEEDED = new Set(['document', 'script', 'stylesheet', 'xhr', 'fetch']);

const ARGUMENTS = [
  // Names are looked up by the proxy alone.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--dns-prefetch-disable',
  '--disable-quic',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-features=DnsOverHttps,WebTransport,Prerender2,SpeculationRules',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  '--js-flags=--max-old-space-size=256',
];

/** One at a time: a browser takes the memory of the worker several times over. */
const limitRendering = createConcurrencyLimit(1);

/**
 * What `fetchOutside` gives of a page, once its scripts have run, for pages that say nothing without: their body is the HTML
 * that the scripts made. Everything that the page fetches goes through the checks of `fetchOutside`, by a proxy; pictures
 * and fonts are not fetched, nothing is downloaded or kept, and time, bytes and requests are bounded. Chromium is launched
 * for each page and always closed. A redirect is a failure that names the place.
 *
 * @throws only when `signal` is aborted.
 */
export function renderPage(url: string, options: RenderOptions = {}): Promise<FetchOutcome> {
  return limitRendering(() => renderAlone(url, options));
}

async function renderAlone(url: string, options: RenderOptions): Promise<FetchOutcome> {
  const { milliseconds = MAX_MILLISECONDS, network, allow } = options;
  options.signal?.throwIfAborted();
  const library = await import('playwright-core').catch(() => null);
  const program = library && (await findBrowser(options.chromePath ?? config.chromePath));
  if (!program) return fetchFailure(url, 'no_browser');
  const bounds = { maxBytes: MAX_BYTES, maxRequests: MAX_REQUESTS, milliseconds };
  const proxy = await startOutboundProxy({ ...bounds, network, allow });
  let browser: Playwright | undefined;
  const stop = () => void browser?.close().catch(() => {});
  const timer = setTimeout(stop, milliseconds);
  options.signal?.addEventListener('abort', stop);
  try {
    browser = await library.chromium.launch({
      executablePath: program.executablePath,
      // Nothing of our own environment, which has the secrets.
      env: { HOME: '/nonexistent', ...program.env },
      args: ARGUMENTS,
      // Chromium refuses its sandbox to root.
      chromiumSandbox: process.getuid?.() !== 0,
      proxy: { server: `http://127.0.0.1:${proxy.port}`, bypass: '<-loopback>' },
      timeout: milliseconds,
    });
    const context = await browser.newContext(contextOptions());
    await guard(context, options.mayFetch);
    const page = await context.newPage();
    context.on('page', (other) => void other.close().catch(() => {}));
    const answer = await page.goto(url, { waitUntil: 'domcontentloaded', timeout: milliseconds });
    return (
      proxy.failures.get(new URL(page.url()).host) ??
      (await failedAnswer(url, answer)) ??
      asOutcome(page.url(), await settledHtml(page, milliseconds * BUSY_SHARE))
    );
  } catch {
    options.signal?.throwIfAborted();
    const host = URL.parse(url)?.host ?? '';
    return proxy.failures.get(host) ?? fetchFailure(url, 'browser_failed');
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', stop);
    await browser?.close().catch(() => {});
    await proxy.close();
  }
}

function contextOptions(): BrowserContextOptions {
  return {
    userAgent: userAgent(),
    locale: 'fr-FR',
    acceptDownloads: false,
    serviceWorkers: 'block',
    permissions: [],
  };
}

/** What the client would take for a failure: a redirect, and any status but those of success. */
async function failedAnswer(url: string, answer: Response | null): Promise<FetchFailure | null> {
  let first = answer?.request();
  for (let before = first?.redirectedFrom(); before; before = before.redirectedFrom())
    first = before;
  if (answer && first && first !== answer.request()) {
    const status = (await first.response())?.status();
    return fetchFailure(url, 'redirect', { ...(status && { status }), location: answer.url() });
  }
  return answer && !answer.ok()
    ? failureOfStatus(url, answer.status(), answer.headers()['retry-after'])
    : null;
}

function asOutcome(url: string, html: string): FetchOutcome {
  const body = Buffer.from(html);
  return {
    ok: true,
    url,
    status: 200,
    contentType: 'text/html',
    charset: 'utf-8',
    body,
    bytes: body.length,
    redirects: 0,
    // What scripts made has no validator.
    caching: { etag: null, lastModified: null, maxAgeSeconds: null },
  };
}

/** Lets a page fetch what it needs, a bounded number of times. */
async function guard(context: BrowserContext, mayFetch: RenderOptions['mayFetch']) {
  let requests = 0;
  await context.route('**/*', async (route) => {
    const request = route.request();
    const isWanted =
      NEEDED.has(request.resourceType()) &&
      requests < MAX_REQUESTS &&
      /^https?:/.test(request.url()) &&
      (mayFetch?.(request.url()) ?? true);
    if (!isWanted) return await route.abort().catch(() => {});
    requests++;
    await route.continue().catch(() => {});
  });
  await context.routeWebSocket('**/*', (socket) => socket.close());
  await context.addInitScript(() => {
    for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport']) {
      Object.defineProperty(globalThis, name, { value: undefined });
    }
  });
}

/** The page as it stands once it has been quiet for half a second, or has been busy for long. */
async function settledHtml(page: Page, timeout: number): Promise<string> {
  await page.waitForLoadState('networkidle', { timeout }).catch(() => {});
  return await page.evaluate(
    (length) => document.documentElement.outerHTML.slice(0, length),
    MAX_HTML_LENGTH,
  );
}
