import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** Largest body of any request, in bytes: forms and JSON calls are small. */
export const BODY_LIMIT = 64 * 1024;

/**
 * Reads a whole body.
 *
 * @returns null as soon as it is larger than BODY_LIMIT.
 * @throws when the client goes away before the end.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) return null;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > BODY_LIMIT) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The web Request of a Node request. Its signal fires when the client goes away before the answer is complete. */
export function toRequest(
  incoming: IncomingMessage,
  response: ServerResponse,
  url: URL,
  body: Buffer | null,
): Request {
  const abort = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) abort.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    // The origin is checked already, with knowledge of the proxy that React Router does not have.
    if (value !== undefined && name !== 'origin') headers.set(name, value.toString());
  }
  return new Request(url, {
    method: incoming.method ?? 'GET',
    headers,
    signal: abort.signal,
    ...(body ? { body: new Uint8Array(body) } : {}),
  });
}

/** Writes a web Response, compressed when the client and the content allow it. */
export async function send(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: Response,
): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);

  if (response.body === null || incoming.method === 'HEAD') {
    await response.body?.cancel();
    outgoing.end();
    return;
  }
  const body = Readable.fromWeb(response.body as import('node:stream/web').ReadableStream);
  const encoder = chooseEncoder(incoming, outgoing);
  try {
    if (encoder) await pipeline(body, encoder, outgoing);
    else await pipeline(body, outgoing);
  } catch (error) {
    // A client that goes away is not our failure.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
  if (!outgoing.writableFinished && !outgoing.destroyed) await once(outgoing, 'finish');
}

const COMPRESSIBLE =
  /^(text\/|application\/(json|manifest\+json|xml|.*\+xml|javascript)|image\/svg)/;

function chooseEncoder(incoming: IncomingMessage, outgoing: ServerResponse) {
  const type = String(outgoing.getHeader('content-type') ?? '');
  if (!COMPRESSIBLE.test(type) || outgoing.hasHeader('content-encoding')) return null;
  outgoing.appendHeader('Vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(incoming);
  if (encoding === 'identity') return null;
  outgoing.setHeader('Content-Encoding', encoding);
  outgoing.removeHeader('content-length');
  if (encoding === 'gzip') return createGzip({ level: 5 });
  return createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  });
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that a request accepts; a weight of zero forbids one. */
export function acceptedEncoding(request: IncomingMessage): Encoding {
  const header = String(request.headers['accept-encoding'] ?? '');
  const accepts = (name: string) =>
    new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))[\\d.]+\\s*)?(,|$)`).test(header);
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}
