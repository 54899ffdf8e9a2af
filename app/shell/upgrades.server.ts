import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { isSameOrigin } from './http/same-origin.server.ts';

/** Serves another protocol than HTTP at one path. */
export type UpgradeHandler = {
  /** Takes over an upgrade whose path and origin are already checked. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Closes every open socket with code 1001 (going away). */
  closeAll(): void | Promise<void>;
};

/** @param handlers by path. */
export function createUpgrades(handlers: Readonly<Record<string, UpgradeHandler>>) {
  return {
    /**
     * Gives an upgrade to the handler of its path. False when there is no such handler: the caller then ends the
     * socket.
     */
    handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
      const handler = handlers[(request.url ?? '').split('?', 1)[0] ?? ''];
      if (!handler) return false;
      if (isSameOrigin(request)) handler.accept(request, socket, head);
      else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return true;
    },
    async closeSockets(): Promise<void> {
      await Promise.all(Object.values(handlers).map((handler) => handler.closeAll()));
    },
  };
}
