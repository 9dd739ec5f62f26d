import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import { callerAddress } from './caller-address';

const inHouse = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  inHouse.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inHouse.addSubnet(network, prefix, 'ipv6');

const logIn = /^\/(?:api\/)?auth\/login\/?(?:\?|$)/;

/**
 * Whether a log-in came through a proxy that is not trusted, so that everybody's log-ins share the proxy's count. A
 * stranger can write X-Forwarded-For too, but connects from an address of the open internet.
 */
export function showsUntrustedProxy(request: IncomingMessage, trustedProxies: number): boolean {
  if (trustedProxies > 0 || request.method !== 'POST' || !logIn.test(request.url ?? '')) return false;
  const address = callerAddress(request.socket.remoteAddress, undefined, 0);
  if (!address || !request.headers['x-forwarded-for']) return false;
  return inHouse.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}
