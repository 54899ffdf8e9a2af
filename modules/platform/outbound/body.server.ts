import { pipeline, type Readable, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliDecompress,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  gunzip,
  inflate,
  inflateRaw,
} from 'node:zlib';
import { FetchError } from './outcome.ts';

type Decoder = (bytes: Buffer, bound: { maxOutputLength: number }) => Promise<Buffer>;

const DECODERS: Record<string, Decoder> = {
  gzip: promisify(gunzip) as Decoder,
  'x-gzip': promisify(gunzip) as Decoder,
  br: promisify(brotliDecompress) as Decoder,
  // RFC 9110 means zlib's form; some servers send the bare one, whose first byte is never of the other.
  deflate: (bytes, bound) =>
    (promisify(isZlib(bytes) ? inflate : inflateRaw) as Decoder)(bytes, bound),
};

/** What the client says it reads. */
export const ACCEPT_ENCODING = 'gzip, br, deflate';

/**
 * Reads a body and decompresses it; both what is received and what comes out of it end at `limit` bytes, so that
 * neither an endless body nor one that inflates a thousand times is held.
 *
 * @param encoding the Content-Encoding header.
 * @throws FetchError
 */
export async function readBody(
  body: Readable,
  encoding: string | undefined,
  limit: number,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let received = 0;
  // Leaving the loop destroys the stream.
  for await (const chunk of body) {
    received += (chunk as Buffer).length;
    if (received > limit) throw new FetchError('too_large');
    chunks.push(chunk as Buffer);
  }
  const bytes = Buffer.concat(chunks);
  const name = (encoding ?? '').trim().toLowerCase();
  if (bytes.length === 0 || name === '' || name === 'identity') return bytes;
  const decoder = Object.hasOwn(DECODERS, name) ? DECODERS[name] : undefined;
  if (!decoder) throw new FetchError('compression');
  try {
    return await decoder(bytes, { maxOutputLength: limit });
  } catch (error) {
    const tooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new FetchError(tooLarge ? 'too_large' : 'compression');
  }
}

const STREAM_DECODERS: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
};

/**
 * The bytes of a long body as they arrive, decompressed; both what is received and what comes out of it end at `limit`.
 *
 * @throws FetchError, while it is read.
 */
export async function* decodedBody(
  body: Readable,
  encoding: string | undefined,
  limit: number,
): AsyncGenerator<Buffer> {
  const name = (encoding ?? '').trim().toLowerCase();
  const isPlain = name === '' || name === 'identity';
  if (!isPlain && !Object.hasOwn(STREAM_DECODERS, name)) throw new FetchError('compression');
  const decoder = isPlain ? null : STREAM_DECODERS[name]!();
  if (decoder) pipeline(body, decoder, () => {});
  let given = 0;
  try {
    for await (const chunk of decoder ?? body) {
      given += (chunk as Buffer).length;
      if (given > limit) throw new FetchError('too_large');
      yield chunk as Buffer;
    }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (/^(Z_|ERR__ERROR_|ERR_BROTLI)/.test(code)) throw new FetchError('compression');
    throw error;
  }
}

/** RFC 1950: method 8, and a header that is a multiple of 31. */
function isZlib(bytes: Buffer): boolean {
  return bytes.length > 1 && ((bytes[0] ?? 0) & 15) === 8 && bytes.readUInt16BE(0) % 31 === 0;
}
