import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import { callerAddress } from './caller-address';

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
