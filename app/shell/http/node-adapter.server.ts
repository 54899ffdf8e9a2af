import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCompress);

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
  // The connection stays for the answer; what is left of a body that is too large is let go by.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > BODY_LIMIT) {
      request.resume();
      return null;
    }
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
  const body = Buffer.from(await response.arrayBuffer());
  const encoded = await encode(body, incoming, outgoing);
  if (outgoing.destroyed) return;
  outgoing.setHeader('Content-Length', encoded.length);
  outgoing.end(encoded);
}

const COMPRESSIBLE =
  /^(text\/|application\/(json|manifest\+json|xml|.*\+xml|javascript)|image\/svg)/;

/** The body as the client accepts it; what is compressed already stays as it is. */
async function encode(
  body: Buffer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<Buffer> {
  const type = String(outgoing.getHeader('content-type') ?? '');
  if (!COMPRESSIBLE.test(type) || outgoing.hasHeader('content-encoding')) return body;
  outgoing.appendHeader('Vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(incoming);
  if (encoding === 'identity') return body;
  outgoing.setHeader('Content-Encoding', encoding);
  if (encoding === 'gzip') return await gzip(body, { level: 5 });
  return await brotli(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

export type Encoding = 'br' | 'gzip' | 'identity';

const ACCEPTS = { br: accepting('br'), gzip: accepting('gzip') };

function accepting(name: string): RegExp {
  return new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))[\\d.]+\\s*)?(,|$)`);
}

/** The best encoding that a request accepts; a weight of zero forbids one. */
export function acceptedEncoding(request: IncomingMessage): Encoding {
  const header = String(request.headers['accept-encoding'] ?? '');
  if (ACCEPTS.br.test(header)) return 'br';
  return ACCEPTS.gzip.test(header) ? 'gzip' : 'identity';
}
