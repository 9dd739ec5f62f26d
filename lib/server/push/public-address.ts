import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** False for an address in a home, host or private network. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const ip = ipaddr.process(address);
  if (ip.range() !== 'unicast') return false;
  // Public IPv6 addresses are in 2000::/3. Outside it, addresses are reserved or contain an IPv4 address.
  return ip.kind() === 'ipv4' || ip.match(ipaddr.parse('2000::') as ipaddr.IPv6, 3);
}

const innerNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|home\.arpa|onion)$/;

/** A push service that the app may send to has https, port 443 and a public name or address. */
export function isPublicEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, port, username, password, hostname } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username || password) return false;
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  return isIP(host) ? isPublicAddress(host) : host.includes('.') && !innerNames.test(host);
}
