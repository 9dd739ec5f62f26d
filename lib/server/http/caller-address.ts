import { isIP } from 'node:net';

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
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const missing = address.includes('::') ? 8 - groups(head).length - groups(tail).length : 0;
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Without port and brackets, and an IPv4 address as such; undefined when it is none. */
function asAddress(text: string): string | undefined {
  const address = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(address) ? address : undefined;
}
