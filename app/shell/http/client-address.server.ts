import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { config } from '#modules/platform/index.server.ts';

/**
 * Address of the visitor, as a key for rate limits.
 *
 * With TRUST_PROXY the last entry of X-Forwarded-For counts: the one that our proxy wrote. Earlier ones are the
 * client's own words. IPv6 is cut to its /64, the smallest block that one household is given.
 */
export function clientAddress(request: IncomingMessage): string {
  const forwarded = config.trustProxy
    ? lastForwarded(request.headers['x-forwarded-for'])
    : undefined;
  const address = (forwarded ?? request.socket.remoteAddress ?? '').replace(
    /^::ffff:(?=\d+\.)/i,
    '',
  );
  return isIP(address) === 6 ? network64(address) : address;
}

/** Headers that a proxy adds, whichever it is: the standard ones, those that name an address, those of common products. */
const FROM_PROXIES =
  /^via$|(^|-)(forwarded|ip)(-|$)|^(x-(original|envoy|amzn|azure)|cf|fastly|fly|akamai)-/;
/** A Host header that names this machine: any other is what a proxy, or a browser tricked into asking, passes on. */
const NAMES_HERE = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;

/** True when the request comes from this machine and no proxy stands between. */
export function isFromHere({ headers, socket }: IncomingMessage): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
  const isPassedOn =
    !NAMES_HERE.test(headers.host ?? '') ||
    Object.keys(headers).some((name) => FROM_PROXIES.test(name));
  return !isPassedOn && (address === '::1' || address.startsWith('127.'));
}

function lastForwarded(header: string | string[] | undefined): string | undefined {
  const last = header?.toString().split(',').at(-1)?.trim();
  return last && isIP(last) !== 0 ? last : undefined;
}

function network64(address: string): string {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right].slice(0, 4).join(':');
}
