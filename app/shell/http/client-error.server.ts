import type { Duplex } from 'node:stream';
import { log } from '#modules/platform/index.server.ts';

const ANSWERS: Record<string, [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'Les en-têtes de la requête sont trop longs.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'La requête a mis trop de temps à arriver.'],
};

/** Time for a client to finish sending and to read the answer. */
const LINGER_MS = 2_000;

/**
 * Answers what is not even HTTP, or too slow or too long to become a request.
 *
 * The rest of what is being sent is read and dropped for a moment: a connection closed at once is reset, and its client
 * never reads the answer (RFC 9112, section 9.6). Each piece of that rest is reported as an error again.
 */
export function handleClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (socket.writableEnded) return;
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const linger = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(linger));
  const [status, message] = ANSWERS[error.code ?? ''] ?? [
    '400 Bad Request',
    'Cette requête est illisible.',
  ];
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n` +
      `X-Content-Type-Options: nosniff\r\nContent-Length: ${Buffer.byteLength(message)}\r\n\r\n${message}`,
  );
}

const LOG_INTERVAL_MS = 1_000;
let loggedAt = Number.NEGATIVE_INFINITY;

/** Logs that connections cannot be accepted, once a second at most: thousands may come while that lasts. */
export function handleAcceptError(error: NodeJS.ErrnoException): void {
  if (performance.now() - loggedAt < LOG_INTERVAL_MS) return;
  loggedAt = performance.now();
  log.error({ err: error }, 'connection not accepted');
}
