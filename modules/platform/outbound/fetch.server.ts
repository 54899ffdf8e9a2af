import type { Readable } from 'node:stream';
import { Agent } from 'undici';
import { nowMillis } from '../clock.ts';
import { config } from '../operation/config.server.ts';
import { ACCEPT_ENCODING, decodedBody, readBody } from './body.server.ts';
import { isConditional, readCaching, type Validators, validatorHeaders } from './caching.ts';
import { guardedConnector, INTERNET, type Network } from './connect.server.ts';
import { FetchError, type FetchOutcome, failureOf, fetchErrorOf, statusError } from './outcome.ts';
import { checkTarget } from './target.ts';

const MAX_BYTES = 5 * 1024 * 1024;
const MAX_MILLISECONDS = 20_000;
const MAX_REDIRECTS = 5;
const MAX_HEADER_BYTES = 16 * 1024;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Media types that a caller reads; a type that ends in a slash stands for all that begin so. */
export const PAGE_TYPES = ['text/html', 'application/xhtml+xml'] as const;
export const PICTURE_TYPES = ['image/'] as const;
/** All that shops publish for programs: pages, robots.txt, sitemaps, product files, pictures. */
export const SHOP_TYPES = [
  ...PAGE_TYPES,
  ...PICTURE_TYPES,
  'text/',
  'application/xml',
  'application/rss+xml',
  'application/atom+xml',
  'application/json',
  'application/ld+json',
  'application/gzip',
  'application/x-gzip',
] as const;

/** Where a long body goes, how long it may be and how fast it must come, in bytes once it is decompressed. */
export type SavedBody = {
  limit: number;
  write: (body: AsyncIterable<Buffer>) => Promise<void>;
  /** The least that arrives in each such while; without it the whole has to come in time, however slowly. */
  pace?: { bytes: number; milliseconds: number };
};

export type FetchOptions = {
  /** What the caller reads; anything else fails before its body is read. A site that gives no type is believed. */
  types: readonly string[];
  /** What the site said of the body that is kept: where it has not changed, the outcome has status 304 and no body. */
  kept?: Validators;
  /** Whether to go where the address redirects to; if not, a redirect is a failure that names the place. */
  follow?: boolean;
  /** Takes the body while it arrives, in place of the outcome: for what is longer than a page. What it throws is thrown. */
  save?: SavedBody;
  signal?: AbortSignal;
  network?: Network;
  allow?: ReadonlySet<string>;
  milliseconds?: number;
};

/** The name we go by, with the page where it is explained; shops recognise it by the first word. */
export function userAgent(): string {
  return `TrouvailleBot/1.0 (+${new URL('/bot', config.publicUrl).href})`;
}

/**
 * Gets what an address of the Internet has: the only way out of the site. http and https on their usual ports, public
 * addresses only (checked when each socket connects), at most 5 redirects each checked alike, 5 MiB after decompression and
 * 20 seconds in all. `OUTBOUND_ALLOW` opens more addresses.
 *
 * @throws only when `signal` is aborted: whatever the address or the site does wrong is a failure.
 */
export async function fetchOutside(address: string, options: FetchOptions): Promise<FetchOutcome> {
  const { network = INTERNET, allow = config.outboundAllow } = options;
  const { milliseconds = MAX_MILLISECONDS, follow = true } = options;
  const deadline = AbortSignal.timeout(milliseconds);
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
  const agent = new Agent({
    connect: guardedConnector(network, allow, milliseconds),
    connections: 1,
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: Math.min(milliseconds, MAX_MILLISECONDS),
    bodyTimeout: milliseconds,
  });
  const targets = { ports: network.ports, allow };
  let asked = address;
  try {
    let url = checkTarget(address, targets);
    for (let redirects = 0; ; redirects++) {
      asked = url.href;
      // What is kept is of the address itself, not of where it leads.
      const kept = redirects === 0 ? options.kept : undefined;
      const { types, save } = options;
      const answer = await ask(agent, url, { types, kept, save, signal });
      if (answer.location === undefined) {
        return { ok: true, url: url.href, ...answer.page, redirects };
      }
      if (redirects === MAX_REDIRECTS) throw new FetchError('too_many_redirects');
      asked = answer.location;
      const next = checkTarget(answer.location, targets, url);
      if (!follow) {
        asked = url.href;
        throw new FetchError('redirect', { status: answer.status, location: next.href });
      }
      url = next;
    }
  } catch (error) {
    options.signal?.throwIfAborted();
    if (error instanceof SaveFailed) throw error.cause;
    return failureOf(asked, fetchErrorOf(error));
  } finally {
    await agent.destroy();
  }
}

/** One request: where it redirects to, or what it gave. */
async function ask(
  agent: Agent,
  url: URL,
  {
    types,
    kept,
    save,
    signal,
  }: Pick<FetchOptions, 'types' | 'kept' | 'save'> & { signal: AbortSignal },
) {
  const { statusCode, headers, body } = await agent.request({
    origin: url.origin,
    path: url.pathname + url.search,
    method: 'GET',
    headers: {
      'user-agent': userAgent(),
      accept: types.map((type) => (type.endsWith('/') ? `${type}*` : type)).join(', '),
      'accept-encoding': ACCEPT_ENCODING,
      'accept-language': 'fr, en;q=0.5',
      ...validatorHeaders(kept),
    },
    signal,
  });
  const header = (name: string) => {
    const value = headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  const leave = () => {
    body.on('error', () => {}).destroy();
  };
  const location = header('location');
  if (REDIRECTS.has(statusCode) && location !== undefined) {
    leave();
    return { location, status: statusCode };
  }
  const caching = readCaching(header);
  if (statusCode === 304 && isConditional(kept)) {
    leave();
    const none = { contentType: null, charset: null, body: Buffer.alloc(0), bytes: 0 };
    return { page: { status: statusCode, ...none, caching } };
  }
  if (statusCode < 200 || statusCode > 299) {
    leave();
    throw statusError(statusCode, header('retry-after'), nowMillis());
  }
  const { contentType, charset } = readContentType(header('content-type'));
  if (contentType && !types.some((type) => isOfType(contentType, type))) {
    leave();
    throw new FetchError('content_type', { status: statusCode });
  }
  const encoding = header('content-encoding');
  if (save) {
    const bytes = await saveBody(body, encoding, save);
    return {
      page: { status: statusCode, contentType, charset, body: Buffer.alloc(0), bytes, caching },
    };
  }
  const bytes = await readBody(body, encoding, MAX_BYTES);
  const page = { contentType, charset, body: bytes, bytes: bytes.length };
  return { page: { status: statusCode, ...page, caching } };
}

/** What a caller threw while it took a body: neither the site's fault nor a failure of the network. */
class SaveFailed extends Error {}

async function saveBody(
  body: Readable,
  encoding: string | undefined,
  { limit, write, pace }: SavedBody,
): Promise<number> {
  let bytes = 0;
  let failure: unknown;
  const chunks = (async function* () {
    try {
      for await (const chunk of decodedBody(body, encoding, limit)) {
        bytes += chunk.length;
        yield chunk;
      }
    } catch (error) {
      failure = error;
      throw error;
    }
  })();
  let before = 0;
  const watch =
    pace &&
    setInterval(() => {
      if (bytes - before < pace.bytes) body.destroy(new FetchError('too_slow'));
      before = bytes;
    }, pace.milliseconds);
  try {
    await write(chunks);
    return bytes;
  } catch (error) {
    if (failure !== undefined && error === failure) throw error;
    throw new SaveFailed('the body was not taken', { cause: error });
  } finally {
    clearInterval(watch);
    body.on('error', () => {}).destroy();
  }
}

function isOfType(contentType: string, type: string): boolean {
  return type.endsWith('/') ? contentType.startsWith(type) : contentType === type;
}

function readContentType(header = '') {
  const [type = '', ...parameters] = header.slice(0, 256).split(';');
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*["']?([\w:.-]+)/i.exec(parameter)?.[1])
    .find(Boolean);
  return {
    contentType: type.trim().toLowerCase() || null,
    charset: charset?.toLowerCase() ?? null,
  };
}
