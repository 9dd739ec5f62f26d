import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an IP address is somewhere on the internet, and not within a house, a host or a network of ours. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const ip = ipaddr.process(address);
  if (ip.range() !== 'unicast') return false;
  // Of IPv6, what is handed out; the rest carries other addresses in it, or is kept back.
  return ip.kind() === 'ipv4' || ip.match(ipaddr.parse('2000::') as ipaddr.IPv6, 3);
}

const innerNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|test|invalid|home\.arpa|onion)$/;

/** Whether a push service's address may be written to: https on its own port, at a public name or address. */
export function isPublicEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, port, username, password, hostname } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username || password) return false;
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  return isIP(host) ? isPublicAddress(host) : host.includes('.') && !innerNames.test(host);
}
