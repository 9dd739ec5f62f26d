import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A parameter's value can be a secret link, so its name stands in the log. */
export function pathWithoutValues(path: string, params: Record<string, string | string[]>): string {
  const rest = Object.entries(params).find(([, value]) => Array.isArray(value));
  if (rest) return [...path.split('/').slice(0, -rest[1].length), `{${rest[0]}}`].join('/');
  const names = new Map(Object.entries(params).map(([name, value]) => [String(value), name]));
  const parts = path.split('/').map((part) => {
    const name = names.get(part) ?? names.get(decoded(part));
    return name ? `{${name}}` : part;
  });
  return parts.join('/');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** With n trusted proxies, the n-th from the end of X-Forwarded-For: the client may have written the rest. */
export function callerAddress(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string | undefined {
  const claimed = trustedProxies > 0 ? (forwardedFor ?? '').split(',').map(asAddress) : [];
  const hops = [...claimed, remoteAddress && asAddress(remoteAddress)];
  // From the nearest proxy outwards: an address beyond an invalid one can't be trusted.
  const believed = hops.slice(-1 - trustedProxies).reverse();
  const broken = believed.indexOf(undefined, 1);
  return believed[(broken < 0 ? believed.length : broken) - 1];
}

/** The network that a rate limit counts by. A household or server has a whole /64 of IPv6. */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const groups = ipaddr.IPv6.parse(address).parts.slice(0, 4);
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`;
}

/** Without port and brackets. IPv4-mapped IPv6 becomes IPv4. Undefined for an invalid address. */
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

const inHouse = new Set(['loopback', 'private', 'linkLocal', 'carrierGradeNat', 'uniqueLocal']);

const logIn = /^\/(?:api\/)?auth\/login\/?(?:\?|$)/;

/**
 * Behind such a proxy all log-ins share the limit of its address. Only a private address counts as a
 * proxy's, because a stranger can send X-Forwarded-For too.
 */
export function showsUntrustedProxy(request: IncomingMessage, trustedProxies: number): boolean {
  if (trustedProxies > 0 || request.method !== 'POST' || !logIn.test(request.url ?? '')) return false;
  const address = callerAddress(request.socket.remoteAddress, undefined, 0);
  if (!address || !request.headers['x-forwarded-for']) return false;
  return inHouse.has(ipaddr.parse(address).range());
}
