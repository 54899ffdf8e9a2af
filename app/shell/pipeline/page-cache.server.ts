import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type StoredResponse, tagOf, writeStoredResponse } from '../http/stored-response.server.ts';
import { hasSignInCookie } from '../sign-in-cookie.server.ts';
import { isRead, type Middleware } from './middleware.server.ts';
import { pagePolicy } from './security-headers.server.ts';

/** How old a copy may get, in milliseconds, before the next visitor has it rendered again. */
const FRESH_MS = 60_000;

type Copy = { readonly page: StoredResponse; readonly renderedAt: number };

/** Renders a page without a nonce; null when the answer must not be shared (an error, a redirect, a cookie). */
export type RenderPage = (path: string) => Promise<string | null>;

/**
 * Keeps pages in memory, compressed and ready to send, for visitors without an account. They hold no nonce: their
 * policy names each inline script and style by its hash. A stale copy is still served while one new rendering runs.
 *
 * @param addresses of the pages, as they are asked for: without a query.
 */
export function pageCache(addresses: ReadonlySet<string>, render: RenderPage): Middleware {
  const copies = new Map<string, Copy>();
  const rendering = new Map<string, Promise<Copy | null>>();

  return async ({ incoming, outgoing, context }, next) => {
    const path = incoming.url ?? '';
    const covers = isRead(incoming) && addresses.has(path);
    if (!covers || hasSignInCookie(incoming.headers.cookie)) return next();
    context.route = path;
    let copy = copies.get(path) ?? null;
    if (!copy) copy = await renew(path);
    else if (Date.now() - copy.renderedAt > FRESH_MS) renew(path).catch(() => copies.delete(path));
    if (copy) writeStoredResponse(incoming, outgoing, copy.page);
    else await next();
  };

  function renew(path: string): Promise<Copy | null> {
    const running = rendering.get(path);
    if (running) return running;
    const started = make(path).finally(() => rendering.delete(path));
    rendering.set(path, started);
    return started;
  }

  async function make(path: string): Promise<Copy | null> {
    const html = await render(path);
    const copy = html === null ? null : await toCopy(html);
    if (copy) copies.set(path, copy);
    else copies.delete(path);
    return copy;
  }
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function toCopy(html: string): Promise<Copy> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    compressGzip(identity, { level: 9 }),
  ]);
  const scripts = contents(html, INLINE_SCRIPT).map(hashSource);
  const styles = contents(html, INLINE_STYLE).map(hashSource);
  const page: StoredResponse = {
    type: 'text/html; charset=utf-8',
    bodies: { br, gzip: gz, identity },
    tag: tagOf(html),
    headers: [
      ['Content-Security-Policy', pagePolicy(scripts, styles)],
      ['Cache-Control', 'public, max-age=0, must-revalidate'],
      ['Vary', 'Accept-Encoding, Cookie'],
    ],
  };
  return { page, renderedAt: Date.now() };
}

/** React escapes `</script` inside scripts, and no style sheet has `</style`, so the first end tag is theirs. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/g;

function contents(html: string, element: RegExp): string[] {
  return [...new Set([...html.matchAll(element)].map(([, content = '']) => content))];
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
