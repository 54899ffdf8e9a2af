import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding, type Encoding } from './compression.server.ts';

/** A whole answer that is kept in memory, ready to be sent in any of its encodings. */
export type StoredResponse = {
  readonly type: string;
  readonly bodies: { readonly identity: Buffer } & { readonly [Name in Encoding]?: Buffer };
  /** Names the content; each encoding adds its own name to it. */
  readonly tag: string;
  /** Headers beside those of the content, such as Cache-Control. */
  readonly headers: readonly (readonly [name: string, value: string])[];
};

/** A name for a content: another content has another one. */
export function tagOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/**
 * Answers a GET or HEAD: in the best encoding that the request accepts, 304 when the client has it already, one range
 * of the plain bytes when it asks for one (RFC 9110; several ranges and malformed ones are ignored, as it allows).
 */
export function writeStoredResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { type, bodies, tag, headers }: StoredResponse,
): void {
  const plain = bodies.identity;
  const range = requestedRange(request, plain.length, etagOf(tag, 'identity'));
  const accepted = range ? 'identity' : acceptedEncoding(request);
  const encoding = bodies[accepted] ? accepted : 'identity';
  const etag = etagOf(tag, encoding);
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader('ETag', etag);
  response.setHeader('Accept-Ranges', 'bytes');
  if (matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return;
  }
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${plain.length}`);
    response.writeHead(416, { 'Content-Length': 0 }).end();
    return;
  }
  const whole = bodies[encoding] ?? plain;
  const body = range ? plain.subarray(range.start, range.end + 1) : whole;
  if (range)
    response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${plain.length}`);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', body.length);
  response.writeHead(range ? 206 : 200).end(request.method === 'HEAD' ? undefined : body);
}

function etagOf(tag: string, encoding: Encoding): string {
  return `"${tag}-${encoding}"`;
}

/** Whether an If-None-Match header names an entity tag: compared weakly, in a list, or by `*`. */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((listed) => listed.trim().replace(/^W\//, '') === etag);
}

/** First and last byte, both included. */
type ByteRange = { start: number; end: number };

/** The one range of bytes that a request asks for; null when it gets the whole. */
function requestedRange(
  request: IncomingMessage,
  length: number,
  etag: string,
): ByteRange | 'unsatisfiable' | null {
  const { range, 'if-range': condition } = request.headers;
  if (range === undefined || request.method !== 'GET') return null;
  // Dates do not match: no file has one.
  if (condition !== undefined && condition !== etag) return null;
  return parseRange(range, length);
}

/** @param length of the whole, in bytes. */
export function parseRange(header: string, length: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header) ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const start = Math.max(0, length - Number(last));
    return start < length ? { start, end: length - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= length) return 'unsatisfiable';
  return { start, end: last === '' ? length - 1 : Math.min(Number(last), length - 1) };
}
