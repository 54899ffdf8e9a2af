import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests of one connection may wait for their answers at once. Browsers wait for each answer. */
const PENDING_MAX = 8;

const pending = new WeakMap<Socket, number>();

/**
 * Counts a request in among those of its connection that are not answered yet: an answer counts until its last byte has
 * left. A connection that sends on without reading is ended; what it would not read costs memory.
 *
 * @returns whether to answer.
 */
export function admitRequest({ socket }: IncomingMessage, outgoing: ServerResponse): boolean {
  if (socket.destroyed) return false;
  const waiting = pending.get(socket) ?? 0;
  if (waiting >= PENDING_MAX) {
    socket.destroy();
    return false;
  }
  pending.set(socket, waiting + 1);
  outgoing.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
  return true;
}
