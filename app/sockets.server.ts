import { sessionSockets } from './features/search/index.server.ts';
import type { UpgradeHandler } from './shell/upgrades.server.ts';

/** Every WebSocket of the site, by its path. */
export const sockets: Readonly<Record<string, UpgradeHandler>> = { '/session': sessionSockets };
