import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { sessionSockets } from '#app/features/search/index.server.ts';
import { isSameOrigin } from './http/same-origin.server.ts';

type UpgradeHandler = {
  /** Takes over an upgrade whose path and origin are already checked. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Closes every open socket with code 1001 (going away). */
  closeAll(): void | Promise<void>;
};

/** Every WebSocket path. */
const DOORS: Record<string, UpgradeHandler> = { '/session': sessionSockets };

/** Gives an upgrade to the handler of its path. False when no handler wants it: the caller then ends the socket. */
export function handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
  const door = DOORS[(request.url ?? '').split('?', 1)[0] ?? ''];
  if (!door) return false;
  if (isSameOrigin(request)) door.accept(request, socket, head);
  else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  return true;
}

export async function closeSockets(): Promise<void> {
  await Promise.all(Object.values(DOORS).map((door) => door.closeAll()));
}
