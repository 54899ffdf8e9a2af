import type { IncomingMessage, ServerResponse } from 'node:http';

/** The web Request of a Node request. Its signal fires when the client goes away before the answer is complete. */
export function toWebRequest(
  incoming: IncomingMessage,
  response: ServerResponse,
  url: URL,
  body: Buffer | ReadableStream<Uint8Array> | null,
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
    ...(body && { body: body instanceof ReadableStream ? body : new Uint8Array(body) }),
    // Node requires it where the body is a stream; TypeScript's RequestInit does not know it.
    ...{ duplex: 'half' },
  });
}
