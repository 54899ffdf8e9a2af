import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { FetchError } from './outcome.ts';
import { isPublicAddress } from './public-address.ts';

/** How names become addresses, which of these may be connected to, and by which ports. Tests have a network of their own. */
export type Network = {
  lookup: LookupFunction;
  isPublic: (address: string) => boolean;
  ports: ReadonlySet<string>;
};

export const INTERNET: Network = {
  lookup: systemLookup as LookupFunction,
  isPublic: isPublicAddress,
  ports: new Set(['80', '443']),
};

/**
 * Opens the sockets of the client. A name is looked up once for each socket, and the socket connects to the very addresses
 * that were checked: what the name answers a moment later (DNS rebinding) is never used.
 *
 * @param allow hosts with ports that are connected to whatever their address.
 */
export function guardedConnector(
  network: Network,
  allow: ReadonlySet<string>,
  timeoutMs: number,
): buildConnector.connector {
  // HTTP/2 is not offered: its frames would need bounds of their own.
  const options = { timeout: timeoutMs, allowH2: false };
  const open = buildConnector({ ...options, lookup: network.lookup });
  const guarded = buildConnector({ ...options, lookup: guardLookup(network) });
  return (target, callback) => {
    const { hostname, port, protocol } = target;
    const written = isIP(hostname) === 6 ? `[${hostname}]` : hostname;
    if (allow.has(`${written}:${port || (protocol === 'https:' ? 443 : 80)}`)) {
      return open(target, callback);
    }
    // An address is connected to without a lookup.
    if (isIP(hostname) && !network.isPublic(hostname)) {
      return callback(new FetchError('private_address'), null);
    }
    guarded(target, (...[error, socket]: Parameters<buildConnector.Callback>) => {
      if (socket && !network.isPublic(socket.remoteAddress ?? '')) {
        socket.destroy();
        return callback(new FetchError('private_address'), null);
      }
      return error ? callback(error, null) : callback(null, socket as NonNullable<typeof socket>);
    });
  };
}

/** Refuses a name as soon as one of its addresses is not public: no honest shop has such a name. */
function guardLookup({ lookup, isPublic }: Network): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const found = addresses as { address: string; family: number }[];
      const [first] = found;
      if (!first || !found.every(({ address }) => isPublic(address))) {
        return callback(new FetchError('private_address'), '', 0);
      }
      if (options.all) callback(null, found as never, 0);
      else callback(null, first.address, first.family);
    });
  };
}
