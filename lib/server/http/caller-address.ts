import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Returns the address that a request comes from; undefined when it is unknown. Without trusted
 * proxies it is the connection's address. With n trusted proxies it is the n-th address from the
 * end of X-Forwarded-For. The addresses before it may be written by the client, so they are
 * ignored.
 */
export function callerAddress(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string | undefined {
  const claimed = trustedProxies > 0 ? (forwardedFor ?? '').split(',').map(asAddress) : [];
  const hops = [...claimed, remoteAddress && asAddress(remoteAddress)];
  // Read the addresses from the nearest proxy outwards. An address beyond an invalid one can't be
  // trusted, so return the last valid address before it.
  const believed = hops.slice(-1 - trustedProxies).reverse();
  const broken = believed.indexOf(undefined, 1);
  return believed[(broken < 0 ? believed.length : broken) - 1];
}

/**
 * Returns the network that a rate limit counts by: a whole IPv4 address, or the /64 of an IPv6
 * address, because a household or server has a whole /64.
 */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const groups = ipaddr.IPv6.parse(address).parts.slice(0, 4);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}

/**
 * Returns the address without port and brackets. IPv4-mapped IPv6 becomes IPv4. Undefined for an
 * invalid address.
 */
function asAddress(text: string): string | undefined {
  const address = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=[\d.]+$)/i, '');
  // Nearly all addresses are IPv4 and need no parsing.
  if (isIPv4(address)) return address;
  return isIPv6(address) && ipaddr.isValid(address) ? ipaddr.process(address).toString() : undefined;
}
