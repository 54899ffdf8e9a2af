import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip as gzipCompress,
} from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCompress);

const GZIP = { level: 5 };
const BROTLI = {
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_LGWIN]: 18,
};

/** A body in an encoding, made while the client waits. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return await gzip(body, GZIP);
  return await brotli(body, {
    params: { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/** What turns a stream into an encoding; null where it stays as it is. */
export function compressor(encoding: Encoding): Transform | null {
  if (encoding === 'identity') return null;
  return encoding === 'gzip' ? createGzip(GZIP) : createBrotliCompress({ params: BROTLI });
}

const COMPRESSIBLE =
  /^(text\/|application\/(json|manifest\+json|xml|.*\+xml|javascript)|image\/svg)/;

/** The encoding in which to send an answer, named in its headers; what is compressed already stays as it is. */
export function contentEncoding(incoming: IncomingMessage, outgoing: ServerResponse): Encoding {
  const type = String(outgoing.getHeader('content-type') ?? '');
  if (!COMPRESSIBLE.test(type) || outgoing.hasHeader('content-encoding')) return 'identity';
  outgoing.appendHeader('Vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(incoming);
  if (encoding !== 'identity') outgoing.setHeader('Content-Encoding', encoding);
  return encoding;
}

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
