import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress } from '../http/client-address.server.ts';
import { newRequestContext, type RequestContext } from '../request-context.server.ts';

/** Answers with a file, or calls `next` when there is none (as Connect and Vite do it). */
export type ServeFile = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** One HTTP request and its answer, on their way through the pipeline. */
export type Exchange = {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly serveFile: ServeFile;
  /** What routes may know of the request too. */
  readonly context: RequestContext;
  /** The address asked for, under our own origin; null when it is malformed. */
  url: URL | null;
  /** The route that will answer; undefined until it is found, and where there is none. */
  routeId: string | undefined;
  /** Its pattern, such as `/account/validation/:token`; empty until it is found. */
  pattern: string;
  /** A posted body: read whole, or as it arrives. */
  body: Buffer | ReadableStream<Uint8Array> | null;
  /** What the route answers. */
  response: Response | null;
};

/** One step of the pipeline: answers by itself, or has the following steps run by `next`. */
export type Middleware = (exchange: Exchange, next: () => Promise<void>) => Promise<void>;

/** One step that runs the given ones in their order. */
export function compose(steps: readonly Middleware[]): (exchange: Exchange) => Promise<void> {
  return (exchange) => {
    const runFrom = (index: number): Promise<void> =>
      steps[index]?.(exchange, () => runFrom(index + 1)) ?? Promise.resolve();
    return runFrom(0);
  };
}

export function newExchange(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  serveFile: ServeFile,
): Exchange {
  const context = newRequestContext(clientAddress(incoming));
  return {
    incoming,
    outgoing,
    serveFile,
    context,
    url: null,
    routeId: undefined,
    pattern: '',
    body: null,
    response: null,
  };
}

/** Whether a request only reads. */
export function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}
