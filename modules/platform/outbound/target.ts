import { FetchError } from './outcome.ts';

const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' };
const LONGEST_URL = 2048;

/** A host and port as OUTBOUND_ALLOW lists them, in the spelling that the URL standard gives the host. */
export function hostAndPort({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || DEFAULT_PORTS[protocol]}`;
}

export type Targets = {
  /** The ports that are open on every host. */
  ports: ReadonlySet<string>;
  /** Hosts with ports that are open beside them. */
  allow: ReadonlySet<string>;
};

/**
 * An address that may be asked for, resolved against the page that redirected to it.
 *
 * @throws FetchError
 */
export function checkTarget(address: string, { ports, allow }: Targets, from?: URL): URL {
  const url = address.length <= LONGEST_URL ? URL.parse(address, from?.href) : null;
  if (!url) throw new FetchError('invalid_url');
  const usualPort = DEFAULT_PORTS[url.protocol];
  if (!usualPort) throw new FetchError('scheme');
  if (url.username || url.password) throw new FetchError('user_info');
  if (!ports.has(url.port || usualPort) && !allow.has(hostAndPort(url)))
    throw new FetchError('port');
  if (from?.protocol === 'https:' && url.protocol === 'http:') throw new FetchError('downgrade');
  url.hash = '';
  return url;
}
