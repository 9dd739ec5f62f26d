import 'server-only';
import { type LookupAddress, lookup as lookUpName } from 'node:dns';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address';

export interface PushRequest {
  endpoint: string;
  headers: Record<string, string | number>;
  body: Buffer;
}

export type PushTransport = (push: PushRequest) => Promise<number>;

/** The name of the push service resolves to an address in a private network. A retry would not help. */
export class InnerAddressError extends Error {
  override name = 'InnerAddressError';
}

interface Network {
  lookup: typeof lookUpName;
  allows: (address: string) => boolean;
  timeoutMs: number;
  ca?: string;
  port?: number;
}

const internet: Network = { lookup: lookUpName, allows: isPublicAddress, timeoutMs: 10_000 };

/**
 * Connects only to the addresses that it has just looked up and found public, so a name that resolves
 * differently a moment later can't lead into a private network. Follows no redirects.
 */
export function httpsTransport(given: Partial<Network> = {}): PushTransport {
  const { lookup, allows, timeoutMs, ca, port } = { ...internet, ...given };
  const lookUpPublic: LookupFunction = (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return done(error, []);
      const inner = addresses.length === 0 || addresses.some(({ address }) => !allows(address));
      if (inner) return done(new InnerAddressError(`${name} is no public address`), []);
      const [first] = addresses;
      return options.all ? done(null, addresses) : done(null, first?.address ?? '', first?.family);
    });
  };
  return ({ endpoint, headers, body }) =>
    new Promise((resolve, reject) => {
      const url = new URL(endpoint);
      const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
      // Node doesn't look up an IP address, so `lookUpPublic` never sees it.
      if (isIP(host) && !allows(host)) throw new InnerAddressError(`${host} is no public address`);
      const sending = request(url, {
        method: 'POST',
        headers,
        lookup: lookUpPublic,
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(ca && { ca }),
        ...(port && { port }),
      });
      sending.on('error', reject);
      sending.on('response', (response) => {
        response.on('error', () => undefined);
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      sending.end(body);
    });
}
