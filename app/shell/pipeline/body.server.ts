import type { IncomingMessage } from 'node:http';
import { errorText } from '#app/ui/text/errors.ts';
import { AppError } from '#modules/platform/index.server.ts';
import type { Middleware } from './middleware.server.ts';

/** Largest body where a route declares no other, in bytes: forms and JSON calls are small. */
const BODY_LIMIT = 64 * 1024;

/** Reads a posted body up to the limit of its route, or hands it on as it arrives where the route asks for that. */
export const body: Middleware = async (exchange, next) => {
  const { incoming, context } = exchange;
  if (incoming.method !== 'POST' || context.blockedWith !== undefined) return next();
  const { bodyLimit = BODY_LIMIT, streamsUpload } = context.handle;
  const isTooLong = Number(incoming.headers['content-length'] ?? 0) > bodyLimit;
  if (!isTooLong) {
    exchange.body = streamsUpload
      ? streamBody(incoming, bodyLimit)
      : await readBody(incoming, bodyLimit);
  }
  if (!exchange.body) context.blockedWith = 413;
  await next();
};

/**
 * Reads a whole body.
 *
 * @returns null as soon as it is longer than the limit.
 * @throws when the client goes away before the end.
 */
async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  // The connection stays for the answer; what is left of a body that is too long is read and dropped.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > limit) {
      request.resume();
      return null;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A body as it arrives, read no faster than it is asked for. It fails with `too_large` beyond the limit. */
function streamBody(request: IncomingMessage, limit: number): ReadableStream<Uint8Array> {
  const chunks = request.iterator({ destroyOnReturn: false });
  let length = 0;
  const drop = async () => {
    await chunks.return?.();
    request.resume();
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) return controller.close();
        length += value.length;
        if (length <= limit) return controller.enqueue(value);
        await drop();
        throw new AppError('too_large', 'body beyond the limit', errorText(413).message);
      },
      cancel: drop,
    },
    { highWaterMark: 0 },
  );
}
