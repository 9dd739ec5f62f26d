import { randomUUID } from 'node:crypto';
import { env } from '../env';

/** For every response that isn't a page: it may load nothing and cannot be framed. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";

export const commonHeaders = (appUrl: string, requestId: string = randomUUID()): Record<string, string> => ({
  'x-request-id': requestId,
  'x-content-type-options': 'nosniff',
  'content-security-policy': CLOSED_POLICY,
  ...transportSecurity(appUrl),
});

export function transportSecurity(appUrl: string = env().APP_URL): Record<string, string> {
  return appUrl.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : {};
}

/** watch-requests.ts gives the id, but not on a host whose own server calls the handlers directly. */
export function requestIdOf({ headers }: Request): string {
  const given = headers.get('x-request-id');
  return given && /^[\da-f-]{36}$/.test(given) ? given : randomUUID();
}

const originOf = (url: string) => new URL(url.replace(/\{[a-z]\}/gi, 'a')).origin;

const NONCE = '{nonce}';
let parts: string[] | undefined;

/** Scripts need this response's nonce. Other origins are allowed only when their provider is configured. */
export function contentPolicy(nonce: string): string {
  parts ??= policyFor(NONCE).split(NONCE);
  return parts.join(nonce);
}

function policyFor(nonce: string): string {
  const { NODE_ENV, APP_URL, MAP_TILE_URL, GOOGLE_MAPS_API_KEY, RECAPTCHA_SITE_KEY } = env();
  const developing = NODE_ENV === 'development';
  const maps = GOOGLE_MAPS_API_KEY ? ['https://*.googleapis.com', 'https://*.gstatic.com'] : [];
  const recaptcha = RECAPTCHA_SITE_KEY ? ['https://www.google.com', 'https://www.recaptcha.net'] : [];
  const directives: Record<string, (string | false)[]> = {
    'default-src': ["'self'"],
    // With strict-dynamic, scripts that a trusted script loads (chunks, Google's parts) are trusted too.
    'script-src': ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'", developing && "'unsafe-eval'"],
    // Google Maps copies the nonce from a script to its own styles.
    'style-src': [
      "'self'",
      developing ? "'unsafe-inline'" : `'nonce-${nonce}'`,
      ...(maps.length ? ['https://fonts.googleapis.com'] : []),
    ],
    'img-src': ["'self'", 'data:', 'blob:', ...(MAP_TILE_URL ? [originOf(MAP_TILE_URL)] : []), ...maps],
    'font-src': ["'self'", ...(maps.length ? ['https://fonts.gstatic.com'] : [])],
    'connect-src': ["'self'", developing && 'ws:', ...maps, ...recaptcha],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': recaptcha.length ? recaptcha : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  const policy = Object.entries(directives).map(([name, sources]) =>
    [name, ...sources.filter(Boolean)].join(' '),
  );
  if (APP_URL.startsWith('https:')) policy.push('upgrade-insecure-requests');
  return policy.join('; ');
}
