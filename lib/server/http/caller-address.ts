import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The address a request comes from: the connection's, or that which stands as many proxies back in X-Forwarded-For
 * as are trusted. What a client wrote there itself stands further back and is never reached.
 */
export function callerAddress(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string | undefined {
  const claimed = trustedProxies > 0 ? (forwardedFor ?? '').split(',').map(asAddress) : [];
  const hops = [...claimed, remoteAddress && asAddress(remoteAddress)];
  // Something else than an address in the chain makes all that stands before it worthless.
  const believed = hops.slice(-1 - trustedProxies).reverse();
  const broken = believed.indexOf(undefined, 1);
  return believed[(broken < 0 ? believed.length : broken) - 1];
}

/** What a limit counts: an IPv4 address, or the /64 that a household or a server has to itself in IPv6. */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const groups = ipaddr.IPv6.parse(address).parts.slice(0, 4);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}

/** Without port and brackets, and an IPv4 address as such; undefined when it is none. */
function asAddress(text: string): string | undefined {
  const address = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=[\d.]+$)/i, '');
  // Nearly all are IPv4, and need no parsing at every request.
  if (isIPv4(address)) return address;
  return isIPv6(address) && ipaddr.isValid(address) ? ipaddr.process(address).toString() : undefined;
}
