import type { Socket } from 'node:net';
import type { Middleware } from './middleware.server.ts';

/** How many requests of one connection may wait for their answers at once. Browsers wait for each answer. */
const PENDING_MAX = 8;

const pending = new WeakMap<Socket, number>();

/**
 * Counts the requests of a connection that are not answered yet: an answer counts until its last byte has left. A
 * connection that sends on without reading is ended; what it would not read costs memory.
 */
export const admission: Middleware = async ({ incoming: { socket }, outgoing }, next) => {
  if (socket.destroyed) return;
  const waiting = pending.get(socket) ?? 0;
  if (waiting >= PENDING_MAX) {
    socket.destroy();
    return;
  }
  pending.set(socket, waiting + 1);
  outgoing.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
  await next();
};
