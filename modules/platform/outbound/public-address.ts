import ipaddr from 'ipaddr.js';

/** Ranges that only look like the public ones: addresses in them lead through a gateway, or to an example. */
const NOT_PUBLIC = [
  // RFC 9637: for documentation.
  '3fff::/20',
  // RFC 2928, with Teredo and ORCHID: tunnels and identifiers.
  '2001::/23',
  // RFC 3056, 6to4: an IPv4 address of any kind is inside.
  '2002::/16',
].map((range) => ipaddr.IPv6.parseCIDR(range));

/** RFC 4291: all that is assigned to the public Internet so far; NAT64 (64:ff9b::/96), unique-local and link-local are outside. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address, as a socket or a lookup writes it, is one of the public Internet. Nothing else is ever connected to:
 * not loopback, private, link-local, shared (RFC 6598), documentation, multicast, broadcast or reserved addresses, in
 * whatever form IPv6 wraps them.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.range() === 'unicast';
  return (
    parsed.match(GLOBAL_UNICAST) &&
    parsed.range() === 'unicast' &&
    !NOT_PUBLIC.some((range) => parsed.match(range))
  );
}
