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

/** Hands a push to its service; resolves to the status that it responds with. */
export type PushTransport = (push: PushRequest) => Promise<number>;

/** A name that leads into a network of ours; trying again would lead there too. */
export class InnerAddressError extends Error {
  override name = 'InnerAddressError';
}

interface Network {
  lookup: typeof lookUpName;
  allows: (address: string) => boolean;
  timeoutMs: number;
  /** Of a service with a certificate of its own, and where it listens. */
  ca?: string;
  port?: number;
}

const internet: Network = { lookup: lookUpName, allows: isPublicAddress, timeoutMs: 10_000 };

/**
 * Over https, to the very address that was looked up and found public: a name that leads elsewhere a moment later
 * leads nowhere. No redirect is followed, and nothing of the response is read but its status.
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
      // An address that needs no looking up.
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
