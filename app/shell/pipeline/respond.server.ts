import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { compress, compressor, contentEncoding } from '../http/compression.server.ts';
import { bodyOf } from '../http/page-response.server.ts';
import { type Exchange, isRead, type Middleware } from './middleware.server.ts';

/** Sends the route's answer, compressed when the client and the content allow it. */
export const respond: Middleware = async (exchange, next) => {
  await next();
  const { incoming, outgoing, context, response } = exchange;
  if (!response) return;
  writeHeaders(exchange, response);
  if (incoming.method === 'HEAD') {
    await response.body?.cancel();
    outgoing.end();
  } else if (context.handle.streamsAnswer && response.body) {
    await stream(exchange, response.body as ReadableStream);
  } else {
    const plain = await bodyOf(response);
    if (!plain) return void outgoing.end();
    const encoded = await compress(plain, contentEncoding(incoming, outgoing));
    if (outgoing.destroyed) return;
    outgoing.setHeader('Content-Length', encoded.length);
    outgoing.end(encoded);
  }
};

function writeHeaders({ incoming, outgoing }: Exchange, response: Response): void {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
  setDefault(outgoing, 'Cache-Control', 'no-store');
  if (response.status === 405) setDefault(outgoing, 'Allow', 'GET, HEAD, POST');
  if (response.status === 503) setDefault(outgoing, 'Retry-After', '5');
  // The unread rest of a request body is not waited for.
  if (!isRead(incoming) && !incoming.complete) outgoing.setHeader('Connection', 'close');
}

function setDefault(outgoing: ServerResponse, name: string, value: string): void {
  if (!outgoing.hasHeader(name)) outgoing.setHeader(name, value);
}

/** Sends a body as fast as the client takes it. When the client leaves, the body is cancelled. */
async function stream({ incoming, outgoing }: Exchange, body: ReadableStream): Promise<void> {
  const encoder = compressor(contentEncoding(incoming, outgoing));
  const source = Readable.fromWeb(body);
  try {
    await (encoder ? pipeline(source, encoder, outgoing) : pipeline(source, outgoing));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
